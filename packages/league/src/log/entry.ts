import { type Edition, EDITIONS, houseOf } from '@touchback/engine'
import { readCareerChoice, readReport } from '@touchback/engine/career'
import {
  flag,
  isFields,
  listOf,
  nameIn,
  nullable,
  object,
  oneOf,
  optional,
  own,
  type Reader,
  recordOf,
  type ShapeOf,
  text,
  unfit,
  whole,
} from '@touchback/engine/doors'
import { CRITERIA } from '../competition/standings.ts'
import { COLOUR, draftOf } from '../team-file.ts'

const ID = text(60)
const NAME = text(120)
const COUNT = whole(0, 1000)
const OPTION: Reader<number | boolean | string> = (value, where) =>
  typeof value === 'boolean'
    ? value
    : typeof value === 'number'
      ? whole(-1_000_000_000, 1_000_000_000)(value, where)
      : NAME(value, where)
const PAIR: Reader<readonly [string, string | null]> = (value, where) =>
  Array.isArray(value) && value.length === 2
    ? [ID(value[0], where), nullable(ID)(value[1], where)]
    : unfit(where, 'two teams')

const POINTS = object({
  win: COUNT,
  draw: COUNT,
  loss: COUNT,
  concession: whole(-100, 100),
  bonus: object({ touchdowns: COUNT, cleanSheet: flag, casualties: COUNT }),
})

/** How the matches of a competition come about. */
const FORMATS = ['open', 'round-robin', 'swiss', 'knock-out', 'groups', 'ladder'] as const

/** What can be written in a league's log, and what belongs to it. Drafts and house rules are those of the league's book. */
const contents = (edition: Edition) =>
  ({
    founded: {
      name: NAME,
      edition: ID,
      house: optional(houseOf(edition)),
      options: optional(recordOf(nameIn(edition.career.options), OPTION, 60)),
      points: optional(POINTS),
      ties: optional(listOf(oneOf(CRITERIA), CRITERIA.length)),
      /** The most matches in a row against the same opponent; no limit when 0. */
      inARow: optional(COUNT),
      teamsPerCoach: optional(whole(1, 99)),
    },
    joined: { coach: ID, name: NAME },
    drafted: { team: ID, coach: ID, colour: COLOUR, draft: draftOf(edition) },
    'competition-opened': {
      competition: ID,
      name: NAME,
      format: oneOf(FORMATS),
      teams: listOf(ID, 256),
      legs: optional(whole(1, 2)),
      rounds: optional(whole(1, 99)),
      groups: optional(whole(1, 32)),
      through: optional(whole(1, 16)),
      thirdPlace: optional(flag),
      major: optional(ID),
    },
    delegated: { competition: ID, coach: ID },
    'round-drawn': {
      competition: ID,
      round: whole(1, 99),
      pairings: listOf(PAIR, 256),
      deadline: optional(NAME),
      stage: optional(ID),
    },
    'match-agreed': {
      match: ID,
      competition: optional(ID),
      home: ID,
      away: ID,
      when: optional(NAME),
      stage: optional(ID),
    },
    'match-cancelled': { match: ID },
    locked: { team: ID, locked: flag },
    reported: { match: ID, report: readReport },
    /** Played and refereed here: nobody has to confirm it. */
    played: { match: ID, record: ID, report: readReport },
    confirmed: { match: ID },
    disputed: { match: ID, reason: text(400) },
    ruled: { match: ID, report: readReport },
    aftermath: {
      match: ID,
      team: ID,
      choices: listOf(readCareerChoice, 2000),
      dice: listOf(whole(1, 200), 2000),
    },
    transferred: {
      from: ID,
      to: ID,
      gold: optional(whole(0, 100_000_000)),
      player: optional(ID),
      agreed: listOf(ID, 3),
    },
    prize: {
      competition: ID,
      team: ID,
      gold: whole(0, 100_000_000),
      fans: optional(whole(-50, 50)),
      trophy: optional(ID),
    },
    corrected: { entry: whole(1, 1_000_000), content: (value: unknown) => value },
    retired: { team: ID },
    'season-closed': { name: NAME },
  }) as const

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
    const stamp = { no: whole(1, 1_000_000), at: text(40), by: ID, why: optional(text(400)) }
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

/** An entry from outside, of a league that plays by this book; the first entry of a log names the book itself. */
export const entryOf =
  (book: Edition | null): Reader<Entry> =>
  (value, where) => {
    if (!isFields(value)) return unfit(where, 'an object', value)
    const edition =
      book ??
      own(EDITIONS, String(value['edition'])) ??
      unfit(`${where}.edition`, 'a book we have', value['edition'])
    const reader = readerOf(edition, value['type'])
    if (reader === undefined) return unfit(`${where}.type`, 'a kind of entry we know', value['type'])
    // Made from the shapes the type is derived from.
    return reader(value, where) as Entry
  }
