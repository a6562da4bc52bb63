import { type Reader, unfit } from '../doors/shape.ts'

/**
 * A square is one small number that means the same on every pitch: x and y shifted by one in a fixed stride of 32, so
 * that the eight neighbours of any square on the pitch are valid indexes and stepping over an edge lands on a guard.
 */
declare const square: unique symbol
export type Square = number & { readonly [square]: true }
export type XY = readonly [x: number, y: number]

const STRIDE = 32
/** Room for the longest pitch plus a guard on either side. */
export const SQUARES = 28 * STRIDE + STRIDE
/** A number becomes a square here and in `shifted`, nowhere else. */
export const squareAt = (x: number, y: number): Square => (((x + 1) << 5) | (y + 1)) as Square
export const NOWHERE = squareAt(-1, -1)

interface Extent {
  readonly length: number
  readonly width: number
}
const counted = new WeakMap<Extent, readonly Square[]>()

/** Every square of a pitch, column by column; counted once. */
export function squaresOf(pitch: Extent): readonly Square[] {
  const known = counted.get(pitch)
  if (known !== undefined) return known
  const squares = Array.from({ length: pitch.length * pitch.width }, (_, index) =>
    squareAt(Math.floor(index / pitch.width), index % pitch.width),
  )
  counted.set(pitch, squares)
  return squares
}

/** The square so far away; off the pitch it is a guard. */
export const shifted = (at: Square, offset: number): Square => (at + offset) as Square

export const xOf = (at: Square): number => (at >> 5) - 1
export const yOf = (at: Square): number => (at & 31) - 1

const tuples: XY[] = []
/** The protocol's [x, y]; one frozen tuple a square, shared by everyone. */
export const toXY = (at: Square): XY => (tuples[at] ??= Object.freeze([xOf(at), yOf(at)] as const))
/** Whether something from outside is written like a square; whether it is on the pitch is another question. */
export const isXY = (value: unknown): value is XY =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((n) => Number.isInteger(n) && n >= 0 && n < STRIDE - 2)

/** A square from outside. */
export const readSquare: Reader<XY> = (value, where) =>
  isXY(value) ? [value[0], value[1]] : unfit(where, 'a square such as [10, 7]')

export const fromXY = (xy: XY): Square => squareAt(xy[0], xy[1])

/** Directions in the order of the scatter template: 1 2 3 / 4 · 5 / 6 7 8, read row by row (index = die − 1). */
export const DIRECTIONS: readonly XY[] = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
]
/** What to add to a square to step in each direction. */
export const STEPS: readonly number[] = DIRECTIONS.map(([dx, dy]) => dx * STRIDE + dy)

export const step = (from: Square, direction: number): Square => shifted(from, STEPS[direction] ?? 0)

/** The index of the direction from one square to an adjacent one; −1 when they are not adjacent. */
export const directionTo = (from: Square, to: Square): number => STEPS.indexOf(to - from)

/** Directions clockwise from north-west: neighbours in this ring are 45° apart. */
const RING = [0, 1, 2, 4, 7, 6, 5, 3]
/** Turns a direction by `eighths` of a circle, clockwise. */
export const turned = (direction: number, eighths: number): number =>
  RING[(RING.indexOf(direction) + eighths + 8) % 8] ?? 0

export const distance = (a: Square, b: Square): number =>
  Math.max(Math.abs((a >> 5) - (b >> 5)), Math.abs((a & 31) - (b & 31)))

export const isAdjacent = (a: Square, b: Square): boolean => a !== b && distance(a, b) === 1
