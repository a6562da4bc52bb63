import { type Choice, steer } from '../../../../match/choice.ts'
import type { Play } from '../../../../match/decision.ts'
import type { Deed } from '../../../../match/book-rules.ts'
import type { Match } from '../../../../match/match.ts'
import { DIRECTIONS, type Square, step } from '../../../../match/square.ts'
import type { Player } from '../../../../match/state.ts'
import { disturbBall, settleBall, templateDirection } from '../../../../play/ball.ts'
import { block } from '../../../../play/block.ts'
import { hurt } from '../../../../play/injury.ts'
import { walk } from '../../../../play/move.ts'
import { crowdInjuries, intoTheCrowd, isSwallowed, pushBack } from '../../../../play/push.ts'
import { allowance, fallOver, movementLeft } from '../../../../play/rush.ts'
import { roll } from '../../../../rolls/roll.ts'

/** Towards an End Zone or a sideline. */
const AXES = DIRECTIONS.flatMap(([dx, dy], index) => (dx === 0 || dy === 0 ? [index] : []))

/** rule: ball-and-chain.direction */
export const steerDeed: Deed = {
  options(match: Match, player: Player, options: Choice[]): void {
    const { activation } = match.state
    if (!match.kit(player).is.steered || activation === null || activation.stopped) return
    if (player.stance !== 'standing' || movementLeft(match, player, activation) < 1) return
    for (const axis of AXES) options.push(steer(axis))
  },
  *play(match, player, choice) {
    if (choice.type === 'steer') yield* whirl(match, player, DIRECTIONS.indexOf(choice.towards))
  },
}

/** One square of the coach's rough direction, through whoever is there. */
function* whirl(match: Match, fanatic: Player, axis: number): Play {
  const { activation } = match.state
  if (activation === null) return
  const rushes = activation.moved >= allowance(match, fanatic)
  activation.moved++
  const die = match.dice.d6()
  const rule = 'ball-and-chain.direction'
  match.emit({ type: 'dice', what: 'ball-and-chain', dice: [die], player: fanatic.id, rule })
  const way = templateDirection(axis, die)
  const to = step(fanatic.at, way)
  // Beyond the edge there is no square to rush into, and nothing to roll for.
  if (match.isOnPitch(to)) yield* plough(match, fanatic, to, { rushes })
  else yield* intoTheCrowd(match, fanatic, way)
  yield* settleBall(match)
}

/** Into a square of the pitch, whoever is there. */
function* plough(match: Match, fanatic: Player, to: Square, { rushes }: { rushes: boolean }): Play {
  const stays =
    !rushes || (yield* roll(match, { test: 'rush', player: fanatic, from: fanatic.at, to })).passed
  const inTheWay = match.at(to)
  if (inTheWay === null) yield* whirlInto(match, fanatic, to)
  else if (inTheWay.stance !== 'standing') yield* rollOver(match, fanatic, inTheWay)
  else if (stays) yield* smash(match, fanatic, inTheWay)
  else yield* shoulder(match, fanatic, inTheWay)
  if (!stays && fanatic.place === 'pitch') yield* fallOver(match, fanatic, 'ball-and-chain.rush')
}

/** A ball that lies there is knocked on, when all else is done. rule: ball-and-chain.ball, block.order */
function* whirlInto(match: Match, fanatic: Player, to: Square): Play {
  walk(match, fanatic, to, 'ball-and-chain.direction')
  const { activation } = match.state
  if (activation !== null) activation.steps++
  if (!(yield* isSwallowed(match, fanatic))) disturbBall(match, to)
}

/** Friend or foe, whoever stands there is blocked. rule: ball-and-chain.block */
function* smash(match: Match, fanatic: Player, victim: Player): Play {
  const { activation } = match.state
  const { pushed } = yield* block(match, fanatic, [victim])
  if (activation !== null && pushed.some(({ outcome }) => outcome === 'stayed')) activation.stopped = true
}

/** Somebody on the ground is pushed out of the way, and his armour tried. rule: ball-and-chain.down-player */
function* rollOver(match: Match, fanatic: Player, victim: Player): Play {
  const { activation } = match.state
  const to = victim.at
  const crowd: Player[] = []
  const outcome = yield* pushBack(match, fanatic.at, victim, crowd)
  if (outcome === 'stayed' && activation !== null) activation.stopped = true
  if (outcome !== 'stayed') yield* whirlInto(match, fanatic, to)
  yield* crowdInjuries(match, crowd)
  if (victim.place === 'pitch') yield* hurt(match, { victim, attacker: null, harm: 'trample' })
}

/** A rush that fails shoves the other aside and leaves the fanatic on the ground. rule: ball-and-chain.rush-occupied */
function* shoulder(match: Match, fanatic: Player, victim: Player): Play {
  const to = victim.at
  const crowd: Player[] = []
  if ((yield* pushBack(match, fanatic.at, victim, crowd)) !== 'stayed') yield* whirlInto(match, fanatic, to)
  yield* crowdInjuries(match, crowd)
}
