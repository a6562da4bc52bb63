import { type Choice, pushTo } from '../match/choice.ts'
import { decision, type Play } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import type { Side } from '../match/side.ts'
import type { Player } from '../match/state.ts'
import { directionTo, NOWHERE, type Square, step, toXY, turned } from '../match/square.ts'
import { fire } from '../skills/moments.ts'
import { ballOut, carriesBall, disturbBall } from './ball.ts'
import { has } from './conditions.ts'
import { injury } from './injury.ts'
import { loseCarrier } from './knock-down.ts'
import type { RuleKey } from '../match/rule-keys.ts'
import { must } from '../match/must.ts'

export type PushOutcome = 'moved' | 'stayed' | 'crowd'

/** Along a chain, or straight from a block. */
interface PushHow {
  readonly chain: boolean
  readonly by?: Player
}

interface PushSquares {
  readonly empty: Square[]
  readonly taken: Square[]
  /** The direction over the edge, when a candidate is off the pitch. */
  readonly exit: number | null
}

/** The square opposite the pusher and the two beside it. rule: push.away */
function pushSquares(match: Match, from: Square, pushed: Square): PushSquares {
  const straight = directionTo(from, pushed)
  const empty: Square[] = []
  const taken: Square[] = []
  let exit: number | null = null
  for (const direction of [straight, turned(straight, -1), turned(straight, 1)]) {
    const to = step(pushed, direction)
    if (!match.isOnPitch(to)) exit ??= direction
    else if (match.isEmpty(to)) empty.push(to)
    else taken.push(to)
  }
  return { empty, taken, exit }
}

/**
 * Pushes a player back, and whoever is in his way: an empty square first, then the crowd, then a chain. No dice are rolled;
 * those who leave the pitch are added to `crowd`, and `crowdInjuries` deals with them when the time for injuries has come.
 * rule: push.empty-first
 */
export function* pushBack(
  match: Match,
  from: Square,
  pushed: Player,
  crowd: Player[],
  how: PushHow = { chain: false },
): Play<PushOutcome> {
  if (has(pushed, 'rooted')) return 'stayed'
  const { empty, taken, exit } = pushSquares(match, from, pushed.at)
  const chooser = match.state.turn.side
  const blocker = how.by ?? null
  const moment = { blocker, pushed, chain: how.chain, answered: false, stays: false, chooser, squares: empty }
  yield* fire(match, 'pushing', moment)
  if (moment.stays) return 'stayed'
  if (moment.squares.length === 0 && exit !== null) {
    overTheEdge(match, pushed, exit)
    crowd.push(pushed)
    return 'crowd'
  }

  const squares = moment.squares.length > 0 ? moment.squares : taken
  const to = yield* choosePush(moment.chooser, pushed, squares, how)
  const inTheWay = match.at(to)
  if (inTheWay !== null) {
    const outcome = yield* pushBack(match, pushed.at, inTheWay, crowd, { chain: true })
    if (outcome === 'stayed') return 'stayed'
  }
  shove(match, pushed, to, how.chain ? 'push.chain-geometry' : inTheWay === null ? 'push.away' : 'push.chain')
  if (match.edition.moving.entering?.carried(match, pushed)) {
    crowd.push(pushed)
    return 'crowd'
  }
  return 'moved'
}

function* choosePush(chooser: Side, pushed: Player, squares: readonly Square[], how: PushHow): Play<Square> {
  const first = must(squares[0])
  if (squares.length === 1) return first
  const options: Choice[] = squares.map((square) => pushTo(square))
  const rule = how.chain ? 'push.chain-who-decides' : 'push.attacker-chooses'
  const choice = yield decision('push', chooser, pushed.id, rule, options, pushTo(first))
  return squares[options.indexOf(choice)] ?? first
}

/** Moves a pushed player; a ball lying there is knocked on. */
export function shove(match: Match, pushed: Player, to: Square, rule: RuleKey): void {
  const from = pushed.at
  match.occupy(pushed, to)
  match.emit({ type: 'pushed', player: pushed.id, from: toXY(from), to: toXY(to), rule })
  disturbBall(match, to)
}

/** Off the pitch, and the ball with him; until the crowd is done he counts as being in Reserves. rule: push.off-pitch */
export function overTheEdge(match: Match, pushed: Player, exit: number): void {
  const from = pushed.at
  match.emit({ type: 'pushed', player: pushed.id, from: toXY(from), to: null, rule: 'push.off-pitch' })
  loseCarrier(match, pushed)
  if (carriesBall(match, pushed)) ballOut(match, from, exit)
  match.vacate(pushed)
  pushed.place = 'reserves'
  pushed.at = NOWHERE
  pushed.stance = 'standing'
  pushed.freshlyStunned = false
}

/** Straight to the Injury table, without armour or modifiers. rule: push.crowd-injury */
export function* crowdInjuries(match: Match, crowd: readonly Player[]): Play {
  for (const victim of crowd) yield* injury(match, { victim, attacker: null, harm: 'crowd' })
}

/** Whatever befalls somebody who has come into a square otherwise than by a move of his own. True when he is gone. */
export function* isSwallowed(match: Match, player: Player): Play<boolean> {
  if (!match.edition.moving.entering?.carried(match, player)) return false
  yield* crowdInjuries(match, [player])
  return true
}

/** Over the edge and hurt at once, for whoever leaves the pitch in another way than by a push. */
export function* intoTheCrowd(match: Match, pushed: Player, exit: number): Play {
  overTheEdge(match, pushed, exit)
  yield* crowdInjuries(match, [pushed])
}
