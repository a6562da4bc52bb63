import type { MatchSpec } from '@touchback/engine'
import { go } from './router.svelte.ts'
import { currentMatch, keepMatch } from './storage.ts'
import { type KeptMatch, type MatchSettings, MatchSession } from '../match/session.svelte.ts'

/** The match on this device, if one is open. */
class Table {
  session = $state.raw<MatchSession | null>(null)

  /** Begins a new match and shows it. */
  start(spec: MatchSpec, settings: MatchSettings): void {
    this.#open(new MatchSession(spec, settings, keepMatch))
  }

  /** Goes on with a kept match: the one on this device, one from a file, or a replay from some point. */
  resume(kept: KeptMatch): void {
    this.#open(new MatchSession(kept.spec, kept.settings, keepMatch, kept))
  }

  /** Opens the match kept on this device when none is open. False when there is none. */
  restore(): boolean {
    if (this.session !== null) return true
    const kept = currentMatch()
    if (kept === null) return false
    this.session = new MatchSession(kept.spec, kept.settings, keepMatch, kept)
    return true
  }

  #open(session: MatchSession): void {
    this.session?.stop()
    this.session = session
    keepMatch(session.kept)
    go('/match')
  }

  /** Puts the pieces away; the match stays kept. */
  leave(): void {
    this.session?.stop()
    this.session = null
  }
}

export const table = new Table()
