import { type Choice, steer } from '../../../match/choice.ts'
import type { Play } from '../../../match/decision.ts'
import type { Deed } from '../../../match/book-rules.ts'
import type { Match } from '../../../match/match.ts'
import { DIRECTIONS, type Square, step } from '../../../match/square.ts'
import type { Activation, Player } from '../../../match/state.ts'
import { settleBall, templateDirection } from '../../../play/ball.ts'
import { block } from '../../../play/block.ts'
import { becomeCasualty, hurt, injury } from '../../../play/injury.ts'
import { knockDown } from '../../../play/knock-down.ts'
import { arrive, walk } from '../../../play/move.ts'
import { crowdInjuries, overTheEdge, pushBack } from '../../../play/push.ts'
import { turnover } from '../../../play/turnover.ts'
import { roll } from '../../../rolls/roll.ts'
import type { RuleKey } from '../../../match/rule-keys.ts'

/** Squares a Fanatic may move in a turn. rule: weapon.ball-chain.four-squares */
const SQUARES_A_TURN = 4
/** His Strength while the ball is flying. rule: weapon.ball-chain.st6 */
export const WHIRLING_STRENGTH = 6
/** North, west, east and south. */
const AXES = [1, 3, 4, 6]

function steerOptions(match: Match, player: Player, options: Choice[]): void {
  const { activation } = match.state
  if (!match.kit(player).is.steered || activation === null || activation.stopped) return
  if (player.stance !== 'standing' || activation.moved >= SQUARES_A_TURN) return
  for (const axis of AXES) options.push(steer(axis))
}

/** rule: weapon.ball-chain.direction */
export const steerDeed: Deed = {
  options: steerOptions,
  *play(match, player, choice) {
    if (choice.type === 'steer') yield* whirl(match, player, DIRECTIONS.indexOf(choice.towards))
  },
}

/** One square of the coach's rough direction, through whoever is there. */
function* whirl(match: Match, fanatic: Player, axis: number): Play {
  const { activation } = match.state
  if (activation === null) return
  activation.moved++
  const die = match.dice.d6()
  const rule = 'weapon.ball-chain.direction'
  match.emit({ type: 'dice', what: 'ball-and-chain', dice: [die], player: fanatic.id, rule })
  const direction = templateDirection(axis, die)
  const to = step(fanatic.at, direction)
  if (!match.isOnPitch(to)) return yield* offThePitch(match, fanatic, direction)
  const inTheWay = match.at(to)
  if (inTheWay === null) return yield* whirlInto(match, fanatic, to, rule)
  if (inTheWay.stance !== 'standing') yield* rollAway(match, fanatic, inTheWay, activation)
  else if (match.kit(inTheWay).is.steered) yield* entangle(match, fanatic, inTheWay)
  else yield* smash(match, fanatic, inTheWay, activation)
}

function* whirlInto(match: Match, fanatic: Player, to: Square, rule: RuleKey): Play {
  const from = fanatic.at
  walk(match, fanatic, to, rule)
  yield* arrive(match, fanatic, from)
}

/** The crowd does the rest. rule: weapon.ball-chain.collapse-turnover */
function* offThePitch(match: Match, fanatic: Player, direction: number): Play {
  overTheEdge(match, fanatic, direction)
  yield* injury(match, { victim: fanatic, attacker: null, harm: 'crowd', stunnedIsKo: true })
  turnover(match, 'knocked-down', 'weapon.ball-chain.collapse-turnover')
}

/** A block on whoever stands there, friend or foe; one who holds his ground ends the move. rule: weapon.ball-chain.must-block */
function* smash(match: Match, fanatic: Player, victim: Player, activation: Activation): Play {
  const { pushed } = yield* block(match, fanatic, [victim])
  if (pushed.some(({ outcome }) => outcome === 'stayed')) activation.stopped = true
}

/** Two chains in one another. rule: weapon.ball-chain.mutual */
function* entangle(match: Match, fanatic: Player, victim: Player): Play {
  for (const fallen of [victim, fanatic])
    knockDown(match, fallen, 'weapon.ball-chain.mutual', { turnover: true })
  yield* hurt(match, { victim, attacker: fanatic, harm: 'block' })
  yield* hurt(match, { victim: fanatic, attacker: victim, harm: 'block' })
}

/** Somebody who is down is only pushed out of the way. rule: weapon.ball-chain.prone-occupant */
function* rollAway(match: Match, fanatic: Player, victim: Player, activation: Activation): Play {
  const to = victim.at
  const crowd: Player[] = []
  if ((yield* pushBack(match, fanatic.at, victim, crowd)) === 'stayed') {
    activation.stopped = true
    return
  }
  yield* whirlInto(match, fanatic, to, 'weapon.ball-chain.prone-occupant')
  yield* crowdInjuries(match, crowd)
  yield* settleBall(match)
}

/** At the end of his action, however it went, a 1 means that he collapses. rule: weapon.ball-chain.exhaustion */
export function* tire(match: Match, fanatic: Player): Play {
  if (fanatic.place !== 'pitch') return
  const { passed } = yield* roll(match, {
    test: 'exhaustion',
    player: fanatic,
    from: fanatic.at,
    to: fanatic.at,
  })
  if (passed) return
  const die = match.dice.d6()
  const result = die <= 3 ? 'dead' : 'exhausted'
  const rule = 'weapon.ball-chain.collapse-result'
  match.emit({ type: 'casualty', player: fanatic.id, die, result, by: null, cause: 'fall', rule })
  turnover(match, 'collapsed', 'weapon.ball-chain.collapse-turnover')
  const injured = { casualty: result, serious: null, by: null, cause: 'exhaustion' } as const
  // No Injury roll has made him a casualty, and so there is nothing to regenerate. rule: skill.regeneration.when
  yield* becomeCasualty(match, fanatic, injured, { final: true })
}
