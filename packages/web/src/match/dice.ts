import { type DiceKind, type DiceSource, MissingDie, SeededDice } from '@touchback/engine'

/** The dice of a match on this device: every one is kept, so that the match can be saved, replayed and taken back. */
export class KeptDice implements DiceSource {
  readonly kept: number[] = []
  readonly #source: DiceSource

  constructor(source: DiceSource) {
    this.#source = source
  }

  next(...die: Parameters<DiceSource['next']>): number {
    const value = this.#source.next(...die)
    this.kept.push(value)
    return value
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

/** Dice that the coaches roll at the table and type in; the first one missing stops the step. */
export class TableDice implements DiceSource {
  #entered: number[] = []
  #at = 0

  next(kind: DiceKind, sides: number): number {
    const value = this.#entered[this.#at]
    if (value === undefined) throw new MissingDie(kind, sides)
    this.#at++
    return value
  }

  enter(value: number): void {
    this.#entered.push(value)
  }

  /** The step is tried again from its beginning. */
  again(): void {
    this.#at = 0
  }

  /** The step is done: its dice are on record. */
  clear(): void {
    this.#entered = []
    this.#at = 0
  }
}
