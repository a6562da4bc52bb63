import { type DiceKind, EnteredDice, MissingDie } from '@touchback/engine'
import { type Purpose, purposeOf, type Rehearse } from '../odds/purpose.ts'

/** A die that the coaches must roll. */
export interface WantedDie extends Purpose {
  readonly kind: DiceKind
  readonly sides: number
}

/** Real dice: the coaches roll at the table and type what they see. */
export class TableDice {
  readonly source = new EnteredDice()
  /** The die that must be rolled before play goes on. */
  wanted = $state.raw<WantedDie | null>(null)
  /** The dice of this step that were typed in so far. */
  entered = $state.raw<readonly number[]>([])
  #tell: (value: number) => void = () => {}

  /** Tries a step, and again with each die that becomes known; a game goes back by itself when one is missing. */
  async through<T>(step: () => T, rehearse: Rehearse): Promise<T> {
    for (;;) {
      try {
        const done = step()
        this.entered = []
        return done
      } catch (error) {
        if (!(error instanceof MissingDie)) throw error
        const { kind, sides } = error
        this.source.enter(await this.#ask({ kind, sides, ...purposeOf(rehearse, this.entered) }))
      }
    }
  }

  #ask(die: WantedDie): Promise<number> {
    this.wanted = die
    return new Promise((resolve) => {
      this.#tell = resolve
    })
  }

  /** The number read off a real die. */
  enter(value: number): void {
    if (this.wanted === null || !Number.isInteger(value) || value < 1 || value > this.wanted.sides) return
    this.wanted = null
    this.entered = [...this.entered, value]
    this.#tell(value)
  }
}
