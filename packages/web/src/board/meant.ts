import { must, type XY } from '@touchback/engine'
import type { Intent } from '../match/intent/intent.svelte.ts'
import { meaningOf } from '../match/intent/options.ts'

const THROWS = ['pass', 'throw-bomb', 'throw-team-mate', 'kick-team-mate']

/** Whether a click on a square would throw something there. */
export const isThrowing = ({ meaning }: Intent): boolean => THROWS.some((type) => meaning?.startsWith(type))

/** The squares that may be chosen, with what clicks mean now; walking has marks of its own. */
export function meantSquares({ meaning, mover, options }: Intent): XY[] {
  if (meaning === null || (mover !== null && meaning === 'move')) return []
  return [...options.squares]
    .filter(([, choices]) => choices.some((choice) => meaningOf(choice) === meaning))
    .map(([key]): XY => {
      const [x, y] = key.split(',').map(Number)
      return [must(x), must(y)]
    })
}
