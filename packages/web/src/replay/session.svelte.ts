import type { Event, Row, Side, XY } from '@touchback/engine'
import { MatchSession } from '../match/session/session.svelte.ts'
import type { Table } from '../match/session/table.ts'
import { follow, type View } from '../match/session/view.ts'
import { settings } from '../lib/settings.svelte.ts'
import { beginningsOf, marksOf } from './marks.ts'
import type { Recording } from './recording.ts'
import { namedSetting } from '../report/setting.ts'
import { LogNarrator, type LogLine } from '../words/log.ts'

/** Between two steps when nothing is animated, in milliseconds. */
const BEAT = 260

/** Nobody sits here and nothing is answered. */
const NOBODYS: Table = {
  sit: () => {},
  isHere: () => false,
  answer: () => Promise.resolve('The match is only being looked at.'),
  timeUp: () => Promise.resolve(),
  takeBackDie: () => undefined,
  enter: () => {},
  takeBack: () => Promise.resolve('The match is only being looked at.'),
  leave: () => {},
}

/** Where it happens: the square of whoever it is about, or of the ball. */
function squaresOf(view: View, event: Event | undefined): readonly XY[] {
  const id = event !== undefined && 'player' in event ? event.player : null
  const at = (id === null ? null : view.players[id]?.at) ?? view.ball
  return at === null ? [] : [at]
}

/** A match that is looked at again: nobody is asked, and it runs both ways. */
export class ReplaySession extends MatchSession {
  readonly recording: Recording
  readonly marks
  readonly beginnings
  step = $state(0)
  /** How many events of the step have been shown; null when all of it is over. */
  shown = $state<number | null>(null)
  /** 1 forwards, −1 backwards, 0 at rest. */
  direction = $state<-1 | 0 | 1>(0)
  readonly #lines: readonly LogLine[]
  readonly #linesAt: readonly number[]
  #run = 0

  constructor(recording: Recording) {
    const { file } = recording
    const watched = {
      ...file.settings,
      coaches: { home: 'human', away: 'human' },
      undo: 'off',
      tableDice: false,
      clock: null,
    } as const
    super(file, watched, { table: NOBODYS, game: null })
    this.recording = recording
    const told = recording.told()
    const { names, sideOf } = namedSetting(recording.last)
    this.marks = marksOf(told, names, sideOf)
    this.beginnings = beginningsOf(told)
    const narrator = new LogNarrator(recording.last)
    const lines: LogLine[] = []
    this.#linesAt = recording.steps.map(({ events }) => lines.push(...narrator.tell(events)))
    this.#lines = lines
    this.goTo(0)
  }

  override get ownSide(): Side {
    return settings.swap ? 'away' : 'home'
  }

  /** As they stand in the record: the match itself is forked along it, and has none. */
  override get rows(): readonly Row[] {
    return this.recording.file.rows.slice(0, this.over + 1)
  }

  /** What the log says up to here. */
  get lines(): readonly LogLine[] {
    return this.#lines.slice(0, this.#linesAt[this.step] ?? 0)
  }

  /** Shows the position after a step at once, or in the middle of it; whatever was running stops. */
  goTo(step: number, shown: number | null = null): void {
    this.rest()
    this.#show(step, shown)
  }

  #show(step: number, shown: number | null = null): void {
    this.step = Math.max(0, Math.min(step, this.recording.length))
    const events = this.recording.steps[this.step]?.events ?? []
    // The very first step has nothing before it to begin from.
    this.shown = shown === null || shown >= events.length || this.step === 0 ? null : shown
    const { game, view, decision } = this.recording.at(this.step - (this.shown === null ? 0 : 1))
    const seen = this.shown === null ? events : events.slice(0, this.shown)
    this.game = game
    this.log = [...this.rows.flatMap((row) => row.events), ...(this.shown === null ? [] : seen)]
    this.showing.leave(seen)
    if (this.shown !== null) for (const event of seen) follow(view, event)
    this.view = view
    this.decision = this.shown === null ? decision : null
    this.pointed = this.shown === null ? [] : squaresOf(view, seen.at(-1))
    this.version++
  }

  /** The last step that is over: from the middle of one, the match is played on from where it began. */
  get over(): number {
    return this.shown === null ? this.step : this.step - 1
  }

  rest(): void {
    this.#run++
    this.direction = 0
    this.showing.skip()
  }

  /** Runs until somebody stops it or the record ends. */
  async play(direction: -1 | 1): Promise<void> {
    this.rest()
    const run = ++this.#run
    this.direction = direction
    while (run === this.#run) {
      const next = this.#next(direction)
      if (next < 0 || next > this.recording.length) break
      if (direction === 1) await this.#animateTo(next)
      if (run !== this.#run) return
      this.#show(next)
      if (direction === -1 || settings.speed === 0)
        await this.showing.wait(BEAT / Math.max(0.5, settings.speed))
    }
    if (run === this.#run) this.direction = 0
  }

  /** One step on, with its animation. */
  async forward(): Promise<void> {
    this.rest()
    const run = ++this.#run
    const next = this.#next(1)
    if (next > this.recording.length) return
    await this.#animateTo(next)
    if (run === this.#run) this.#show(next)
  }

  /** Where the match goes on: in the middle of a step, with the rest of it. */
  #next(direction: -1 | 1): number {
    return this.step + (this.shown !== null && direction === 1 ? 0 : direction)
  }

  #animateTo(step: number): Promise<void> {
    this.pointed = []
    const events = this.recording.steps[step]?.events ?? []
    return this.showing.play(this.view, step === this.step ? events.slice(this.shown ?? 0) : events)
  }

  /** To the picture of the touchdown, casualty or turnover before or after this one. */
  jumpToMark(direction: -1 | 1): void {
    const { marks, step } = this
    const now = this.shown ?? Infinity
    const mark =
      direction === 1
        ? marks.find((one) => one.step > step || (one.step === step && one.shown > now))
        : marks.findLast((one) => one.step < step || (one.step === step && one.shown < now))
    if (mark !== undefined) this.goTo(mark.step, mark.shown)
    else this.goTo(direction === 1 ? this.recording.length : 0)
  }

  /** To the nearest of some steps before or after this one. */
  jump(steps: readonly number[], direction: -1 | 1): void {
    const there =
      direction === 1 ? steps.find((step) => step > this.step) : steps.findLast((step) => step < this.step)
    this.goTo(there ?? (direction === 1 ? this.recording.length : 0))
  }

  override stop(): void {
    this.rest()
    super.stop()
  }
}
