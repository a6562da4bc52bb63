import type { SkillId } from '../skills/skill.ts'
import { type ActionId, ACTIONS } from './names.ts'
import type { PlayerId } from './state.ts'
import { DIRECTIONS, NOWHERE, readSquare, shifted, type Square, SQUARES, toXY, type XY } from './square.ts'
import {
  flag,
  isFields,
  listOf,
  object,
  oneOf,
  optional,
  type Reader,
  recordOf,
  type Shape,
  type ShapeOf,
  text,
  unfit,
  whole,
} from '../doors/shape.ts'

const player = whole(0, 127)
const name = text(60)
const square = readSquare
const direction: Reader<XY> = (value, where) =>
  DIRECTIONS.find(
    ([dx, dy]) => Array.isArray(value) && value.length === 2 && value[0] === dx && value[1] === dy,
  ) ?? unfit(where, 'a direction such as [1, 0]')
/** Longer than anybody can run, and more than anybody can set up. */
const [LONGEST_PATH, LARGEST_SET_UP] = [60, 40]

/** What a coach may answer, and what belongs to it. Squares are [x, y], players are their numbers in the match. */
const CHOICES = {
  call: { face: oneOf(['heads', 'tails']) },
  'kick-or-receive': { kick: flag },
  'set-up': { place: recordOf(text(40), square, LARGEST_SET_UP) },
  kick: { to: square },
  touchback: { player },
  'place-ball': { to: square },
  snap: { player, to: square },
  activate: { player, action: oneOf(ACTIONS), target: optional(player) },
  'stand-up': {},
  move: { path: listOf(square, LONGEST_PATH) },
  leap: { to: square },
  jump: { to: square },
  block: { target: player },
  'multiple-block': { targets: listOf(player, 2) },
  stab: { target: player },
  chainsaw: { target: player },
  gaze: { target: player },
  vomit: { target: player },
  'breathe-fire': { target: player },
  pass: { to: square },
  'hail-mary': { to: square },
  'hand-off': { target: player },
  foul: { target: player },
  'throw-team-mate': { target: player, to: square },
  'kick-team-mate': { target: player, to: square },
  'throw-bomb': { to: square },
  fire: { to: square },
  steer: { towards: direction },
  'end-activation': {},
  'end-turn': {},
  reroll: { with: name },
  use: { skill: name, player: optional(player) },
  decline: {},
  'pick-die': { index: whole(0, 9) },
  push: { to: square },
  'follow-up': { follow: flag },
  dive: { to: square },
  intercept: { player },
  catch: { try: flag },
  apothecary: { use: flag },
  argue: { use: flag },
  bribe: { use: flag },
  'raise-dead': { use: flag },
  bite: { target: player },
  rune: { player },
  spell: { spell: name, to: square, towards: optional(direction) },
  select: { player },
  induce: { what: name },
  hire: { what: name },
  handicap: { pick: name },
  learn: { skill: name },
  boost: { stat: name },
  measure: { measure: name },
  'advance-marker': {},
  'illegal-procedure': {},
  'time-out': {},
  concede: {},
} as const satisfies Readonly<Record<string, Shape>>

/** The public protocol. */
export type Choice = {
  [T in keyof typeof CHOICES]: { readonly type: T } & ShapeOf<(typeof CHOICES)[T]>
}[keyof typeof CHOICES]
export type ChoiceType = Choice['type']
export const CHOICE_TYPES: readonly string[] = Object.keys(CHOICES)

const readers = new Map<unknown, Reader<unknown>>(
  Object.entries(CHOICES).map(([type, shape]) => [type, object({ type: oneOf([type]), ...shape })]),
)

/** A choice from outside, whatever it is an answer to. */
export const readChoice: Reader<Choice> = (value, where) => {
  if (!isFields(value)) return unfit(where, 'an object such as {"type":"end-turn"}')
  const reader = readers.get(value['type'])
  if (reader === undefined)
    return unfit(
      `The type of ${where.toLowerCase()}`,
      'a known one, such as "move" or "end-turn"',
      value['type'],
    )
  // The reader was made from the shape the type is derived from.
  return reader(value, where) as Choice
}

/**
 * Choices are made once and shared: listing options then allocates nothing, an answer is recognised by identity, and a
 * recorded match keeps references instead of copies.
 */
const shared = <T extends Choice, K extends number = number>(make: (key: K) => T): ((key: K) => T) => {
  const made: T[] = []
  return (key) => (made[key] ??= Object.freeze(make(key)))
}
const sharedBy = <T extends Choice>(make: (key: string) => T): ((key: string) => T) => {
  const made: Record<string, T> = {}
  return (key) => (made[key] ??= Object.freeze(make(key)))
}
const atSquare = <T extends Choice>(make: (to: XY) => T): ((to: Square) => T) =>
  shared((key: Square) => make(toXY(key)))

export const DECLINE: Choice = Object.freeze({ type: 'decline' })
export const STAND_UP: Choice = Object.freeze({ type: 'stand-up' })
export const END_ACTIVATION: Choice = Object.freeze({ type: 'end-activation' })
export const END_TURN: Choice = Object.freeze({ type: 'end-turn' })
export const CONCEDE: Choice = Object.freeze({ type: 'concede' })
export const ADVANCE_MARKER: Choice = Object.freeze({ type: 'advance-marker' })
export const ILLEGAL_PROCEDURE: Choice = Object.freeze({ type: 'illegal-procedure' })

const activations: Record<string, ((player: number) => Choice) | undefined> = {}
export const activate = (player: PlayerId, action: ActionId): Choice =>
  (activations[action] ??= shared((id) => ({ type: 'activate', player: id, action })))(player)

