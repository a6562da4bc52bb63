import type { XY } from '@touchback/engine'
import { cell, isOnBoard, keyOf, type Layout, squareOf } from './geometry.ts'

/** Where the chance may stand beside its square, the best place first: towards which neighbour, and how far. */
const PLACES: readonly (readonly [towards: XY, offset: XY])[] = [
  [
    [0, 1],
    [0, 29],
  ],
  [
    [1, 0],
    [39, 0],
  ],
  [
    [-1, 0],
    [-39, 0],
  ],
  [
    [0, -1],
    [0, -33],
  ],
]
/** On the face of whoever stands there: his number and skills can still be read, and so can his neighbours'. */
const ON_HIM: XY = [0, -2]
const IN_THE_SQUARE: XY = [0, 6]

/** Where a badge about a square is drawn, from its middle, so that it hides nobody else. */
export function badgeOffset(at: XY, layout: Layout, taken: ReadonlySet<string>): XY {
  if (!taken.has(keyOf(at))) return IN_THE_SQUARE
  const [column, row] = cell(at, layout)
  const free = PLACES.find(([[dx, dy]]) => {
    const beside: XY = [column + dx, row + dy]
    return isOnBoard(beside, layout) && !taken.has(keyOf(squareOf(beside, layout)))
  })
  return free?.[1] ?? ON_HIM
}
