import type { Manner } from '../match/names.ts'
import type { Play } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import type { RuleKey } from '../match/rule-keys.ts'
import type { Player } from '../match/state.ts'
import { NOWHERE, type Square, step, toXY, turned, xOf, yOf } from '../match/square.ts'
import { isDistracted } from '../match/zones.ts'
import { roll } from '../rolls/roll.ts'
import { fire } from '../skills/moments.ts'
import type { RollSpec } from '../rolls/test.ts'

export const ballCarrier = (match: Match): Player | null => {
  const { holder } = match.state.ball
  return holder === null ? null : match.player(holder)
}
export const carriesBall = (match: Match, player: Player): boolean => match.state.ball.holder === player.id

/** Whether a player could have the ball in his hands at all. */
export const mayHoldBall = (match: Match, player: Player): boolean =>
  !match.kit(player).is['no-ball'] && !player.conditions.includes('saw-running')

/** rule: catch.not-prone */
export const canCatch = (match: Match, player: Player): boolean =>
  player.stance === 'standing' &&
  player.place === 'pitch' &&
  !isDistracted(player) &&
  mayHoldBall(match, player)

export const ballLiesAt = (match: Match, at: Square): boolean =>
  match.state.ball.status === 'rest' && match.state.ball.at === at

export function takeBall(
  match: Match,
  player: Player,
  how: 'caught' | 'picked-up' | 'intercepted',
  rule: RuleKey,
): void {
  const { ball } = match.state
  ball.status = 'held'
  ball.at = NOWHERE
  ball.holder = player.id
  ball.exit = -1
  match.emit({ type: how, player: player.id, rule })
}

/** Puts the ball, out of anybody's hands, in a square; `loose` balls bounce when things settle. */
export function putBall(match: Match, at: Square, status: 'rest' | 'loose' | 'air'): void {
  const { ball } = match.state
  ball.status = status
  ball.at = at
  ball.holder = null
  ball.exit = -1
  ball.dropper = null
}

/** The ball is out over an edge, from its last square on the pitch. */
export function ballOut(match: Match, from: Square, exit: number): void {
  putBall(match, from, 'loose')
  match.state.ball.status = 'out'
  match.state.ball.exit = exit
}

export function removeBall(match: Match): void {
  putBall(match, NOWHERE, 'rest')
  match.state.ball.status = 'off'
}

/**
 * Whoever holds the ball lets go of it; it bounces when things settle. `down` when others put him on the ground: with his wits
 * about him he may have a say in where it goes, whatever becomes of him by then.
 */
export function dropBall(match: Match, player: Player, rule: RuleKey, how: { down?: boolean } = {}): void {
  if (!carriesBall(match, player)) return
  const { at } = player
  putBall(match, at, 'loose')
  if (how.down && !isDistracted(player)) match.state.ball.dropper = player.id
  match.emit({ type: 'dropped', player: player.id, at: toXY(at), rule })
}

/** rule: pickup.involuntary-entry */
export function disturbBall(match: Match, at: Square): void {
  if (ballLiesAt(match, at)) match.state.ball.status = 'loose'
}

/** Bounces, catches and throw-ins until the ball is held or at rest (or a kick-off has gone wrong). */
export function* settleBall(match: Match): Play {
  const { ball } = match.state
  if (ball.dropper !== null) yield* letGo(match, match.player(ball.dropper))
  while (ball.status === 'loose' || ball.status === 'out') {
    if (ball.status === 'loose') yield* bounce(match)
    else yield* throwIn(match)
  }
}

/** A player who was put on the ground with the ball may have a say in where it goes. */
function* letGo(match: Match, player: Player): Play {
  const { ball } = match.state
  ball.dropper = null
  if (ball.status === 'loose') yield* fire(match, 'ball-dropped', { player, from: ball.at })
}

/** rule: bounce.one-square */
function* bounce(match: Match): Play {
  const { ball } = match.state
  const die = match.dice.d8()
  const to = step(ball.at, die - 1)
  if (!match.isOnPitch(to)) {
    ballOut(match, ball.at, die - 1)
    match.emit({ type: 'ball', at: null, how: 'bounce', dice: [die], rule: 'bounce.out' })
    if (spoilsKickOff(match, to)) removeBall(match)
    return
  }
  putBall(match, to, 'rest')
  match.emit({ type: 'ball', at: toXY(to), how: 'bounce', dice: [die], rule: 'bounce.one-square' })
  if (spoilsKickOff(match, to)) return removeBall(match)
  if (!match.isEmpty(to)) yield* land(match, to, { accurate: false, bounced: true })
}

/** The ball comes down in a square: a catch, or it bounces on. rule: catch.mandatory */
export function* land(match: Match, at: Square, how: { accurate: boolean; bounced?: boolean }): Play {
  putBall(match, at, 'loose')
  const player = match.at(at)
  if (player !== null && canCatch(match, player)) yield* catchBall(match, player, how)
  else if (how.bounced !== true)
    yield* fire(match, 'ball-landing', { at, accurate: how.accurate, settled: false })
}

