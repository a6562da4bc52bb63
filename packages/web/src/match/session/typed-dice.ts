import { type DiceSource, MissingDie } from '@touchback/engine'
import { purposeOf, type Rehearse } from '../odds/purpose.ts'
import type { WantedDie } from './table.ts'

/** Real dice: the coaches roll at the table and type what they see. */
export class TypedDice implements DiceSource {
  /** The dice of this step that were typed in so far. */
  entered: readonly number[] = []
  /** The die that must be rolled before play goes on. */
  wanted: WantedDie | null = null
  readonly #changed: () => void
  #used = 0
  #tell: (value: number | null) => void = () => {}

  constructor(changed: () => void) {
    this.#changed = changed
  }

  next(...[kind, sides]: Parameters<DiceSource['next']>): number {
    const value = this.entered[this.#used]
    if (value === undefined) throw new MissingDie(kind, sides)
    this.#used++
    return value
  }

  /** Tries a step, and again with each die that becomes known; a game goes back by itself when one is missing. */
  through<T>(step: () => T, rehearse: Rehearse, forget: () => void): Promise<T> {
    return this.#through(step, rehearse, forget)
  }

  /** A match that is only beginning has nothing to go back to: it is begun anew, with all dice from the first. */
  begin<T>(begin: () => T, rehearse: Rehearse): Promise<T> {
    const afresh = () => {
      this.#used = 0
      return begin()
    }
    return this.#through(afresh, rehearse, () => undefined)
  }

  /** `forget` makes the game ask again for dice of this step that it has been given. */
  async #through<T>(step: () => T, rehearse: Rehearse, forget: () => void): Promise<T> {
    this.entered = []
    this.#used = 0
    for (;;) {
      try {
        const done = step()
        this.entered = []
        return done
      } catch (error) {
        if (!(error instanceof MissingDie)) throw error
        const { kind, sides } = error
        const value = await this.#ask({ kind, sides, ...purposeOf(rehearse, this.entered) })
        if (value === null) {
          this.#used = 0
          forget()
        }
        this.entered = value === null ? this.entered.slice(0, -1) : [...this.entered, value]
        this.#changed()
      }
    }
  }

  /** What is read off the die; null when the one before was read wrong. */
  async #ask(die: WantedDie): Promise<number | null> {
    this.wanted = die
    this.#changed()
    const value = await new Promise<number | null>((resolve) => {
      this.#tell = resolve
    })
    this.wanted = null
    return value
  }

  /** The last number was typed wrong: it is asked for again. */
  takeBack(): void {
    if (this.wanted !== null && this.entered.length > 0) this.#tell(null)
  }

  /** The number read off a real die. */
  enter(value: number): void {
    if (this.wanted === null || !Number.isInteger(value) || value < 1 || value > this.wanted.sides) return
    this.#tell(value)
  }
}
