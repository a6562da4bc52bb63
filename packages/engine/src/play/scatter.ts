import { type Square, step } from '../match/square.ts'
import { EMPTY } from '../match/state.ts'
import type { Dice } from '../rolls/dice.ts'

/** What scattering needs of a match: its dice, and where the pitch ends. */
export interface Ground {
  readonly dice: Pick<Dice, 'd3' | 'd6' | 'd8'>
  isOnPitch(square: Square): boolean
}

/** Where something thrown wide comes down. */
export interface Scattered {
  /** The square, or the last one on the pitch. */
  readonly at: Square
  /** The direction in which it left the pitch; −1 when it did not. */
  readonly exit: number
  readonly dice: readonly number[]
}

/** Just there: no die has a say. */
export const straightTo = (at: Square): Scattered => ({ at, exit: -1, dice: EMPTY })

/** For whatever no template is faced. */
export const NO_FACING = -1

/** Three scatters, one square each; off the pitch nothing more is rolled. rule: pass.inaccurate, qa.scatter-stops-off-pitch */
export function scatterThrice(ground: Ground, from: Square): Scattered {
  const dice: number[] = []
  let at = from
  while (dice.length < 3) {
    const die = ground.dice.d8()
    dice.push(die)
    const to = step(at, die - 1)
    if (!ground.isOnPitch(to)) return { at, exit: die - 1, dice }
    at = to
  }
  return { at, exit: -1, dice }
}

/** One square in a random direction. */
export function scatterOnce(ground: Ground, from: Square): Scattered {
  const die = ground.dice.d8()
  const to = step(from, die - 1)
  return ground.isOnPitch(to) ? { at: to, exit: -1, dice: [die] } : { at: from, exit: die - 1, dice: [die] }
}

/** So many squares in one direction, as a kick scatters. */
export function scatterAlong(
  ground: Ground,
  from: Square,
  direction: number,
  squares: number,
): Omit<Scattered, 'dice'> {
  let at = from
  for (let left = squares; left > 0; left--) {
    const to = step(at, direction)
    if (!ground.isOnPitch(to)) return { at, exit: direction }
    at = to
  }
  return { at, exit: -1 }
}
