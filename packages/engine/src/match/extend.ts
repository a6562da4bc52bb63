import type { Edition } from './edition.ts'
import { type Table, withRows } from './table.ts'

type Whole = readonly unknown[] | ((...given: never[]) => unknown)

/**
 * What differs: part of a record, part of an entry of it, rows of a table by their numbers, members of a list by their ids.
 * Other lists, and functions, are given whole.
 */
export type Overlay<T> =
  T extends Table<infer Row>
    ? T | Readonly<Record<string, Row>>
    : T extends readonly { readonly id: string }[]
      ? T | Readonly<Record<string, Overlay<T[number]> | null>>
      : T extends Whole
        ? T
        : T extends object
          ? {
              readonly [K in keyof T]?: string extends K
                ? Overlay<T[K]> | null
                : undefined extends T[K]
                  ? Overlay<NonNullable<T[K]>> | null
                  : Overlay<T[K]>
            }
          : T

type KeysThatMayBeNull<T> = T extends Whole
  ? never
  : T extends object
    ? { [K in keyof T]-?: null extends T[K] ? K : KeysThatMayBeNull<NonNullable<T[K]>> }[keyof T]
    : never

/** Fields of a book that say something by being null; in any other place it means that the base's entry is removed. */
const NULL_IS_A_VALUE: Readonly<Record<KeysThatMayBeNull<Edition>, null>> = {
  assistant: null,
  cheerleader: null,
  cost: null,
  ingredientsCost: null,
  modify: null,
  module: null,
  onlyPositions: null,
  pa: null,
  perTurn: null,
  play: null,
  singleMatchCost: null,
}

const WHOLE = Symbol('whole')

/** In an overlay: this record takes the place of the base's, instead of being merged into it. */
export const only = <T extends object>(record: T): T => ({ ...record, [WHOLE]: WHOLE })

/** A book that extends another states only what differs; `null` removes an entry, `only` replaces a whole record. */
export const extend = (base: Edition, changes: Overlay<Edition> & { id: string; name: string }): Edition =>
  merged(base, changes)

type Fields = Readonly<Record<string, unknown>>
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isListOf = (value: unknown, key: string): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((each) => isRecord(each) && key in each)
const isTable = (value: unknown): value is Table<unknown> => isListOf(value, 'from')

type Named = Fields & { readonly id: string }
const isListOfNamed = (value: unknown): value is readonly Named[] => isListOf(value, 'id')
const byId = (list: readonly Named[]): Fields => Object.fromEntries(list.map((each) => [each.id, each]))
/** Whoever joins a list is known by the name he was given there. */
const named = (changes: Fields): Fields =>
  Object.fromEntries(
    Object.entries(changes).map(([id, each]) => [id, isRecord(each) ? { ...each, id } : each]),
  )

const isRemoved = (key: string, value: unknown): boolean =>
  value === null && !Object.hasOwn(NULL_IS_A_VALUE, key)

function merged<T>(base: T, change: unknown): T
function merged(base: unknown, change: unknown): unknown {
  if (!isRecord(change)) return change
  if (WHOLE in change) return Object.fromEntries(Object.entries(change))
  if (isTable(base)) return withRows(base, change)
  if (isListOfNamed(base)) return Object.values(merged(byId(base), named(change)))
  if (!isRecord(base)) return change
  const result: Record<string, unknown> = { ...base }
  for (const [key, value] of Object.entries(change))
    if (isRemoved(key, value)) delete result[key]
    else result[key] = merged(base[key], value)
  return result
}
