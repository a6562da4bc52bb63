import { type Edition, EDITIONS } from '@touchback/engine'
import {
  isFields,
  line,
  object,
  oneOf,
  optional,
  own,
  type Reader,
  type ShapeOf,
  unfit,
  whole,
} from '@touchback/engine/doors'
import { contents, ID } from './contents.ts'

type Contents = ReturnType<typeof contents>
export type EntryType = keyof Contents
export type Content<T extends EntryType = EntryType> = {
  [K in EntryType]: { readonly type: K } & ShapeOf<Contents[K]>
}[T]

/** One line of the log: who wrote it, when, and why. */
export interface Stamp {
  readonly no: number
  /** As the caller's clock had it. */
  readonly at: string
  readonly by: string
  readonly why?: string
}
export type Entry<T extends EntryType = EntryType> = Stamp & Content<T>

const readers = new WeakMap<Edition, Map<unknown, Reader<unknown>>>()
function readerOf(edition: Edition, type: unknown): Reader<unknown> | undefined {
  let known = readers.get(edition)
  if (known === undefined) {
    const stamp = { no: whole(1, 1_000_000), at: line(40), by: ID, why: optional(line(400)) }
    known = new Map(
      Object.entries(contents(edition)).map(([each, shape]) => [
        each,
        object({ ...stamp, type: oneOf([each]), ...shape }),
      ]),
    )
    readers.set(edition, known)
  }
  return known.get(type)
}

/** An entry from outside, of a league that plays by this book; the first entry of a log and a change of book name theirs. */
export const entryOf =
  (book: Edition | null): Reader<Entry> =>
  (value, where) => {
    if (!isFields(value)) return unfit(where, 'an object', value)
    const named = value['edition']
    const edition =
      named === undefined && book !== null
        ? book
        : (own(EDITIONS, String(named)) ?? unfit(`${where}.edition`, 'a book we have', named))
    const reader = readerOf(edition, value['type'])
    if (reader === undefined) return unfit(`${where}.type`, 'a kind of entry we know', value['type'])
    // Made from the shapes the type is derived from.
    return reader(value, where) as Entry
  }
