import type { Side } from '@touchback/engine'
import { MatchSession } from '../match/session/session.svelte.ts'
import type { Table } from '../match/session/table.ts'
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

/** A match that is looked at again: nobody is asked, and it runs both ways. */
export class ReplaySession extends MatchSession {
  readonly recording: Recording
  readonly marks
  readonly beginnings
  /** The steps with a mark on the timeline. */
  readonly highlights: readonly number[]
  step = $state(0)
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
    this.highlights = [...new Set(this.marks.map(({ step }) => step))]
    const narrator = new LogNarrator(recording.last)
    const lines: LogLine[] = []
    this.#linesAt = recording.steps.map(({ events }) => lines.push(...narrator.tell(events)))
    this.#lines = lines
    this.goTo(0)
  }

  override get ownSide(): Side {
    return settings.swap ? 'away' : 'home'
  }

  /** What the log says up to here. */
  get lines(): readonly LogLine[] {
    return this.#lines.slice(0, this.#linesAt[this.step] ?? 0)
  }

  /** Shows the position after a step at once; whatever was running stops. */
  goTo(step: number): void {
    this.rest()
    this.#show(step)
  }

  #show(step: number): void {
    this.step = Math.max(0, Math.min(step, this.recording.length))
    const { game, view, decision } = this.recording.at(this.step)
    this.game = game
    const events = this.recording.steps[this.step]?.events ?? []
    this.showing.leave(events)
    this.view = view
    this.decision = decision
    this.version++
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
      const next = this.step + direction
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
    const next = this.step + 1
    if (next > this.recording.length) return
    await this.#animateTo(next)
    if (run === this.#run) this.#show(next)
  }

  #animateTo(step: number): Promise<void> {
    return this.showing.play(this.view, this.recording.steps[step]?.events ?? [])
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
