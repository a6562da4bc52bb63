import { type Choice, moveTo, STAND_UP } from '../match/choice.ts'
import type { Play } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import type { Activation, Player } from '../match/state.ts'
import { EMPTY } from '../match/state.ts'
import { fromXY, isAdjacent, type Square, STEPS, toXY, shifted } from '../match/square.ts'
import { markers, zonesOn } from '../match/zones.ts'
import { hindered, roll } from '../rolls/roll.ts'
import type { Result, RollSpec } from '../rolls/test.ts'
import { fire, type Moments } from '../skills/moments.ts'
import { ballLiesAt, carriesBall, disturbBall, mayHoldBall, settleBall, takeBall } from './ball.ts'
import { endActivation, isActive } from './active.ts'
import { has } from './conditions.ts'
import { placeProne } from './knock-down.ts'
import { isSwallowed } from './push.ts'
import { allowance, fallOver, movementLeft, spendMovement } from './rush.ts'
import { scoresAtOnce } from './scoring.ts'
import { turnover } from './turnover.ts'
import type { RuleKey } from '../match/rule-keys.ts'

/** Leaving an opposing tackle zone of one's own will needs a roll. rule: dodge.when */
export const needsDodge = (match: Match, player: Player, from: Square): boolean =>
  !match.kit(player).is['never-dodges'] && zonesOn(match, player, from) > 0

/** Whether he may go anywhere at all in the rest of his action. */
export const mayGoOn = (player: Player, activation: Activation): boolean =>
  player.stance === 'standing' && !activation.stopped && !has(player, 'rooted')

const mayMove = (match: Match, player: Player, activation: Activation): boolean =>
  mayGoOn(player, activation) && !match.kit(player).is.steered && movementLeft(match, player, activation) > 0

/** Single steps to the empty squares around. rule: move.any-direction */
export function moveOptions(match: Match, player: Player, options: Choice[]): void {
  const { activation } = match.state
  if (activation === null || !mayMove(match, player, activation)) return
  for (const offset of STEPS) {
    const to = shifted(player.at, offset)
    if (match.isEmpty(to)) options.push(moveTo(to))
  }
}

/** Why a path cannot be walked, as a sentence; null when it can. Dice are not foreseen. */
export function pathProblem(match: Match, player: Player, path: readonly Square[]): string | null {
  const { activation } = match.state
  if (activation === null) return 'nobody is moving'
  const standing = player.stance === 'standing' ? 0 : standUpCost(match, player)
  if (match.kit(player).is.steered) return 'this player goes where the dice send him'
  if (activation.stopped || has(player, 'rooted')) return 'this player may not move any further'
  let at = player.at
  for (const to of path) {
    if (!match.isOnPitch(to)) return 'the path leaves the pitch'
    if (!isAdjacent(at, to)) return 'the squares of a path must touch one another'
    if (!match.isEmpty(to) && to !== player.at) return 'the path runs through a player'
    at = to
  }
  const left = movementLeft(match, player, activation) - standing
  return path.length > left ? `the path is ${path.length} squares long and only ${left} can be moved` : null
}

/** The first square now; the rest of the path waits in the activation. */
export function* playMove(match: Match, player: Player, choice: Choice): Play {
  const { activation } = match.state
  if (choice.type !== 'move' || activation === null) return
  const { path } = choice
  const [first] = path
  if (player.stance !== 'standing' && !(yield* standUp(match, player))) return
  activation.path = path.length <= 1 ? EMPTY : path.slice(1).map(fromXY)
  if (first !== undefined) yield* moveOne(match, player, fromXY(first))
}

/** Whether the next square of a longer path can still be walked. */
export const pathGoesOn = (match: Match, player: Player, activation: Activation): boolean => {
  const next = activation.path[0]
  return (
    next !== undefined &&
    mayMove(match, player, activation) &&
    isAdjacent(player.at, next) &&
    match.isEmpty(next)
  )
}

/**
 * One square of one's own movement: placed, going for it and dodging in the book's order, followed, picking up. False when
 * something in the square stopped him before any of that. rule: move.order
 */
export function* moveOne(match: Match, player: Player, to: Square): Play<boolean> {
  const from = player.at
  const dodges = needsDodge(match, player, from)
  const { heldFirst, dodgeFirst, entering } = match.edition.moving
  if (dodges && heldFirst && (yield* isHeld(match, player, from))) return true
  walk(match, player, to, 'move.step')
  yield* fire(match, 'vacated', { mover: player, from })
  if (entering !== undefined && (yield* isStopped(match, player, from))) return false
  if (dodges && dodgeFirst) yield* dodge(match, player, from, to)
  if (!isStandingAt(player, to) || anotherScores(match, player)) return true
  if (!(yield* spendMovement(match, player, 1))) yield* leave(match, player, from)
  else {
    if (dodges && !dodgeFirst) yield* dodge(match, player, from, to)
    if (isStandingAt(player, to)) yield* arrive(match, player, from)
  }
  return true
}

/** Whether something befalls him in the square he has just entered, before anything is rolled for the move. */
export function* isStopped(match: Match, player: Player, from: Square): Play<boolean> {
  const to = player.at
  const { entering } = match.edition.moving
  if (entering === undefined || !entering.threatens(match, player, from)) return false
  yield* entering.moved(match, player, from)
  if (isStandingAt(player, to)) return false
  yield* leave(match, player, from)
  return true
}

const isStandingAt = (player: Player, at: Square): boolean =>
  player.at === at && player.stance === 'standing' && player.place === 'pitch'

/** A ball that a diving tackler let go of may be in a scorer's hands by now, and play is over. rule: td.condition */
const anotherScores = (match: Match, mover: Player): boolean =>
  !carriesBall(match, mover) && scoresAtOnce(match)

