import type { MatchSpec } from '@touchback/engine'
import { whereabouts } from './kept-match.ts'
import { keepReplay } from './replays.ts'
import { go } from './router.svelte.ts'
import { currentMatch, keepMatch, onKeptElsewhere } from './storage.ts'
import type { KeptMatch, MatchSettings } from '../match/session/kept.ts'
import { beginMatch, resumeMatch } from '../match/session/local-match.ts'
import type { MatchSession } from '../match/session/session.svelte.ts'

/** Fewer choices than this are a coin and two set-ups: nobody misses them. */
const WORTH_KEEPING = 6

/** A match that is not over goes to the replays when another takes its place, to be played on from there. */
function setAside(kept: KeptMatch | null): void {
  if (kept === null || kept.from !== undefined || kept.choices.length < WORTH_KEEPING) return
  const where = whereabouts(kept)
  if (where !== null && !where.finished) void keepReplay(kept, where)
}

/** The match on this device, if one is open. */
class Playing {
  session = $state.raw<MatchSession | null>(null)
  /** The device has no room for the match: it is gone with the page. */
  unkept = $state(false)
  /** Another tab has the match, or one in its place: two that keep theirs in turn would undo each other. */
  elsewhere = $state(false)
  /** Why the match that was asked for cannot be opened. */
  problem = $state<string | null>(null)

  constructor() {
    onKeptElsewhere(() => {
      if (this.session === null) return
      this.leave()
      this.elsewhere = true
    })
  }

  /** Keeps the match after every choice, and for good when it is over. */
  readonly #keep = (kept: KeptMatch): void => {
    this.unkept = !keepMatch(kept)
    const game = this.session?.game
    if (game === undefined || game.decision !== null) return
    const { home, away } = game.state.teams
    void keepReplay(kept, { score: [home.score, away.score], finished: true })
  }

  /** Begins a new match and shows it. */
  start(spec: MatchSpec, settings: MatchSettings): void {
    this.#open(beginMatch({ spec }, settings, { onChange: this.#keep }))
  }

  /** Goes on with a kept match: the one on this device, one from a file, or a replay from some point. */
  resume(kept: KeptMatch): void {
    const session = resumeMatch(kept, this.#keep)
    if ('problem' in session) this.problem = session.problem
    else this.#open(session)
  }

  /** Opens the match kept on this device when none is open. False when there is none. */
  restore(): boolean {
    this.elsewhere = false
    this.problem = null
    if (this.session !== null) return true
    const kept = currentMatch()
    if (kept === null) return false
    const session = resumeMatch(kept, this.#keep)
    if ('problem' in session) this.problem = session.problem
    else this.session = session
    return true
  }

  #open(session: MatchSession): void {
    this.session?.stop()
    this.session = session
    this.elsewhere = false
    setAside(currentMatch())
    this.unkept = !keepMatch(session.kept)
    go('/match')
  }

  /** Puts the pieces away; the match stays kept. */
  leave(): void {
    this.session?.stop()
    this.session = null
  }
}

export const playing = new Playing()
