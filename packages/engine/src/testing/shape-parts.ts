import {
  isFields,
  listOf,
  object,
  type Reader,
  recordOf,
  type Shape,
  type ShapeOf,
  text,
  unfit,
  whole,
} from '../doors/shape.ts'

export const NAME = text(80)
export const WORD = text(200)
export const COUNT = whole(0, 99)
/** No list in a scenario is longer. */
export const MANY = 500

/** A field that the shape forgot would be dropped without a word. */
export type Every<T> = Readonly<Record<keyof T, Shape[string]>>

/** What a scenario says beyond these fields is for its readers. */
export function some<const S extends Shape>(shape: S): Reader<ShapeOf<S>> {
  const reader = object(shape)
  return (value, where) => {
    if (!isFields(value)) return unfit(where, 'an object', value)
    const known = Object.keys(shape).filter((key) => Object.hasOwn(value, key))
    return reader(Object.fromEntries(known.map((key) => [key, value[key]])), where)
  }
}

export const either =
  <A, B>(first: (value: unknown) => boolean, a: Reader<A>, b: Reader<B>): Reader<A | B> =>
  (value, where) =>
    first(value) ? a(value, where) : b(value, where)

export const isText = (value: unknown): boolean => typeof value === 'string'
export const isFlag = (value: unknown): boolean => typeof value === 'boolean'

/** Parts of choices and events, by name: what they are is looked at where they are used. */
export const PART: Reader<Readonly<Record<string, unknown>>> = (value, where) => {
  if (!isFields(value)) return unfit(where, 'an object', value)
  return recordOf(text(40), shallow(4), 40)(value, where)
}

/** Any JSON of so many levels. */
const shallow =
  (levels: number): Reader<unknown> =>
  (value, where) => {
    if (typeof value === 'string') return WORD(value, where)
    if (typeof value !== 'object' || value === null) return value
    if (levels === 0) return unfit(where, 'something simpler', value)
    return Array.isArray(value)
      ? listOf(shallow(levels - 1), MANY)(value, where)
      : recordOf(NAME, shallow(levels - 1), MANY)(value, where)
  }

export const SCORE: Reader<readonly [number, number]> = (value, where) =>
  Array.isArray(value) && value.length === 2
    ? [COUNT(value[0], where), COUNT(value[1], where)]
    : unfit(where, 'two numbers', value)