/** He is through: while play goes on opponents may follow him, and a ball that lies there must be picked up. */
export function* arrive(match: Match, player: Player, from: Square): Play {
  const { activation } = match.state
  if (activation?.player === player.id) activation.steps++
  if (anotherScores(match, player)) return
  yield* leave(match, player, from)
  if (ballLiesAt(match, player.at)) yield* pickUp(match, player)
}

/** Walks a player into a square and nothing else. */
export function walk(match: Match, player: Player, to: Square, rule: RuleKey): void {
  const from = player.at
  match.occupy(player, to)
  match.emit({ type: 'moved', player: player.id, from: toXY(from), to: toXY(to), rule })
}

export function* leave(match: Match, player: Player, from: Square): Play {
  yield* fire(match, 'left', { mover: player, from, followed: false })
}

/** Opponents may hold a player who wants to be off; he is put back and moves no more. True when he is held. */
export function* isHeld(match: Match, player: Player, from: Square): Play<boolean> {
  const leaving = { mover: player, from, tried: false, held: false }
  yield* fire(match, 'leaving', leaving)
  if (!leaving.held) return false
  if (player.at !== from) walk(match, player, from, 'tentacles.held')
  const { activation } = match.state
  if (activation?.player === player.id) {
    activation.stopped = true
  }
  return true
}

/** How a roll to get away went: who threw himself in the way, and who makes a fall worse. */
export interface Getaway {
  readonly result: Result
  readonly tackler: Player | null
  readonly trippedBy: readonly Player[]
}

/** The roll that takes a player away from where he was, and what those he leaves do about it. */
export function* getAway(match: Match, spec: RollSpec): Play<Getaway> {
  const trippedBy = trippers(match, spec)
  const moment: Moments['dodge-rolled'] = { spec, result: yield* roll(match, spec), dive: null }
  yield* fire(match, 'dodge-rolled', moment)
  const { dive } = moment
  if (dive === null) return { result: moment.result, tackler: null, trippedBy }
  const result = yield* hindered(match, spec, moment.result, dive.hindrance)
  return { result, tackler: dive.tackler, trippedBy }
}

const trippers = (match: Match, { player, from }: RollSpec): readonly Player[] =>
  match.kits.facts.trips.length === 0
    ? EMPTY
    : markers(match, player, from).filter((marker) => match.kit(marker).is.trips)

/** Held, through, back where he was, or on the ground. rule: dodge.when */
function* dodge(match: Match, player: Player, from: Square, to: Square): Play {
  if (!match.edition.moving.heldFirst && (yield* isHeld(match, player, from))) return
  const { result, tackler, trippedBy } = yield* getAway(match, { test: 'dodge', player, from, to })
  const stays = !result.passed && (yield* keepsHisFeet(match, player, from))
  if (stays) walk(match, player, from, 'stand-firm.failed-dodge')
  if (tackler !== null) yield* throwInTheWay(match, tackler, from)
  if (stays && isActive(match, player)) endActivation(match)
  if (result.passed || stays) return yield* settleBall(match)
  yield* fallOver(match, player, 'dodge.failure', trippedBy)
  yield* leave(match, player, from)
}

function* keepsHisFeet(match: Match, player: Player, from: Square): Play<boolean> {
  const failed = { mover: player, from, stays: false }
  yield* fire(match, 'dodge-failed', failed)
  return failed.stays
}

/** The tackler lies in the square left behind or, when the dodger is still there, in his own. rule: diving-tackle.placement */
export function* throwInTheWay(match: Match, tackler: Player, left: Square): Play {
  if (match.isEmpty(left)) {
    walk(match, tackler, left, 'diving-tackle.placement')
    if (yield* isSwallowed(match, tackler)) return
  }
  disturbBall(match, tackler.at)
  placeProne(match, tackler, 'diving-tackle.placement')
}

/** rule: pickup.mandatory */
export function* pickUp(match: Match, player: Player): Play {
  if (!mayHoldBall(match, player)) {
    disturbBall(match, player.at)
    if (match.kit(player).is['spills-ball'] && player.side === match.state.turn.side)
      turnover(match, 'failed-pick-up', 'turnover.failed-pickup')
    return yield* settleBall(match)
  }
  const result = yield* roll(match, { test: 'pick-up', player, from: player.at, to: player.at })
  if (result.passed) return takeBall(match, player, 'picked-up', 'pickup.success')
  disturbBall(match, player.at)
  if (player.side === match.state.turn.side) turnover(match, 'failed-pick-up', 'turnover.failed-pickup')
  yield* settleBall(match)
}

/** Squares of movement standing up takes; what is left when it needs a roll. rule: standup.cost */
export const standUpCost = (match: Match, player: Player): number => {
  if (match.kit(player).is['stands-up-free']) return 0
  return Math.min(match.edition.moving.standUp.cost, allowance(match, player))
}

/** rule: standup.low-ma-roll */
export const standUpNeedsRoll = (match: Match, player: Player): boolean =>
  !match.kit(player).is['stands-up-free'] && allowance(match, player) < match.edition.moving.standUp.cost

export const standUpOptions = (_match: Match, player: Player, options: Choice[]): void => {
  if (player.stance === 'prone') options.push(STAND_UP)
}

/** True when the player is on his feet. */
export function* standUp(match: Match, player: Player): Play<boolean> {
  const { activation } = match.state
  if (standUpNeedsRoll(match, player)) {
    const result = yield* roll(match, { test: 'stand-up', player, from: player.at, to: player.at })
    if (!result.passed) {
      endActivation(match)
      return false
    }
  }
  if (activation !== null) activation.moved += standUpCost(match, player)
  player.stance = 'standing'
  match.emit({ type: 'stood-up', player: player.id, rule: 'standup.cost' })
  return true
}
