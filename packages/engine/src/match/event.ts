import type { BlockFace } from './block-face.ts'
import type { ActionId, RollId } from './names.ts'
import type { RuleKey } from './rule-keys.ts'
import { SIDES } from './side.ts'
import { readSquare as square } from './square.ts'
import {
  flag,
  isFields,
  listOf,
  nullable,
  object,
  oneOf,
  type Reader,
  recordOf,
  type Shape,
  type ShapeOf,
  unfit,
  whole,
  word,
} from '../doors/shape.ts'

const NAME = word(80)
/** Told with a name of our lists. Read from a file it may be a name of another day: readers look it up and find nothing. */
const named = <T extends string>(): Reader<T> => NAME as Reader<T>
const ROLL = named<RollId>()
const ACTION = named<ActionId>()
const FACE = named<BlockFace>()
const NUMBER = whole(-1_000_000_000, 1_000_000_000)
const NUMBERS = listOf(NUMBER, 100)
const PLAYER = whole(0, 127)
const SIDE = oneOf(SIDES)
const PAIR: Reader<readonly [number, number]> = (value, where) => {
  const [first, second, ...more] = NUMBERS(value, where)
  if (first === undefined || second === undefined || more.length > 0) return unfit(where, 'two numbers')
  return [first, second]
}
const MODIFIER: Reader<readonly [source: string, value: number]> = (value, where) =>
  Array.isArray(value) && value.length === 2
    ? [NAME(value[0], where), NUMBER(value[1], where)]
    : unfit(where, 'a source and its number')
const MODIFIERS = listOf(MODIFIER, 40)
const bySide = <T>(reader: Reader<T>) => object({ home: reader, away: reader })

