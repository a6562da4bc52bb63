import { type DiceSource, SeededDice } from '@touchback/engine'
import { freshSeed } from '../../lib/random.ts'

/** Dice that are known already, then those of a source: what a lesson wants to happen, or what is left of a record. */
export class KnownDice implements DiceSource {
  readonly #known: readonly number[]
  readonly #later: DiceSource
  /** How many have been thrown. */
  count = 0

  constructor(known: readonly number[], later: DiceSource) {
    this.#known = known
    this.#later = later
  }

  next(...die: Parameters<DiceSource['next']>): number {
    const [kind, sides] = die
    const value = this.#known[this.count++] ?? this.#later.next(...die)
    if (!Number.isInteger(value) || value < 1 || value > sides)
      throw new Error(`the match holds ${value} where a ${kind} was rolled`)
    return value
  }
}

export const freshDice = (): DiceSource => new SeededDice(freshSeed())
