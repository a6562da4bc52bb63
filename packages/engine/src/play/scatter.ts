import type { Match } from '../match/match.ts'
import { type Square, step } from '../match/square.ts'

/** Where something thrown wide comes down. */
export interface Scattered {
  /** The square, or the last one on the pitch. */
  readonly at: Square
  /** The direction in which it left the pitch; −1 when it did not. */
  readonly exit: number
  readonly dice: readonly number[]
}

/** Three scatters, one square each; off the pitch nothing more is rolled. rule: pass.inaccurate, qa.scatter-stops-off-pitch */
export function scatterThrice(match: Match, from: Square): Scattered {
  const dice: number[] = []
  let at = from
  while (dice.length < 3) {
    const die = match.dice.d8()
    dice.push(die)
    const to = step(at, die - 1)
    if (!match.isOnPitch(to)) return { at, exit: die - 1, dice }
    at = to
  }
  return { at, exit: -1, dice }
}

/** One square in a random direction. */
export function scatterOnce(match: Match, from: Square): Scattered {
  const die = match.dice.d8()
  const to = step(from, die - 1)
  return match.isOnPitch(to) ? { at: to, exit: -1, dice: [die] } : { at: from, exit: die - 1, dice: [die] }
}

/** So many squares in one direction, as a kick scatters. */
export function scatterAlong(
  match: Match,
  from: Square,
  direction: number,
  squares: number,
): Omit<Scattered, 'dice'> {
  let at = from
  for (let left = squares; left > 0; left--) {
    const to = step(at, direction)
    if (!match.isOnPitch(to)) return { at, exit: direction }
    at = to
  }
  return { at, exit: -1 }
}
