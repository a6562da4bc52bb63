import { cast, type Choice } from '../../../match/choice.ts'
import type { Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import { fromXY, type Square, step } from '../../../match/square.ts'
import type { Player } from '../../../match/state.ts'
import { carriesBall, dropBall, settleBall } from '../../../play/ball.ts'
import { afflict, relieve } from '../../../play/conditions.ts'
import { turnover } from '../../../play/turnover.ts'
import { rollOnce } from '../../../rolls/roll.ts'

/** Any player on the pitch, on his feet or not. rule: spell.zap.target */
export const zapTargets = (match: Match): Choice[] =>
  match.state.players.filter((player) => player.place === 'pitch').map((player) => cast('zap', player.at))

/** rule: spell.zap.effect */
export function* castZap(match: Match, choice: Extract<Choice, { type: 'spell' }>): Play {
  const aim = fromXY(choice.to)
  const target = match.at(aim)
  if (target === null) return
  const aimed = rollOnce(match, { test: 'zap', player: target, from: aim, to: aim })
  const victim = aimed.passed ? target : match.at(astray(match, aim, aimed.natural))
  if (victim !== null) yield* becomeToad(match, victim)
}

/** As many scatters as the roll that missed; over the edge it is gone. rule: spell.zap.scatter */
function astray(match: Match, aim: Square, times: number): Square {
  const dice: number[] = []
  let at = aim
  for (let scatter = 0; scatter < times && match.isOnPitch(at); scatter++) {
    const die = match.dice.d8()
    dice.push(die)
    at = step(at, die - 1)
  }
  match.emit({ type: 'dice', what: 'zap', dice, player: null, rule: 'spell.zap.scatter' })
  return at
}

/** What his own nature did to him is gone with his own skills; his ball is loose. */
function* becomeToad(match: Match, victim: Player): Play {
  const carried = carriesBall(match, victim)
  for (const condition of ['dazed', 'rooted'] as const) relieve(match, victim, condition, 'spell.zap.effect')
  afflict(match, victim, 'toad', 'spell.zap.effect')
  dropBall(match, victim, 'spell.zap.ball-drop')
  if (carried && victim.side === match.state.turn.side)
    turnover(match, 'toad', 'spell.zap.ball-drop-turnover')
  yield* settleBall(match)
}
