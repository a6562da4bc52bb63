/**
 * Readers of what comes from outside: each takes any JSON and gives it back as ours, copied, or says in one sentence what is
 * wrong and where. Only own fields count, none beyond those named are let in, and every number and length has its bounds, so
 * a reader never runs deeper or longer than its own description.
 */
export type Reader<T> = (value: unknown, where: string) => T
export type ReadBy<R> = R extends Reader<infer T> ? T : never

/** What was read, or one sentence about what is wrong with it. */
export type Reading<T> =
  | { readonly value: T; readonly problem: null }
  | { readonly value: null; readonly problem: string }

/** Something from outside does not fit; the message is the sentence. */
export class Unfit extends Error {
  override readonly name = 'Unfit'
}

const MOST_SHOWN = 40

/** Somebody else's value inside a sentence of ours: short, and without characters that could act on a terminal. */
export function shown(value: unknown): string {
  if (typeof value === 'string') {
    const cut = value.length > MOST_SHOWN ? `${value.slice(0, MOST_SHOWN)}…` : value
    return JSON.stringify(cut).replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '?')
  }
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' && value !== null ? 'an object' : String(value).slice(0, MOST_SHOWN)
}

export function unfit(where: string, wanted: string, value?: unknown): never {
  const instead = value === undefined ? '' : `, not ${shown(value)}`
  throw new Unfit(`${where} should be ${wanted}${instead}.`)
}

/** Nobody wants to know where something is while everything fits: the way there is only written down when it does not. */
const NOWHERE = ''
const inside = (where: string, name: string): string => (where === NOWHERE ? NOWHERE : `${where}${name}`)

/** Runs a reader: the one place where a misfit becomes an answer. */
export function read<T>(reader: Reader<T>, value: unknown, where: string): Reading<T> {
  try {
    return { value: reader(value, NOWHERE), problem: null }
  } catch (error) {
    if (!(error instanceof Unfit)) throw error
  }
  try {
    return { value: reader(value, where), problem: null }
  } catch (error) {
    if (!(error instanceof Unfit)) throw error
    return { value: null, problem: error.message }
  }
}

type Fields = Readonly<Record<string, unknown>>
/** A list too: its places are names like any other. */
export const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null
export const isFields = (value: unknown): value is Fields => isObject(value) && !Array.isArray(value)

/** An entry of a table by a name from outside: `constructor` and its like are names nobody has given. */
export const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

/** A table that is looked up by names from outside holds what was put into it and nothing else. */
export function byName<T extends object>(table: T): T {
  Object.setPrototypeOf(table, null)
  return table
}

export const whole =
  (least: number, most: number): Reader<number> =>
  (value, where) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
      ? value
      : unfit(where, `a whole number from ${least} to ${most}`, value)

export const text =
  (most: number): Reader<string> =>
  (value, where) =>
    typeof value === 'string' && value.length <= most
      ? value
      : unfit(where, `a text of at most ${most} characters`, value)

/** A name or a sentence: nothing in it acts on whoever shows it. */
export const line =
  (most: number): Reader<string> =>
  (value, where) => {
    const given = text(most)(value, where)
    return /[\p{Cc}\u2028-\u202e\u2066-\u2069]/u.test(given)
      ? unfit(where, 'a text on one line', value)
      : given
  }

/** A name that is looked up in tables: `constructor` and its like, to which every object answers, are nobody's. */
export const word =
  (most: number): Reader<string> =>
  (value, where) => {
    const given = line(most)(value, where)
    return given in Object.prototype ? unfit(where, 'the name of something', value) : given
  }

export const flag: Reader<boolean> = (value, where) =>
  typeof value === 'boolean' ? value : unfit(where, 'true or false', value)

export const oneOf =
  <const T extends string>(names: readonly T[]): Reader<T> =>
  (value, where) =>
    names.find((name) => name === value) ?? unfit(where, nameList(names), value)

const MOST_NAMED = 12
const nameList = (names: readonly string[]): string =>
  names.length > MOST_NAMED ? 'a name we know' : `one of ${names.join(', ')}`

/** A name of something in a table. */
export const nameIn =
  (table: Readonly<Record<string, unknown>>): Reader<string> =>
  (value, where) =>
    typeof value === 'string' && Object.hasOwn(table, value)
      ? value
      : unfit(where, nameList(Object.keys(table)), value)

export const nullable =
  <T>(reader: Reader<T>): Reader<T | null> =>
  (value, where) =>
    value === null ? null : reader(value, where)

/** Most lists are empty, and all of those are this one. */
const NONE: readonly never[] = Object.freeze([])

export const listOf =
  <T>(reader: Reader<T>, most: number): Reader<readonly T[]> =>
  (value, where) => {
    if (!Array.isArray(value) || value.length > most) return unfit(where, `a list of at most ${most}`, value)
    if (value.length === 0) return NONE
    return value.map((item: unknown, index) =>
      reader(item, where === NOWHERE ? NOWHERE : `${where}[${index}]`),
    )
  }

/** A table by names that are not known beforehand. */
export const recordOf =
  <T>(name: Reader<string>, reader: Reader<T>, most: number): Reader<Readonly<Record<string, T>>> =>
  (value, where) => {
    if (!isFields(value)) return unfit(where, 'an object', value)
    const keys = Object.keys(value)
    if (keys.length > most) return unfit(where, `an object of at most ${most} entries`)
    const told = where === NOWHERE ? NOWHERE : `A name in ${where}`
    const record: Record<string, T> = {}
    for (const key of keys) {
      if (key === '__proto__') unfit(`A name in ${where}`, 'an ordinary one', key)
      const path = where === NOWHERE ? NOWHERE : `${where}.${key.slice(0, MOST_SHOWN)}`
      record[name(key, told)] = reader(value[key], path)
    }
    return record
  }

interface Optional<T> {
  readonly optional: Reader<T>
}
/** A field that may be missing. */
export const optional = <T>(reader: Reader<T>): Optional<T> => ({ optional: reader })

export type Shape = Readonly<Record<string, Reader<unknown> | Optional<unknown>>>
type Needed<S> = { readonly [K in keyof S as S[K] extends Reader<unknown> ? K : never]: ReadBy<S[K]> }
type Spared<S> = {
  readonly [K in keyof S as S[K] extends Optional<unknown> ? K : never]?: S[K] extends Optional<infer T>
    ? T
    : never
}
type Flat<T> = { readonly [K in keyof T]: T[K] }
export type ShapeOf<S> = Flat<Needed<S> & Spared<S>>

/** An object with just these fields. */
export function object<const S extends Shape>(shape: S): Reader<ShapeOf<S>> {
  const fields = Object.entries(shape).map(([name, reader]) =>
    typeof reader === 'function'
      ? { name, path: `.${name}`, reader, needed: true }
      : { name, path: `.${name}`, reader: reader.optional, needed: false },
  )
  const names = new Set(Object.keys(shape))
  return (value, where) => {
    if (!isFields(value)) return unfit(where, 'an object', value)
    // What we have written ourselves has its fields in our order, and nothing needs to be looked up.
    let next = 0
    for (const key in value)
      if (key === fields[next]?.name) next++
      else if (!names.has(key) && Object.hasOwn(value, key)) throw new Unfit(`${where} has no ${shown(key)}.`)
    const result: Record<string, unknown> = {}
    for (const { name, path, reader, needed } of fields) {
      const each = Object.hasOwn(value, name) ? value[name] : undefined
      if (needed || each !== undefined) result[name] = reader(each, inside(where, path))
    }
    // Made field by field from the shape the type is derived from.
    return result as ShapeOf<S>
  }
}
