import type { Match } from '../../../match/match.ts'
import type { Square } from '../../../match/square.ts'
import { scatterAlong, type Scattered, scatterThrice } from '../../../play/scatter.ts'
import type { Accuracy } from './accuracy.ts'

/** D8 for the direction, D6 for the squares. rule: ball.deviate */
export function deviate(match: Match, from: Square): Scattered {
  const direction = match.dice.d8()
  const squares = match.dice.d6()
  return { ...scatterAlong(match, from, direction - 1, squares), dice: [direction, squares] }
}

/** Where something thrown at a square will come down. rule: pass.inaccurate, pass.wildly */
export function flight(match: Match, from: Square, to: Square, accuracy: Accuracy): Scattered {
  if (accuracy === 'wild') return deviate(match, from)
  if (accuracy === 'inaccurate') return scatterThrice(match, to)
  return { at: to, exit: -1, dice: [] }
}
