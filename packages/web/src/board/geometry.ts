import type { Side, XY } from '@touchback/engine'

/** How the pitch is laid on the screen. Numbers come from the edition; the view only turns them. */
export interface Layout {
  readonly length: number
  readonly width: number
  /** Upright: one's own team attacks upward. */
  readonly upright: boolean
  /** Which side is one's own: drawn on the left, or below. */
  readonly own: Side
}

/** The size of a square in drawing units. */
export const UNIT = 40

export const columns = (layout: Layout): number => (layout.upright ? layout.width : layout.length)
export const rows = (layout: Layout): number => (layout.upright ? layout.length : layout.width)

/** The column and row of a square of the pitch. */
export function cell([x, y]: XY, { length, width, upright, own }: Layout): XY {
  const along = own === 'home' ? x : length - 1 - x
  const across = own === 'home' ? y : width - 1 - y
  return upright ? [across, length - 1 - along] : [along, across]
}

/** The square of the pitch at a column and row. */
export function squareOf([column, row]: XY, layout: Layout): XY {
  const { length, width, upright, own } = layout
  const along = upright ? length - 1 - row : column
  const across = upright ? column : row
  return own === 'home' ? [along, across] : [length - 1 - along, width - 1 - across]
}

export const isOnBoard = ([column, row]: XY, layout: Layout): boolean =>
  column >= 0 && row >= 0 && column < columns(layout) && row < rows(layout)

/** The middle of a square, in drawing units. */
export function centre(at: XY, layout: Layout): XY {
  const [column, row] = cell(at, layout)
  return [(column + 0.5) * UNIT, (row + 0.5) * UNIT]
}

/** A square as a rectangle, drawn in by a margin. */
export function box(at: XY, layout: Layout, margin = 0) {
  const [x, y] = centre(at, layout)
  const size = UNIT - 2 * margin
  return { x: x - UNIT / 2 + margin, y: y - UNIT / 2 + margin, width: size, height: size }
}

/** A strip of squares, from one corner to the other, as a rectangle. */
export function strip(from: XY, to: XY, layout: Layout) {
  const [a, b] = [cell(from, layout), cell(to, layout)]
  return {
    x: Math.min(a[0], b[0]) * UNIT,
    y: Math.min(a[1], b[1]) * UNIT,
    width: (Math.abs(a[0] - b[0]) + 1) * UNIT,
    height: (Math.abs(a[1] - b[1]) + 1) * UNIT,
  }
}

export const keyOf = ([x, y]: XY): string => `${x},${y}`

/** Squares are named by letter across and number along: a1 ... o26. */
export const nameOf = ([x, y]: XY): string => `${String.fromCharCode(97 + y)}${x + 1}`
