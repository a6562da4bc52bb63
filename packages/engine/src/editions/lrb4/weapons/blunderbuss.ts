import { type Choice, fireAt } from '../../../match/choice.ts'
import type { Play } from '../../../match/decision.ts'
import type { Deed } from '../../../match/book-rules.ts'
import type { Match } from '../../../match/match.ts'
import { fromXY, type Square, squaresOf, toXY } from '../../../match/square.ts'
import type { Player } from '../../../match/state.ts'
import { endActivation } from '../../../play/active.ts'
import { ballCarrier, ballOut, carriesBall, land, settleBall } from '../../../play/ball.ts'
import { afflict, has } from '../../../play/conditions.ts'
import type { Reason } from '../../../play/reasons.ts'
import { scatterAlong } from '../../../play/scatter.ts'
import { turnover } from '../../../play/turnover.ts'
import { roll } from '../../../rolls/roll.ts'

/** rule: weapon.blunderbuss.action */
export function fireProblem(match: Match, player: Player): Reason | null {
  if (!carriesBall(match, player)) return 'has-no-ball'
  return has(player, 'fired') ? 'not-loaded' : null
}

/** Any square of the pitch. rule: weapon.blunderbuss.target */
function fireOptions(match: Match, _player: Player, options: Choice[]): void {
  for (const square of squaresOf(match.edition.field.pitch)) options.push(fireAt(square))
}

export const fireDeed: Deed = {
  options: fireOptions,
  *play(match, player, choice) {
    if (choice.type === 'fire') yield* fireBall(match, player, fromXY(choice.to))
  },
}

/** Over everyone's head; it counts as the pass of the turn. rule: qa.blunderbuss-is-pass-action */
function* fireBall(match: Match, player: Player, to: Square): Play {
  endActivation(match)
  afflict(match, player, 'fired', 'weapon.blunderbuss.reload')
  const { passed } = yield* roll(match, { test: 'blunderbuss', player, from: player.at, to })
  const outcome = passed ? 'accurate' : 'inaccurate'
  match.emit({
    type: 'passed',
    player: player.id,
    to: toXY(to),
    outcome,
    rule: `weapon.blunderbuss.${outcome}`,
  })
  if (passed) yield* land(match, to, { accurate: true })
  else yield* astray(match, to)
  yield* settleBall(match)
  if (ballCarrier(match)?.side !== player.side)
    turnover(match, 'uncaught-pass', 'qa.blunderbuss-is-pass-action')
}

/** rule: weapon.blunderbuss.miss */
function* astray(match: Match, to: Square): Play {
  const rule = 'weapon.blunderbuss.miss'
  const [direction, squares] = [match.dice.d8(), match.dice.d6()]
  const { at, exit } = scatterAlong(match, to, direction - 1, squares)
  const landing = exit < 0 ? toXY(at) : null
  match.emit({ type: 'ball', at: landing, how: 'scatter', dice: [direction, squares], rule })
  if (exit < 0) yield* land(match, at, { accurate: false })
  else ballOut(match, at, exit)
}
