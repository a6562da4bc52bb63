import type { Match } from '../match/match.ts'
import type { Square } from '../match/square.ts'
import type { Ground, Scattered } from '../play/scatter.ts'

/** Dice that show every combination of faces once, one combination a round, like the wheels of a counter. */
class Counter {
  readonly #faces: number[] = []
  readonly #sides: number[] = []
  #at = 0

  #next(sides: number): number {
    if (this.#at === this.#faces.length) {
      this.#faces.push(1)
      this.#sides.push(sides)
    }
    return this.#faces[this.#at++] as number
  }
  d3 = (): number => this.#next(3)
  d6 = (): number => this.#next(6)
  d8 = (): number => this.#next(8)

  /** How likely the dice of this round are. */
  chance(): number {
    return this.#sides.reduce((chance, sides) => chance / sides, 1)
  }

  /** On to the next round; false when there is none. */
  turn(): boolean {
    this.#at = 0
    for (let last = this.#faces.length - 1; last >= 0; last--) {
      const face = this.#faces[last] as number
      if (face < (this.#sides[last] as number)) {
        this.#faces[last] = face + 1
        return true
      }
      this.#faces.pop()
      this.#sides.pop()
    }
    return false
  }
}

/**
 * Where something may come down, as the rules scatter it: the chance of every square. What leaves the pitch, or never gets
 * off the ground, is not among them.
 */
export function landings(
  match: Match,
  falls: (ground: Ground) => Scattered | null,
): ReadonlyMap<Square, number> {
  const found = new Map<Square, number>()
  const dice = new Counter()
  const ground: Ground = { dice, isOnPitch: (square) => match.isOnPitch(square) }
  do {
    const down = falls(ground)
    if (down !== null && down.exit < 0) found.set(down.at, (found.get(down.at) ?? 0) + dice.chance())
  } while (dice.turn())
  return found
}
