import { type DiceSource, SeededDice } from '@touchback/engine'

/** The dice of a match on this device: every one is kept, so that the match can be saved, replayed and taken back. */
export class KeptDice implements DiceSource {
  /** What has been thrown. */
  readonly kept: number[] = []
  readonly #source: DiceSource
  #given: readonly number[]

  /** The given dice come first, then those of the source. */
  constructor(source: DiceSource, given: readonly number[] = []) {
    this.#source = source
    this.#given = given
  }

  next(...die: Parameters<DiceSource['next']>): number {
    const [kind, sides] = die
    const value = this.#given[this.kept.length] ?? this.#source.next(...die)
    if (value < 1 || value > sides) throw new Error(`the match holds ${value} where a ${kind} was rolled`)
    this.kept.push(value)
    return value
  }

  /** All that was thrown is thrown again: the match begins anew. */
  again(): void {
    this.#given = [...this.kept]
    this.rewind(0)
  }

  /** Forgets the dice thrown after a point. */
  rewind(length: number): void {
    this.kept.length = length
  }
}

const seed = (): number => {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  return (high % 0x200000) * 0x100000000 + low
}

export const freshDice = (): DiceSource => new SeededDice(seed())
