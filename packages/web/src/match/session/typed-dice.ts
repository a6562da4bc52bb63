import { type DiceSource, MissingDie } from '@touchback/engine'
import { purposeOf, type Rehearse } from '../odds/purpose.ts'
import type { WantedDie } from './table.ts'

/** What was to be done is not done: a die before it was read wrong. */
export class Abandoned extends Error {
  override readonly name = 'Abandoned'
}

/** What is read off the die; `wrong` when the one before was read wrong, `abandon` when all of it is dropped. */
type Told = number | 'wrong' | 'abandon'

/** Real dice: the coaches roll at the table and type what they see. */
export class TypedDice implements DiceSource {
  /** The dice of this step that were typed in so far. */
  entered: readonly number[] = []
  /** The die that must be rolled before play goes on. */
  wanted: WantedDie | null = null
  readonly #changed: () => void
  #used = 0
  #tell: (value: Told) => void = () => {}

  constructor(changed: () => void) {
    this.#changed = changed
  }

  next(...[kind, sides]: Parameters<DiceSource['next']>): number {
    const value = this.entered[this.#used]
    if (value === undefined) throw new MissingDie(kind, sides)
    this.#used++
    return value
  }

  /**
   * Tries a step, and again with each die that becomes known; a game goes back by itself when one is missing. Dice of it
   * may be known already.
   */
  through<T>(
    step: () => T,
    rehearse: Rehearse,
    forget: () => void,
    known: readonly number[] = [],
  ): Promise<T> {
    return this.#through(step, rehearse, forget, known)
  }

  /** A match that is only beginning has nothing to go back to: it is begun anew, with all dice from the first. */
  begin<T>(begin: () => T, rehearse: Rehearse, known: readonly number[] = []): Promise<T> {
    const afresh = () => {
      this.#used = 0
      return begin()
    }
    return this.#through(afresh, rehearse, () => undefined, known)
  }

  /** `forget` makes the game ask again for dice of this step that it has been given. */
  async #through<T>(
    step: () => T,
    rehearse: Rehearse,
    forget: () => void,
    known: readonly number[],
  ): Promise<T> {
    this.entered = known
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
        if (value === 'abandon') throw new Abandoned()
        if (value === 'wrong') {
          this.#used = 0
          forget()
        }
        this.entered = value === 'wrong' ? this.entered.slice(0, -1) : [...this.entered, value]
        this.#changed()
      }
    }
  }

  async #ask(die: WantedDie): Promise<Told> {
    this.wanted = die
    this.#changed()
    const value = await new Promise<Told>((resolve) => {
      this.#tell = resolve
    })
    this.wanted = null
    return value
  }

  /** The last number was typed wrong: it is asked for again. */
  takeBack(): void {
    if (this.wanted !== null && this.entered.length > 0) this.#tell('wrong')
  }

  /** Nothing comes of what dice are waited for: a die before it was typed wrong. */
  abandon(): void {
    if (this.wanted !== null) this.#tell('abandon')
  }

  /** The number read off a real die. */
  enter(value: number): void {
    if (this.wanted === null || !Number.isInteger(value) || value < 1 || value > this.wanted.sides) return
    this.#tell(value)
  }
}
