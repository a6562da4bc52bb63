import { type Choice, DECLINE, leapTo, moveTo, use, useBy } from '../match/choice.ts'
import { decision, type Play } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import type { Player } from '../match/state.ts'
import { fromXY, isAdjacent, type Square, STEPS, toXY, shifted } from '../match/square.ts'
import { exertsZones, isDistracted } from '../match/zones.ts'
import { isSpent, spend } from '../rolls/uses.ts'
import { isActive } from './active.ts'
import { carriesBall } from './ball.ts'
import { has } from './conditions.ts'
import { couldIntercept } from './interception.ts'
import { LEAP_COST, leapsLeft, playLeap, WITHIN_TWO } from './leap.ts'
import { moveOne } from './move.ts'
import { wholePaths } from './whole-paths.ts'
import { must } from '../match/must.ts'

/** A pass as it is announced. */
export interface Pass {
  readonly thrower: Player
  readonly to: Square
  readonly hailMary: boolean
  /** Out of turn, before he is hit. */
  readonly dumpedOff: boolean
}

/** Squares of the move, whatever the player's own movement. rule: skill.pass-block.move, qa.pass-block-low-ma */
const SQUARES = 3

/** Opponents may move before the ball is in the air, in the order their coach likes. rule: skill.pass-block.timing */
export function* passBlocks(match: Match, pass: Pass): Play {
  const holders = match.kits.facts['pass-blocks']
  if (holders.length === 0) return
  // The thrower may have thrown himself at the feet of one of them, and there is no pass to block any more.
  while (carriesBall(match, pass.thrower)) {
    const able = holders.map((id) => match.player(id)).filter((player) => mayPassBlock(match, player, pass))
    const chosen = yield* choosePassBlocker(able, pass)
    if (chosen === null) return
    spend(match, chosen, 'pass-block')
    match.emit({ type: 'skill-used', player: chosen.id, skill: 'pass-block', rule: 'pass-block.use' })
    yield* moveInTheWay(match, chosen, pass)
  }
}

function* choosePassBlocker(able: readonly Player[], pass: Pass): Play<Player | null> {
  const [first] = able
  if (first === undefined) return null
  const named: Choice[] = able.map((player) => useBy('pass-block', player.id))
  const alone = able.length === 1
  const options = alone ? [use('pass-block'), DECLINE] : [...named, DECLINE]
  const player = alone ? first.id : null
  const about = { skill: 'pass-block', thrower: pass.thrower.id, to: toXY(pass.to) }
  const also = alone ? named : []
  const choice = yield decision('use', first.side, player, 'pass-block.use', options, DECLINE, about, also)
  if (choice.type !== 'use') return null
  return able.find(({ id }) => id === choice.player) ?? first
}

/** A standing opponent in his senses, not the one whose block provoked the throw, with somewhere useful to go. */
const mayPassBlock = (match: Match, player: Player, pass: Pass): boolean =>
  player.side !== pass.thrower.side &&
  player.place === 'pitch' &&
  player.stance === 'standing' &&
  !isDistracted(player) &&
  !has(player, 'rooted') &&
  !isActive(match, player) &&
  !isSpent(match, player, 'pass-block', 'action') &&
  leadsSomewhere(match, player, pass, player.at, SQUARES)

/** Where he may try to intercept, or has the thrower or the catcher in his tackle zone. rule: skill.pass-block.condition */
function isUseful(match: Match, player: Player, pass: Pass, at: Square): boolean {
  const { thrower, to, hailMary } = pass
  const catcher = match.at(to)
  const marks =
    isAdjacent(at, thrower.at) ||
    (catcher?.side === thrower.side && catcher.stance === 'standing' && isAdjacent(at, to))
  if (marks && exertsZones(match, player)) return true
  if (hailMary || !match.modules['interceptions-fumbles']) return false
  return couldIntercept(match, player, { from: thrower.at, to }, at)
}

/** Whether a useful square can be reached in so many more squares of movement. */
function leadsSomewhere(match: Match, player: Player, pass: Pass, from: Square, left: number): boolean {
  return reachable(match, player, from, left).some(
    ([to, cost]) => isUseful(match, player, pass, to) || leadsSomewhere(match, player, pass, to, left - cost),
  )
}

/** The squares one step or one leap away, and what each costs. */
function reachable(
  match: Match,
  player: Player,
  from: Square,
  left: number,
): readonly (readonly [to: Square, cost: number])[] {
  if (left < 1) return []
  const leaps = left >= LEAP_COST && leapsLeft(match, player) !== 'none'
  const open = (offsets: readonly number[]) =>
    offsets.map((offset) => shifted(from, offset)).filter((to) => match.isEmpty(to))
  const steps = open(STEPS).map((to) => [to, 1] as const)
  return leaps ? [...steps, ...open(WITHIN_TWO).map((to) => [to, LEAP_COST] as const)] : steps
}

/** Square by square, with the dodges of any move; he may stop where it is of use. rule: skill.pass-block.normal-move-rules */
function* moveInTheWay(match: Match, player: Player, pass: Pass): Play {
  for (let left = SQUARES; left > 0;) {
    const mayStop = left < SQUARES && isUseful(match, player, pass, player.at)
    const choice = yield* nextSquare(match, player, pass, { left, mayStop })
    if (choice?.type === 'leap') {
      left -= LEAP_COST
      yield* playLeap(match, player, choice)
      if (!isAt(player, fromXY(choice.to))) return
    } else if (choice?.type === 'move') {
      left -= choice.path.length
      for (const square of choice.path) {
        yield* moveOne(match, player, fromXY(square))
        if (!isAt(player, fromXY(square))) return
      }
    } else return
  }
}

/** Where he wanted to be, and on his feet. */
const isAt = (player: Player, at: Square): boolean =>
  player.place === 'pitch' && player.stance === 'standing' && player.at === at

function* nextSquare(
  match: Match,
  player: Player,
  pass: Pass,
  { left, mayStop }: { left: number; mayStop: boolean },
): Play<Choice | undefined> {
  const options: Choice[] = reachable(match, player, player.at, left)
    .filter(
      ([to, cost]) =>
        isUseful(match, player, pass, to) || leadsSomewhere(match, player, pass, to, left - cost),
    )
    .map(([to, cost]) => (cost === LEAP_COST ? leapTo(to) : moveTo(to)))
  if (mayStop) options.push(DECLINE)
  if (options.length < 2) return options[0]
  const last = must(options.at(-1))
  const about = { skill: 'pass-block', left }
  const also = wholePaths(
    player.at,
    left,
    (to) => match.isEmpty(to),
    (at) => isUseful(match, player, pass, at),
  )
  return yield decision('move', player.side, player.id, 'pass-block.move', options, last, about, also)
}
