import { editionOf, Game, SeededDice } from '../src/index.ts'
import { type DiceKind, type DiceSource, MissingDie } from '../src/rolls/dice.ts'
import { readSpec, readState, type ScenarioPosition } from '../src/testing/position.ts'

/** A position in the first of our books, unless another is named. */
export function gameAt(position: Omit<ScenarioPosition, 'edition'> & { readonly edition?: string }): Game {
  const from: ScenarioPosition = { edition: 'lrb4', ...position }
  const edition = editionOf(from.edition)
  const spec = readSpec(edition, from)
  return Game.from(spec, readState(edition, spec, from), { dice: new SeededDice(1) })
}

/** Dice of one kind are tried face by face; all others show 1, so that armour holds and nothing else branches. */
export class TriedDice implements DiceSource {
  readonly #kind: DiceKind
  readonly #tried: readonly number[]
  #at = 0

  constructor(kind: DiceKind, tried: readonly number[]) {
    this.#kind = kind
    this.#tried = tried
  }

  next(kind: DiceKind, sides: number): number {
    if (kind !== this.#kind) return 1
    const value = this.#tried[this.#at++]
    if (value === undefined) throw new MissingDie(kind, sides)
    return value
  }
}
