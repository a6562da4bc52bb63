import { type Choice, pushTo } from '../match/choice.ts'
import { decision, type Play } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import type { Side } from '../match/side.ts'
import type { Player } from '../match/state.ts'
import { directionTo, type Square, step, toXY, turned } from '../match/square.ts'
import { fire } from '../skills/moments.ts'
import { ballOut, carriesBall, disturbBall } from './ball.ts'
import { has } from './conditions.ts'
import { injury } from './injury.ts'

export type PushOutcome = 'moved' | 'stayed' | 'crowd'

interface PushSquares {
  readonly empty: Square[]
  readonly taken: Square[]
  /** The direction over the edge, when a candidate is off the pitch; −1 otherwise. */
  readonly exit: number
}

/** The square opposite the pusher and the two beside it. rule: push.away */
export function pushSquares(match: Match, from: Square, pushed: Square): PushSquares {
  const straight = directionTo(from, pushed)
  const empty: Square[] = []
  const taken: Square[] = []
  let exit = -1
  for (const direction of [straight, turned(straight, -1), turned(straight, 1)]) {
    const to = step(pushed, direction)
    if (!match.isOnPitch(to)) exit = exit < 0 ? direction : exit
    else if (match.isEmpty(to)) empty.push(to)
    else taken.push(to)
  }
  return { empty, taken, exit }
}

/** rule: push.choose */
export function* pushBack(
  match: Match,
  from: Square,
  pushed: Player,
  how: { chain: boolean },
): Play<PushOutcome> {
  if (has(pushed, 'rooted')) return 'stayed'
  const { empty, taken, exit } = pushSquares(match, from, pushed.at)
  const moment = { pushed, chain: how.chain, stays: false, chooser: match.state.turn.side, squares: empty }
  yield* fire(match, 'pushing', moment)
  if (moment.stays) return 'stayed'
  if (moment.squares.length === 0 && exit >= 0) return yield* intoTheCrowd(match, pushed, exit)

  const squares = moment.squares.length > 0 ? moment.squares : taken
  const to = yield* choosePush(moment.chooser, pushed, squares)
  const inTheWay = match.at(to)
  if (inTheWay !== null) {
    const outcome = yield* pushBack(match, pushed.at, inTheWay, { chain: true })
    if (outcome === 'stayed') return 'stayed'
  }
  shove(match, pushed, to, how.chain ? 'push.chain' : 'push.away')
  return 'moved'
}

function* choosePush(chooser: Side, pushed: Player, squares: readonly Square[]): Play<Square> {
  const first = squares[0] as Square
  if (squares.length === 1) return first
  const options: Choice[] = squares.map((square) => pushTo(square))
  const choice = yield decision('push', chooser, pushed.id, 'push.choose', options, pushTo(first))
  return squares[options.indexOf(choice)] ?? first
}

/** Moves a pushed player; a ball lying there is knocked on. */
export function shove(match: Match, pushed: Player, to: Square, rule: string): void {
  const from = pushed.at
  match.occupy(pushed, to)
  match.emit({ type: 'pushed', player: pushed.id, from: toXY(from), to: toXY(to), rule })
  disturbBall(match, to)
}

/** rule: push.crowd-injury */
export function* intoTheCrowd(match: Match, pushed: Player, exit: number): Play<PushOutcome> {
  const from = pushed.at
  match.emit({ type: 'pushed', player: pushed.id, from: toXY(from), to: null, rule: 'push.off-pitch' })
  if (carriesBall(match, pushed)) ballOut(match, from, exit)
  match.vacate(pushed)
  yield* injury(match, { victim: pushed, attacker: null, harm: 'crowd' })
  return 'crowd'
}
