import type { Event } from '@touchback/engine'
import { settings } from '../../lib/settings.svelte.ts'
import { reducedMotion } from '../../lib/motion.ts'
import { soundOf } from '../../lib/sound.ts'
import { type Scene, sceneLength, sceneOf } from '../../moments/scene.ts'
import { isShown, pause } from './pace.ts'
import { follow, type View } from './view.ts'

/** How many dice and results stay in the tray. */
const MOST_RECENT = 8

/** What has happened is shown one thing after another, at the coach's pace. */
export class Showing {
  /** Something is being shown. */
  running = $state(false)
  /** What is being shown right now. */
  now = $state.raw<Event | null>(null)
  /** What is worth a picture of its own, while it is shown. */
  scene = $state.raw<Scene | null>(null)
  /** The dice and results of the latest step. */
  recent = $state.raw<readonly Event[]>([])
  #hurry: () => void = () => {}
  #current = { skipped: false }

  /** Shows events on the view; `told` hears how many of them have been, as they are. */
  async play(view: View, events: readonly Event[], told: (count: number) => void = () => {}): Promise<void> {
    this.recent = []
    if (settings.speed === 0 && !(settings.scenes && reducedMotion())) return told(events.length)
    this.skip()
    const current = { skipped: false }
    this.#current = current
    this.running = true
    for (const [index, event] of events.entries()) {
      if (current.skipped) break
      follow(view, event)
      soundOf(event)
      const scene = settings.scenes ? sceneOf(view, events, index) : null
      const wait = scene === null ? this.#pause(event) : sceneLength(scene.kind, settings.speed)
      if (wait === 0) continue
      told(index + 1)
      if (isShown(event)) this.recent = [...this.recent, event].slice(-MOST_RECENT)
      this.now = event
      this.scene = scene
      await this.wait(wait)
      this.scene = null
    }
    told(events.length)
    if (this.#current === current) this.running = false
  }

  /** At pace 0 nothing is waited for but what has a picture. */
  #pause(event: Event): number {
    return settings.speed === 0 ? 0 : pause(event) / settings.speed
  }

  /** Leaves the dice and results of a step lying there. */
  leave(events: readonly Event[]): void {
    this.running = false
    this.recent = events.filter(isShown).slice(-MOST_RECENT)
    this.now = this.recent.at(-1) ?? null
  }

  wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      this.#hurry = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  /** What is being shown just now is not waited for. */
  hurry(): void {
    this.#hurry()
  }

  /** The rest of what is being shown is not waited for. */
  skip(): void {
    this.#current.skipped = true
    this.#hurry()
  }
}
