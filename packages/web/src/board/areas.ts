import type { XY } from '@touchback/engine'
import { cell, type Layout, UNIT } from './geometry.ts'

/** Squares side by side that mean the same, told once for all of them. */
export interface Area<T> {
  readonly value: T
  readonly squares: readonly XY[]
  /** The square in its thick of which it is told. */
  readonly label: XY
}

const SIDES: readonly XY[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
]
const keyOf = (x: number, y: number): number => y * 100 + x

/** Squares of equal value that touch along a side, joined; nothing is written where somebody stands, if that can be helped. */
export function areasOf<T extends string | number>(
  cells: readonly { readonly at: XY; readonly value: T }[],
  isTaken: (at: XY) => boolean = () => false,
): Area<T>[] {
  const values = new Map(cells.map(({ at: [x, y], value }) => [keyOf(x, y), value]))
  const seen = new Set<number>()
  return cells.flatMap(({ at, value }) => {
    if (seen.has(keyOf(...at))) return []
    const squares: XY[] = [at]
    seen.add(keyOf(...at))
    // The list grows while it is walked.
    for (const [x, y] of squares)
      for (const [dx, dy] of SIDES) {
        const key = keyOf(x + dx, y + dy)
        if (values.get(key) !== value || seen.has(key)) continue
        seen.add(key)
        squares.push([x + dx, y + dy])
      }
    const open = squares.filter((square) => !isTaken(square))
    return [{ value, squares, label: thickest(open.length > 0 ? open : squares) }]
  })
}

/** Of the squares that are farthest from the edge of their area, the one nearest to its middle. */
function thickest(squares: readonly XY[]): XY {
  const within = new Set(squares.map(([x, y]) => keyOf(x, y)))
  const depth = ([x, y]: XY): number => {
    for (let far = 1; ; far++)
      for (const [dx, dy] of SIDES) if (!within.has(keyOf(x + dx * far, y + dy * far))) return far
  }
  const middle = [0, 1].map((axis) => squares.reduce((sum, at) => sum + (at[axis] ?? 0), 0) / squares.length)
  const off = ([x, y]: XY): number => Math.hypot(x - (middle[0] ?? 0), y - (middle[1] ?? 0))
  const best = Math.max(...squares.map(depth))
  const [first = [0, 0]] = squares.filter((at) => depth(at) === best).toSorted((a, b) => off(a) - off(b))
  return first
}

/** Squares as one patch, in drawing units. */
export const patch = (squares: readonly XY[], layout: Layout): string =>
  squares
    .map((at) => cell(at, layout))
    .map(([column, row]) => `M${column * UNIT} ${row * UNIT}h${UNIT}v${UNIT}h${-UNIT}z`)
    .join('')

/** A chance in whole hundredths: only what cannot go wrong is 100. */
export const hundredths = (chance: number): number => {
  const whole = Math.round(chance * 100)
  return whole === 100 && chance < 1 - Number.EPSILON * 100 ? 99 : whole
}

/** The line around squares: every side that no other of them shares. */
export function outline(squares: readonly XY[], layout: Layout): string {
  const cells = squares.map((at) => cell(at, layout))
  const within = new Set(cells.map(([column, row]) => keyOf(column + 1, row + 1)))
  const isOpen = (column: number, row: number): boolean => !within.has(keyOf(column + 1, row + 1))
  return cells
    .map(([column, row]) => {
      const [x, y] = [column * UNIT, row * UNIT]
      return [
        isOpen(column, row - 1) ? `M${x} ${y}h${UNIT}` : '',
        isOpen(column, row + 1) ? `M${x} ${y + UNIT}h${UNIT}` : '',
        isOpen(column - 1, row) ? `M${x} ${y}v${UNIT}` : '',
        isOpen(column + 1, row) ? `M${x + UNIT} ${y}v${UNIT}` : '',
      ].join('')
    })
    .join('')
}
