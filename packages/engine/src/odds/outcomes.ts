import type { Game } from '../game.ts'
import type { Choice } from '../match/choice.ts'
import { type DiceSource, type DiceKind, MissingDie } from '../rolls/dice.ts'

/** One way things can go: the match at its next decision, and how likely it is. */
export interface Outcome {
  readonly chance: number
  readonly game: Game
  /** The dice that led here. */
  readonly dice: readonly number[]
}

/** More branches than asked for. */
export class TooManyOutcomes extends Error {
  override readonly name = 'TooManyOutcomes'
}

/** The dice tried so far, then a die that nobody has rolled. */
class TriedDice implements DiceSource {
  readonly #tried: readonly number[]
  #at = 0

  constructor(tried: readonly number[]) {
    this.#tried = tried
  }

  next(kind: DiceKind, sides: number): number {
    const value = this.#tried[this.#at++]
    if (value === undefined) throw new MissingDie(kind, sides)
    return value
  }
}

/**
 * Everything a choice can lead to, exactly: every face of every die it rolls, up to the next decision. Throws
 * `TooManyOutcomes` rather than guess when there are more than `most`.
 */
export function outcomes(game: Game, choice: Choice, most = 4096): readonly Outcome[] {
  const found: Outcome[] = []
  const open: { dice: readonly number[]; chance: number }[] = [{ dice: [], chance: 1 }]
  for (let branch = open.pop(); branch !== undefined; branch = open.pop()) {
    const { dice, chance } = branch
    const fork = game.fork(new TriedDice(dice))
    try {
      fork.choose(choice)
      found.push({ chance, game: fork, dice })
    } catch (error) {
      if (!(error instanceof MissingDie)) throw error
      for (let face = error.sides; face >= 1; face--)
        open.push({ dice: [...dice, face], chance: chance / error.sides })
    }
    if (found.length + open.length > most)
      throw new TooManyOutcomes(`more than ${most} outcomes of ${choice.type}`)
  }
  return found
}
