import type { SkillId } from '../skills/skill.ts'
import type { PlayerId } from './state.ts'
import { DIRECTIONS, type Square, SQUARES, toXY, type XY } from './square.ts'

/** What a coach may answer. Squares are [x, y], players are their numbers in the match: the public protocol. */
export type Choice =
  | { readonly type: 'call'; readonly face: 'heads' | 'tails' }
  | { readonly type: 'kick-or-receive'; readonly kick: boolean }
  | { readonly type: 'set-up'; readonly place: Readonly<Record<string, XY>> }
  | { readonly type: 'kick'; readonly to: XY }
  | { readonly type: 'touchback'; readonly player: PlayerId }
  | { readonly type: 'place-ball'; readonly to: XY }
  | { readonly type: 'snap'; readonly player: PlayerId; readonly to: XY }
  | {
      readonly type: 'activate'
      readonly player: PlayerId
      readonly action: string
      readonly target?: PlayerId
    }
  | { readonly type: 'stand-up' }
  | { readonly type: 'move'; readonly path: readonly XY[] }
  | { readonly type: 'leap'; readonly to: XY }
  | { readonly type: 'jump'; readonly to: XY }
  | { readonly type: 'block'; readonly target: PlayerId }
  | { readonly type: 'multiple-block'; readonly targets: readonly PlayerId[] }
  | { readonly type: 'stab'; readonly target: PlayerId }
  | { readonly type: 'chainsaw'; readonly target: PlayerId }
  | { readonly type: 'gaze'; readonly target: PlayerId }
  | { readonly type: 'vomit'; readonly target: PlayerId }
  | { readonly type: 'breathe-fire'; readonly target: PlayerId }
  | { readonly type: 'pass'; readonly to: XY }
  | { readonly type: 'hail-mary'; readonly to: XY }
  | { readonly type: 'hand-off'; readonly target: PlayerId }
  | { readonly type: 'foul'; readonly target: PlayerId }
  | { readonly type: 'throw-team-mate'; readonly target: PlayerId; readonly to: XY }
  | { readonly type: 'kick-team-mate'; readonly target: PlayerId; readonly to: XY }
  | { readonly type: 'throw-bomb'; readonly to: XY }
  | { readonly type: 'fire'; readonly to: XY }
  | { readonly type: 'steer'; readonly towards: XY }
  | { readonly type: 'end-activation' }
  | { readonly type: 'end-turn' }
  | { readonly type: 'reroll'; readonly with: string }
  | { readonly type: 'use'; readonly skill: SkillId; readonly player?: PlayerId }
  | { readonly type: 'decline' }
  | { readonly type: 'pick-die'; readonly index: number }
  | { readonly type: 'push'; readonly to: XY }
  | { readonly type: 'follow-up'; readonly follow: boolean }
  | { readonly type: 'dive'; readonly to: XY }
  | { readonly type: 'intercept'; readonly player: PlayerId }
  | { readonly type: 'catch'; readonly try: boolean }
  | { readonly type: 'apothecary'; readonly use: boolean }
  | { readonly type: 'argue'; readonly use: boolean }
  | { readonly type: 'bribe'; readonly use: boolean }
  | { readonly type: 'raise-dead'; readonly use: boolean }
  | { readonly type: 'bite'; readonly target: PlayerId }
  | { readonly type: 'rune'; readonly player: PlayerId }
  | { readonly type: 'spell'; readonly spell: string; readonly to: XY; readonly towards?: XY }
  | { readonly type: 'select'; readonly player: PlayerId }
  | { readonly type: 'induce'; readonly what: string }
  | { readonly type: 'measure'; readonly measure: string }
  | { readonly type: 'advance-marker' }
  | { readonly type: 'illegal-procedure' }
  | { readonly type: 'time-out' }
  | { readonly type: 'concede' }
export type ChoiceType = Choice['type']

/**
 * Choices are made once and shared: listing options then allocates nothing, an answer is recognised by identity, and a
 * recorded match keeps references instead of copies.
 */
const shared = <T extends Choice>(make: (key: number) => T): ((key: number) => T) => {
  const made: T[] = []
  return (key) => (made[key] ??= Object.freeze(make(key)))
}
const sharedBy = <T extends Choice>(make: (key: string) => T): ((key: string) => T) => {
  const made: Record<string, T> = {}
  return (key) => (made[key] ??= Object.freeze(make(key)))
}
const atSquare = <T extends Choice>(make: (to: XY) => T): ((to: Square) => T) =>
  shared((key) => make(toXY(key as Square)))

export const DECLINE: Choice = Object.freeze({ type: 'decline' })
export const STAND_UP: Choice = Object.freeze({ type: 'stand-up' })
export const END_ACTIVATION: Choice = Object.freeze({ type: 'end-activation' })
export const END_TURN: Choice = Object.freeze({ type: 'end-turn' })
export const CONCEDE: Choice = Object.freeze({ type: 'concede' })
export const ADVANCE_MARKER: Choice = Object.freeze({ type: 'advance-marker' })
export const ILLEGAL_PROCEDURE: Choice = Object.freeze({ type: 'illegal-procedure' })

const activations: Record<string, ((player: number) => Choice) | undefined> = {}
export const activate = (player: PlayerId, action: string): Choice =>
  (activations[action] ??= shared((id) => ({ type: 'activate', player: id, action })))(player)

const attacks: Record<string, ((key: number) => Choice) | undefined> = {}
/** The same for an action that names its target when it is declared. */
export const activateAgainst = (player: PlayerId, action: string, target: PlayerId): Choice =>
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
    const at = toXY((key % SQUARES) as Square)
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
  to: toXY((key & 1023) as Square),
}))
export const throwTeamMate = (target: PlayerId, to: Square): Choice => throws(pair(target, to))

const kicks = shared((key) => ({
  type: 'kick-team-mate',
  target: key >> 10,
  to: toXY((key & 1023) as Square),
}))
export const kickTeamMate = (target: PlayerId, to: Square): Choice => kicks(pair(target, to))

export const induce = sharedBy((what) => ({ type: 'induce', what }))
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

/** Structural equality of two choices, for answers that come from outside. */
export function sameChoice(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>]
  const keys = Object.keys(left)
  return keys.length === Object.keys(right).length && keys.every((key) => sameChoice(left[key], right[key]))
}
