import { type MatchSpec, type Reading, writeMatchFile } from '@touchback/engine'
import { beginMatch, resumeMatch } from '../match/session/local-match.ts'
import { type KeptMatch, type MatchSettings, openKept, type OpenedMatch } from '../match/session/kept.ts'
import type { MatchSession } from '../match/session/session.svelte.ts'
import { standing, whereabouts } from './kept-match.ts'
import { keepReplay, keepUnread } from './replays.ts'
import { go } from './router.svelte.ts'
import { currentText, keepMatch, onKeptElsewhere, readCurrent } from './storage.ts'

/** Fewer choices than this are a coin and two set-ups: nobody misses them. */
const WORTH_KEEPING = 6

/** What another match is about to take the place of goes to the replays, to be played on from there, or to be downloaded. */
function setAside(text: string | null): void {
  if (text === null) return
  const { value, problem } = openKept(text)
  if (value === null) return void keepUnread(text, problem)
  const { file } = value
  if (file.from !== null || file.rows.length <= WORTH_KEEPING) return
  const where = whereabouts(value)
  if (where === null || !where.finished)
    void keepReplay(file, text, where ?? { score: null, finished: false })
}

/** What whoever goes on with a match should know; null when it goes on as if nothing had been. */
function changeNote(opened: OpenedMatch): string | null {
  if (opened.verdict !== 'otherwise') return null
  const where = whereabouts(opened)
  const from = where === null ? '' : `, ${standing(where)}`
  return `The rules have changed: the match goes on from where a turn had ended${from}. The record as it was is among your replays.`
}

/** The match in this tab, if one is open. */
class Playing {
  session = $state.raw<MatchSession | null>(null)
  /** The device has no room for the match: it is gone with the page. */
  unkept = $state(false)
  /** Another tab has the match, or one in its place: two that keep theirs in turn would undo each other. */
  elsewhere = $state(false)
  /** Why the match that was asked for cannot be opened. */
  problem = $state<string | null>(null)
  /** What the coach should know about the match that has been opened. */
  note = $state<string | null>(null)

  constructor() {
    onKeptElsewhere(() => {
      if (this.session === null) return
      this.leave()
      this.elsewhere = true
    })
  }

  /** Keeps the match after every choice, and for good when it is over. */
  readonly #keep = (kept: KeptMatch): void => {
    const text = writeMatchFile(kept)
    this.#store(text)
    const game = this.session?.game
    if (game === undefined || game.decision !== null) return
    const { home, away } = game.state.teams
    void keepReplay(kept, text, { score: [home.score, away.score], finished: true })
  }

  #store(text: string): void {
    void keepMatch(text).then((kept) => {
      this.unkept = !kept
    })
  }

  /** The match is played here from now on, as the other tab has left it. */
  async takeOver(): Promise<void> {
    await readCurrent()
    this.restore()
  }

  /** Begins a new match and shows it. */
  start(spec: MatchSpec, settings: MatchSettings): void {
    this.#open(beginMatch({ spec }, settings, { onChange: this.#keep }))
  }

  /** Goes on with a match from a file, or with a replay from some point. The sentence why not; null when it goes on. */
  resume(kept: KeptMatch): string | null {
    const { value: opened, problem } = openKept(writeMatchFile(kept))
    if (opened === null) return problem
    const resumed = resumeMatch(opened, this.#keep)
    if (resumed.value === null) return resumed.problem
    this.#open(resumed.value)
    this.note = changeNote(opened)
    return null
  }

  /** Opens the match kept on this device when none is open. False when there is none. */
  restore(): boolean {
    this.elsewhere = false
    this.problem = null
    if (this.session !== null) return true
    const text = currentText()
    if (text === null) return false
    const { value, problem } = this.#restored(text)
    this.session = value
    this.problem = problem
    return true
  }

  #restored(text: string): Reading<MatchSession> {
    const { value: opened, problem } = openKept(text)
    if (opened === null) return { value: null, problem }
    this.note = changeNote(opened)
    // From here on the record is another: what it was is not lost.
    if (opened.verdict === 'otherwise') void keepReplay(opened.file, text, { score: null, finished: false })
    return resumeMatch(opened, this.#keep)
  }

  #open(session: MatchSession): void {
    this.session?.stop()
    setAside(currentText())
    this.session = session
    this.elsewhere = false
    this.problem = null
    this.note = null
    const { kept } = session
    if (kept !== null) this.#store(writeMatchFile(kept))
    go('/match')
  }

  /** Puts the pieces away; the match stays kept. */
  leave(): void {
    this.session?.stop()
    this.session = null
    this.note = null
  }
}

export const playing = new Playing()