/** How something comes to a player; `action` names what makes it easy to catch. */
export interface Arrival {
  readonly accurate: boolean
  readonly action?: Manner
}

/** The roll of somebody it comes to, where he stands or would stand. */
export const catchSpec = (
  player: Player,
  { accurate, action = 'accurate-pass' }: Arrival,
  at: Square = player.at,
): RollSpec => ({ test: 'catch', player, from: at, to: at, favoured: accurate, action })

export function* catchBall(match: Match, player: Player, how: Arrival): Play {
  if (yield* catches(match, player, how)) takeBall(match, player, 'caught', 'catch.success')
}

/** Whether he gets hold of what comes to him. rule: catch.roll */
export function* catches(match: Match, player: Player, how: Arrival): Play<boolean> {
  return (yield* roll(match, catchSpec(player, how))).passed
}

/** rule: throwin.immediate */
function* throwIn(match: Match): Play {
  const { ball } = match.state
  const from = ball.at
  const { die, countsFirst } = match.edition.passing.throwIn
  const corner = match.edition.passing.throwIn.corner === 'd3' ? cornerAxis(match, from) : null
  const way = die === 'd3' || corner !== null ? match.dice.d3() * 2 : match.dice.d6()
  const direction =
    corner === null ? throwInDirection(match, from, ball.exit, way) : templateDirection(corner, way)
  const [a, b] = match.dice.two()
  let at = from
  for (let squares = a + b - (countsFirst ? 1 : 0); squares > 0; squares--) {
    const next = step(at, direction)
    if (!match.isOnPitch(next)) {
      match.emit({ type: 'ball', at: null, how: 'throw-in', dice: [a, b], rule: 'throwin.again' })
      return ballOut(match, at, direction)
    }
    at = next
  }
  match.emit({ type: 'ball', at: toXY(at), how: 'throw-in', dice: [a, b], rule: 'throwin.immediate' })
  yield* land(match, at, { accurate: false })
}

/** The direction of a throw-in: at right angles to the edge crossed, or 45° to its left or right. rule: template.throw-in */
export function throwInDirection(match: Match, from: Square, exit: number, die: number): number {
  return templateDirection(inward(match, from, exit), die)
}

/** The throw-in template laid along an axis: 45° to the left, straight on, or 45° to the right. */
export const templateDirection = (axis: number, die: number): number =>
  turned(axis, die <= 2 ? -1 : die <= 4 ? 0 : 1)

const [NORTH_WEST, NORTH, NORTH_EAST, WEST, EAST, SOUTH_WEST, SOUTH, SOUTH_EAST] = [
  0, 1, 2, 3, 4, 5, 6, 7,
] as const

/** Straight in from a corner square; null anywhere else. */
function cornerAxis(match: Match, at: Square): number | null {
  const { length, width } = match.edition.field.pitch
  const [x, y] = [xOf(at), yOf(at)]
  if ((x > 0 && x < length - 1) || (y > 0 && y < width - 1)) return null
  if (x === 0) return y === 0 ? SOUTH_EAST : NORTH_EAST
  return y === 0 ? SOUTH_WEST : NORTH_WEST
}

function inward(match: Match, from: Square, exit: number): number {
  const { length, width } = match.edition.field.pitch
  const out = step(from, exit)
  const [x, y] = [xOf(out), yOf(out)]
  const overNorth = y < 0
  const overSouth = y >= width
  const overWest = x < 0
  const overEast = x >= length
  if (match.edition.passing.throwIn.corner === 'sideline' && (overNorth || overSouth))
    return overNorth ? SOUTH : NORTH
  if (overNorth && overWest) return SOUTH_EAST
  if (overNorth && overEast) return SOUTH_WEST
  if (overSouth && overWest) return NORTH_EAST
  if (overSouth && overEast) return NORTH_WEST
  if (overNorth) return SOUTH
  if (overSouth) return NORTH
  return overWest ? EAST : WEST
}

/** While a kick-off comes down, leaving the receiving half for any reason is a touchback. rule: kickoff.touchback */
function spoilsKickOff(match: Match, at: Square): boolean {
  const { kickoff, phase } = match.state
  if (kickoff === null || phase !== 'kick-off-landing') return false
  if (match.isOnPitch(at) && isInReceivingHalf(match, at)) return false
  kickoff.touchback = true
  return true
}

/** Whatever lies beyond the kicking team's own line of scrimmage. */
export function isInReceivingHalf(match: Match, at: Square): boolean {
  const { kicking } = match.state
  const line = match.edition.field.pitch.scrimmage[kicking]
  return kicking === 'home' ? xOf(at) > line : xOf(at) < line
}
