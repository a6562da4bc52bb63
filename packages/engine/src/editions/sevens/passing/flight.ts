import type { Square } from '../../../match/square.ts'
import {
  type Ground,
  scatterAlong,
  type Scattered,
  scatterThrice,
  straightTo,
} from '../../../play/scatter.ts'
import type { Accuracy } from './accuracy.ts'

/** D8 for the direction, D6 for the squares. rule: ball.deviate */
export function deviate(ground: Ground, from: Square): Scattered {
  const direction = ground.dice.d8()
  const squares = ground.dice.d6()
  return { ...scatterAlong(ground, from, direction - 1, squares), dice: [direction, squares] }
}

/** Where something thrown at a square will come down. rule: pass.inaccurate, pass.wildly */
export function flight(ground: Ground, from: Square, to: Square, accuracy: Accuracy): Scattered {
  if (accuracy === 'wild') return deviate(ground, from)
  if (accuracy === 'inaccurate') return scatterThrice(ground, to)
  return straightTo(to)
}
