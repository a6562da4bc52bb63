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
  #tell: (value: number) => void = () => {}

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
  through<T>(step: () => T, rehearse: Rehearse): Promise<T> {
    return this.#through(step, rehearse)
  }

  /** A match that is only beginning has nothing to go back to: it is begun anew, with all dice from the first. */
  begin<T>(begin: () => T, rehearse: Rehearse): Promise<T> {
    const afresh = () => {
      this.#used = 0
      return begin()
    }
    return this.#through(afresh, rehearse)
  }

  async #through<T>(step: () => T, rehearse: Rehearse): Promise<T> {
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
        await this.#ask({ kind, sides, ...purposeOf(rehearse, this.entered) })
      }
    }
  }

  async #ask(die: WantedDie): Promise<void> {
    this.wanted = die
    this.#changed()
    const value = await new Promise<number>((resolve) => {
      this.#tell = resolve
    })
    this.wanted = null
    this.entered = [...this.entered, value]
    this.#changed()
  }

  /** The number read off a real die. */
  enter(value: number): void {
    if (this.wanted === null || !Number.isInteger(value) || value < 1 || value > this.wanted.sides) return
    this.#tell(value)
  }
}
