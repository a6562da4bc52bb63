import type { Choice } from '../match/choice.ts'
import { type Square, STEPS, toXY, shifted } from '../match/square.ts'

/** Walks of several squares, up to so many, through squares that are `open`: shorthand where one is asked for at a time. */
export function wholePaths(
  from: Square,
  longest: number,
  open: (to: Square, from: Square) => boolean,
  endsAt: (at: Square) => boolean = () => true,
): Choice[] {
  const found: Choice[] = []
  const extend = (at: Square, path: readonly Square[]): void => {
    if (path.length > 1 && endsAt(at)) found.push({ type: 'move', path: path.map(toXY) })
    if (path.length === longest) return
    for (const offset of STEPS) {
      const to = shifted(at, offset)
      if (open(to, at)) extend(to, [...path, to])
    }
  }
  extend(from, [])
  return found
}