const attacks: Record<string, ((key: number) => Choice) | undefined> = {}
/** The same for an action that names its target when it is declared. */
export const activateAgainst = (player: PlayerId, action: ActionId, target: PlayerId): Choice =>
  (attacks[action] ??= shared((key) => ({
    type: 'activate',
    player: key >> 6,
    action,
    target: key & 63,
  })))((player << 6) | target)

export const moveTo = atSquare((to) => ({ type: 'move', path: Object.freeze([to]) }))
export const jumpTo = atSquare((to) => ({ type: 'jump', to }))
export const leapTo = atSquare((to) => ({ type: 'leap', to }))
export const kickTo = atSquare((to) => ({ type: 'kick', to }))
export const passTo = atSquare((to) => ({ type: 'pass', to }))
export const hailMaryTo = atSquare((to) => ({ type: 'hail-mary', to }))
export const throwBombTo = atSquare((to) => ({ type: 'throw-bomb', to }))
export const fireAt = atSquare((to) => ({ type: 'fire', to }))
export const pushTo = atSquare((to) => ({ type: 'push', to }))
export const diveTo = atSquare((to) => ({ type: 'dive', to }))
export const steer = shared((direction) => ({ type: 'steer', towards: DIRECTIONS[direction] ?? [0, 0] }))

const spells: Record<string, ((key: number) => Choice) | undefined> = {}
/** A spell at a square, or from a square of the edge inwards in a direction of the scatter template. */
export const cast = (spell: string, to: Square, direction?: number): Choice =>
  (spells[spell] ??= shared((key) => {
    const towards = DIRECTIONS[Math.floor(key / SQUARES) - 1]
    const at = toXY(shifted(NOWHERE, key % SQUARES))
    return towards === undefined
      ? { type: 'spell', spell, to: at }
      : { type: 'spell', spell, to: at, towards }
  }))(direction === undefined ? to : to + (direction + 1) * SQUARES)
export const placeBallAt = atSquare((to) => ({ type: 'place-ball', to }))

export const block = shared((target) => ({ type: 'block', target }))
export const stab = shared((target) => ({ type: 'stab', target }))
export const chainsaw = shared((target) => ({ type: 'chainsaw', target }))
export const gaze = shared((target) => ({ type: 'gaze', target }))
export const vomit = shared((target) => ({ type: 'vomit', target }))
export const breatheFire = shared((target) => ({ type: 'breathe-fire', target }))
export const handOff = shared((target) => ({ type: 'hand-off', target }))
export const foul = shared((target) => ({ type: 'foul', target }))
export const bite = shared((target) => ({ type: 'bite', target }))
export const touchback = shared((player) => ({ type: 'touchback', player }))
export const intercept = shared((player) => ({ type: 'intercept', player }))
export const select = shared((player) => ({ type: 'select', player }))
export const giveRune = shared((player) => ({ type: 'rune', player }))
export const pickDie = shared((index) => ({ type: 'pick-die', index }))
export const multipleBlock = (a: PlayerId, b: PlayerId): Choice => twoTargets(a * 64 + b)
const twoTargets = shared((key) => ({ type: 'multiple-block', targets: Object.freeze([key >> 6, key & 63]) }))

/** A key for a player and a square together. */
const pair = (player: PlayerId, at: Square): number => (player << 10) | at
const snaps: (((to: Square) => Choice) | undefined)[] = []
export const snap = (player: PlayerId, to: Square): Choice =>
  (snaps[player] ??= atSquare((xy) => ({ type: 'snap', player, to: xy })))(to)
const throws = shared((key) => ({
  type: 'throw-team-mate',
  target: key >> 10,
  to: toXY(shifted(NOWHERE, key & 1023)),
}))
export const throwTeamMate = (target: PlayerId, to: Square): Choice => throws(pair(target, to))

const kicks = shared((key) => ({
  type: 'kick-team-mate',
  target: key >> 10,
  to: toXY(shifted(NOWHERE, key & 1023)),
}))
export const kickTeamMate = (target: PlayerId, to: Square): Choice => kicks(pair(target, to))

export const induce = sharedBy((what) => ({ type: 'induce', what }))
export const hire = sharedBy((what) => ({ type: 'hire', what }))
export const pickHandicap = sharedBy((pick) => ({ type: 'handicap', pick }))
export const learn = sharedBy((skill) => ({ type: 'learn', skill }))
export const boost = sharedBy((stat) => ({ type: 'boost', stat }))
export const measure = sharedBy((name) => ({ type: 'measure', measure: name }))
export const reroll = sharedBy((source) => ({ type: 'reroll', with: source }))
export const use = sharedBy((skill) => ({ type: 'use', skill }))
const users: Record<string, ((player: number) => Choice) | undefined> = {}
/** The same where several players could use it. */
export const useBy = (skill: SkillId, player: PlayerId): Choice =>
  (users[skill] ??= shared((id) => ({ type: 'use', skill, player: id })))(player)

const yesNo = <T extends Choice>(make: (yes: boolean) => T): ((yes: boolean) => T) => {
  const [yes, no] = [Object.freeze(make(true)), Object.freeze(make(false))]
  return (answer) => (answer ? yes : no)
}
export const followUp = yesNo((follow) => ({ type: 'follow-up', follow }))
export const apothecary = yesNo((wanted) => ({ type: 'apothecary', use: wanted }))
export const argue = yesNo((wanted) => ({ type: 'argue', use: wanted }))
export const bribe = yesNo((wanted) => ({ type: 'bribe', use: wanted }))
export const raiseDead = yesNo((wanted) => ({ type: 'raise-dead', use: wanted }))
export const tryCatch = yesNo((wanted) => ({ type: 'catch', try: wanted }))
export const kickOrReceive = yesNo((kick) => ({ type: 'kick-or-receive', kick }))
