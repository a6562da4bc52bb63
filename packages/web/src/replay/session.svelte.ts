import type { Side } from '@touchback/engine'
import { type Line, Narrator } from '@touchback/words'
import { isShown, pause } from '../match/pace.ts'
import { type KeptMatch, MatchSession } from '../match/session.svelte.ts'
import { follow, snapshot } from '../match/view.ts'
import { settings } from '../lib/settings.svelte.ts'
import { soundOf } from '../lib/sound.ts'
import { beginningsOf, marksOf } from './marks.ts'
import type { Recording } from './recording.ts'
import { settingOf } from '../report/setting.ts'

/** Between two steps when nothing is animated, in milliseconds. */
const BEAT = 260

/** A match that is looked at again: nobody is asked, and it runs both ways. */
export class ReplaySession extends MatchSession {
  readonly recording: Recording
  readonly marks
  readonly beginnings
  step = $state(0)
  /** 1 forwards, −1 backwards, 0 at rest. */
  direction = $state<-1 | 0 | 1>(0)
  readonly #lines: readonly Line[]
  readonly #linesAt: readonly number[]
  #run = 0
  #hurried = () => {}

  constructor(kept: KeptMatch, recording: Recording) {
    const watched = {
      ...kept.settings,
      coaches: { home: 'human', away: 'human' },
      undo: 'off',
      tableDice: false,
      clock: null,
    } as const
    super(kept.spec, watched, () => {}, { ...kept, settings: watched, choices: [] })
    this.recording = recording
    const told = recording.told()
    const { names, sideOf } = settingOf(recording.last)
    this.marks = marksOf(told, names, sideOf)
    this.beginnings = beginningsOf(told)
    const narrator = new Narrator(recording.last, names)
    const lines: Line[] = []
    this.#linesAt = recording.steps.map(({ events }) => lines.push(...narrator.tell(events)))
    this.#lines = lines
    this.goTo(0)
  }

  override get isOurs(): boolean {
    return false
  }

  override get ownSide(): Side {
    return settings.swap ? 'away' : 'home'
  }

  override async run(): Promise<void> {}
  override async choose(): Promise<void> {}
  override undo(): void {}

  override skip(): void {
    this.#hurried()
  }

  /** What the log says up to here. */
  get lines(): readonly Line[] {
    return this.#lines.slice(0, this.#linesAt[this.step] ?? 0)
  }

  /** Shows the position after a step at once; whatever was running stops. */
  goTo(step: number): void {
    this.rest()
    this.#show(step)
  }

  #show(step: number): void {
    this.step = Math.max(0, Math.min(step, this.recording.length))
    this.game = this.recording.at(this.step)
    const events = this.recording.steps[this.step]?.events ?? []
    this.recent = events.filter(isShown).slice(-8)
    this.now = this.recent.at(-1) ?? null
    this.view = snapshot(this.game)
    this.decision = this.game.decision
    this.animating = false
    this.version++
  }

  rest(): void {
    this.#run++
    this.direction = 0
    this.#hurried()
  }

  /** Runs until somebody stops it or the record ends. */
  async play(direction: -1 | 1): Promise<void> {
    this.rest()
    const run = ++this.#run
    this.direction = direction
    while (run === this.#run) {
      const next = this.step + direction
      if (next < 0 || next > this.recording.length) break
      if (direction === 1) await this.#animateTo(next, run)
      if (run !== this.#run) return
      this.#show(next)
      if (direction === -1 || settings.speed === 0) await this.#wait(BEAT / Math.max(0.5, settings.speed))
    }
    if (run === this.#run) this.direction = 0
  }

  /** One step on, with its animation. */
  async forward(): Promise<void> {
    this.rest()
    const run = ++this.#run
    const next = this.step + 1
    if (next > this.recording.length) return
    await this.#animateTo(next, run)
    if (run === this.#run) this.#show(next)
  }

  async #animateTo(step: number, run: number): Promise<void> {
    if (settings.speed === 0) return
    this.recent = []
    this.animating = true
    for (const event of this.recording.steps[step]?.events ?? []) {
      follow(this.view, event)
      soundOf(event)
      const wait = pause(event)
      if (wait === 0) continue
      if (isShown(event)) this.recent = [...this.recent, event].slice(-8)
      this.now = event
      await this.#wait(wait / settings.speed)
      if (run !== this.#run) return
    }
    this.animating = false
  }

  #wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      this.#hurried = () => {
        clearTimeout(timer)
        resolve()
      }
    })
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