/** What can happen, and what is told of it. A field that comes later is optional: matches of older engines do not have it. */
const EVENTS = {
  phase: { phase: NAME },
  coin: { face: NAME, called: NAME, winner: SIDE },
  'will-kick': { side: SIDE },
  'set-up': { side: SIDE, place: recordOf(NAME, square, 40) },
  weather: { weather: NAME, dice: NUMBERS },
  table: { table: NAME, dice: NUMBERS, row: NAME },
  kicked: { to: square },
  'kick-scattered': { to: nullable(square), dice: NUMBERS },
  touchback: { player: PLAYER },
  'turn-started': { side: SIDE, turn: NUMBER, half: NUMBER },
  'turn-ended': { side: SIDE },
  activated: { player: PLAYER, action: ACTION },
  'activation-ended': { player: PLAYER },
  'stood-up': { player: PLAYER },
  moved: { player: PLAYER, from: square, to: square },
  rolled: { test: ROLL, player: PLAYER, dice: NUMBERS, target: NUMBER, modifiers: MODIFIERS, passed: flag },
  reroll: { player: PLAYER, with: NAME },
  dice: { what: NAME, dice: NUMBERS, player: nullable(PLAYER) },
  /** Both coaches roll against each other, and nobody wins a tie. */
  'roll-off': { what: NAME, dice: bySide(NUMBERS), totals: bySide(NUMBER), winner: nullable(SIDE) },
  contest: { what: NAME, player: PLAYER, against: PLAYER, dice: PAIR, totals: PAIR },
  'block-rolled': {
    blocker: PLAYER,
    targets: listOf(PLAYER, 40),
    faces: listOf(FACE, 40),
    strength: PAIR,
    chooser: SIDE,
  },
  'block-result': { blocker: PLAYER, targets: listOf(PLAYER, 40), face: FACE },
  pushed: { player: PLAYER, from: square, to: nullable(square) },
  'followed-up': { player: PLAYER, to: square },
  'knocked-down': { player: PLAYER, at: square },
  'placed-prone': { player: PLAYER, at: square },
  armour: { player: PLAYER, dice: PAIR, modifiers: MODIFIERS, target: NUMBER, broken: flag },
  injury: { player: PLAYER, dice: PAIR, modifiers: MODIFIERS, result: NAME },
  casualty: {
    player: PLAYER,
    /** Null where the Injury roll has said it all. */
    die: nullable(NUMBER),
    result: NAME,
    by: nullable(PLAYER),
    /** What he was doing: a block, a foul ... */
    cause: NAME,
  },
  'serious-injury': { player: PLAYER, dice: NUMBER, result: NAME },
  stunned: { player: PLAYER },
  'turned-over': { player: PLAYER },
  removed: { player: PLAYER, to: NAME },
  healed: { player: PLAYER },
  recovered: { player: PLAYER, die: NUMBER, back: flag },
  ball: { at: nullable(square), how: NAME, dice: NUMBERS },
  'picked-up': { player: PLAYER },
  caught: { player: PLAYER },
  dropped: { player: PLAYER, at: square },
  passed: { player: PLAYER, to: square, outcome: NAME },
  /** `intended` when whoever it was thrown to caught it himself, at once. */
  completed: { player: PLAYER, target: PLAYER, intended: flag },
  'handed-off': { player: PLAYER, target: PLAYER },
  intercepted: { player: PLAYER },
  deflected: { player: PLAYER },
  thrown: { player: PLAYER, by: PLAYER, to: square, outcome: NAME },
  flew: { player: PLAYER, to: nullable(square), dice: NUMBERS },
  landed: { player: PLAYER, at: square },
  fouled: { player: PLAYER, by: PLAYER },
  attacked: { player: PLAYER, by: PLAYER, weapon: NAME },
  bitten: { player: PLAYER, by: PLAYER },
  infected: { player: PLAYER, by: PLAYER },
  /** Somebody of that position would join for good when the match is over. */
  'will-join': { side: SIDE, position: NAME },
  'sent-off': { player: PLAYER },
  argued: { side: SIDE, die: NUMBER, outcome: NAME },
  condition: { player: PLAYER, condition: NAME, on: flag },
  'skill-used': { player: PLAYER, skill: NAME },
  spell: { side: SIDE, spell: NAME, at: square },
  'bomb-thrown': { player: PLAYER, to: square, outcome: NAME },
  exploded: { at: square },
  rerolls: { side: SIDE, change: NUMBER, left: NUMBER },
  'leader-counter': { side: SIDE },
  called: { side: SIDE },
  'turn-marker': { side: SIDE, turn: NUMBER },
  gained: { player: PLAYER, source: NAME },
  joined: { player: PLAYER, side: SIDE },
  fans: { side: SIDE, die: NUMBER, fanFactor: NUMBER },
  'wore-off': { player: PLAYER, source: NAME },
  hired: { side: SIDE, what: NAME, cost: NUMBER },
  /** How many came to watch, and what the crowd adds to either side's winnings. */
  gate: { gate: NUMBER, dice: listOf(NUMBER, 250), crowd: bySide(NUMBER) },
  /** What a side is given to spend before the match. */
  gold: { side: SIDE, gold: NUMBER },
  handicap: { side: SIDE, handicap: NAME },
  /** For good, before the match: a skill or a characteristic as `+ma`; what the years took is `ageing`, as `-ma` and `niggle`. */
  learned: { player: PLAYER, take: NAME, kind: oneOf(['own', 'special', 'ageing']) },
  measure: { side: SIDE, measure: NAME },
  /** Something a team has of its own, by id: what changed and what is left. */
  stock: { side: SIDE, what: NAME, change: NUMBER, left: NUMBER },
  turnover: { side: SIDE, cause: NAME },
  touchdown: { side: SIDE, player: PLAYER },
  'half-ended': { half: NUMBER },
  /** `forced` when there were too few players to go on. */
  conceded: { side: SIDE, forced: flag },
  'match-ended': { score: PAIR, winner: oneOf(['home', 'away', 'draw']) },
} as const satisfies Readonly<Record<string, Shape>>

/** A fact about what happened. Log, animation, statistics and replays are readers of these; the fields are plain JSON. */
export type Event = {
  [T in keyof typeof EVENTS]: { readonly rule: RuleKey; readonly type: T } & ShapeOf<(typeof EVENTS)[T]>
}[keyof typeof EVENTS]
export type EventType = Event['type']
export const EVENT_TYPES: readonly string[] = Object.keys(EVENTS)

const readers = new Map<unknown, Reader<unknown>>(
  Object.entries(EVENTS).map(([type, shape]) => [
    type,
    object({ ...shape, type: oneOf([type]), rule: NAME }),
  ]),
)

/** An event from a file. */
export const readEvent: Reader<Event> = (value, where) => {
  const reader = isFields(value) ? readers.get(value['type']) : undefined
  if (reader === undefined) return unfit(where, 'an event we know')
  // Made from the shape the type is derived from; a rule key of another day is a name like any other.
  return reader(value, where) as Event
}
