import { editionOf } from '../editions/index.ts'
import { positionOf } from '../doors/position.ts'
import { FACE, savedPositionOf } from '../doors/saved-game.ts'
import {
  isFields,
  listOf,
  nullable,
  object,
  oneOf,
  optional,
  read,
  type Reader,
  text,
  unfit,
  whole,
} from '../doors/shape.ts'
import { readSpec } from '../doors/spec.ts'
import { type Choice, readChoice } from '../match/choice.ts'
import { readEvent } from '../match/event.ts'
import type { MatchSpec } from '../match/sheet.ts'
import type { MatchState } from '../match/state.ts'
import type { Die } from '../rolls/dice.ts'
import type { KeptPosition, MatchRecord } from './history.ts'

const FORMAT = 'touchback-match'
const VERSION = 2
const MOST_ROWS = 30_000
const MOST_EVENTS = 5000
const MOST_POSITIONS = 1000

/** What a match with provable dice says of them, so that anybody can throw them again (docs/PROTOCOL.md). */
export interface DiceProof {
  readonly match: string
  /** In hexadecimal, published when the match is over. */
  readonly secret: string
  /** The hash of the secret, published before anybody said a word. */
  readonly commitment: string
  /** What the coaches have added; null who has added nothing. */
  readonly words: { readonly home: string | null; readonly away: string | null }
}

/** A match on disk: how it was played and with which rules, so that a stranger file is recognised as one. */
export interface MatchFile extends MatchRecord {
  /** A fingerprint of the rules' sources it was played with; null when nobody knows. */
  readonly engine: string | null
  /** So many rows were played before these rules went on from the position kept there. */
  readonly since: number
  /** How it was played, for whoever shows it. */
  readonly settings: unknown
  /** Only of a match whose dice were thrown by a server. */
  readonly proof?: DiceProof
}

/** What files held before they kept events and positions. */
export interface OldMatchFile {
  readonly spec: MatchSpec
  readonly from: MatchState | null
  readonly choices: readonly Choice[]
  readonly dice: readonly number[]
  readonly settings: unknown
}

export const isOldFile = (file: MatchFile | OldMatchFile): file is OldMatchFile => 'choices' in file

export function writeMatchFile(file: MatchFile): string {
  const { engine, since, spec, from, rows, positions, settings, proof } = file
  const answers = rows.map(({ by, choice, dice }) => ({ by, choice, dice }))
  const events = rows.map((row) => row.events)
  const head = { format: FORMAT, version: VERSION, engine, since, spec, ...(from === null ? {} : { from }) }
  const tail = { ...(settings === undefined ? {} : { settings }), ...(proof === undefined ? {} : { proof }) }
  return `${JSON.stringify({ ...head, answers, events, positions, ...tail })}\n`
}

const anything: Reader<unknown> = (value) => value

const die: Reader<Die> = (value, where) => {
  if (!Array.isArray(value) || value.length !== 2) return unfit(where, 'a face and the sides of its die')
  const sides = whole(2, 200)(value[1], where)
  return [whole(1, sides)(value[0], where), sides]
}

const answer = object({
  by: nullable(oneOf(['home', 'away', 'clock'])),
  choice: nullable(readChoice),
  dice: listOf(die, 1000),
})

const WORDS = nullable(text(1000))

const readProof: Reader<DiceProof> = object({
  match: text(100),
  secret: text(100),
  commitment: text(100),
  words: object({ home: WORDS, away: WORDS }),
})

/** Other rules may have kept positions that today's have no place for: the match is told without them. */
const readable = (positions: readonly Kept[]): readonly KeptPosition[] =>
  positions.flatMap(({ after, hash, saved }) => (saved === null ? [] : { after, hash, saved }))

interface Kept extends Omit<KeptPosition, 'saved'> {
  readonly saved: KeptPosition['saved'] | null
}

const keptOf = (spec: MatchSpec): Reader<Kept> => {
  const saved = savedPositionOf(spec)
  return object({
    after: whole(0, MOST_ROWS),
    hash: text(32),
    saved: (value, where) => read(saved, value, where).value,
  })
}

function readNewFile(value: unknown, where: string, spec: MatchSpec): MatchFile {
  const file = object({
    format: oneOf([FORMAT]),
    version: whole(VERSION, VERSION),
    engine: nullable(text(80)),
    since: whole(0, MOST_ROWS),
    spec: anything,
    from: optional(positionOf(editionOf(spec), spec)),
    answers: listOf(answer, MOST_ROWS),
    events: listOf(listOf(readEvent, MOST_EVENTS), MOST_ROWS),
    positions: listOf(keptOf(spec), MOST_POSITIONS),
    settings: optional(anything),
    proof: optional(readProof),
  })(value, where)
  const { answers, events, positions, engine, since, from, settings, proof } = file
  if (answers.length === 0 || events.length !== answers.length)
    return unfit(`${where}.events`, 'a list for each answer')
  const late = positions.find(
    ({ after }, index) => after > answers.length || after <= (positions[index - 1]?.after ?? 0),
  )
  if (late !== undefined) return unfit(`${where}.positions`, 'in the order of the answers')
  if (
    answers.some(
      ({ by, choice }, index) => (by === null) !== (index === 0) || (choice === null) !== (index === 0),
    )
  )
    return unfit(`${where}.answers`, 'the opening, and after it an answer each')
  const rows = answers.map((row, index) => ({ ...row, events: events[index] ?? [] }))
  const told = { engine, since, spec, from: from ?? null, rows, positions: readable(positions), settings }
  return proof === undefined ? told : { ...told, proof }
}

function readOldFile(value: unknown, where: string, spec: MatchSpec): OldMatchFile {
  const { choices, dice, from, settings } = object({
    format: oneOf([FORMAT]),
    version: whole(1, 1),
    spec: anything,
    from: optional(positionOf(editionOf(spec), spec)),
    choices: listOf(readChoice, MOST_ROWS),
    dice: listOf(FACE, 10 * MOST_ROWS),
    settings: optional(anything),
  })(value, where)
  return { spec, from: from ?? null, choices, dice, settings }
}

/** A match from the JSON of a file. */
export const readMatchFile: Reader<MatchFile | OldMatchFile> = (value, where) => {
  if (!isFields(value) || value['format'] !== FORMAT)
    return unfit(where, `an object whose "format" is "${FORMAT}"`)
  const version = whole(1, VERSION)(value['version'], `${where}.version`)
  const spec = readSpec(value['spec'], `${where}.spec`)
  return version === 1 ? readOldFile(value, where, spec) : readNewFile(value, where, spec)
}
