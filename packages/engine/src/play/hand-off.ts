import { type Choice, handOff } from '../match/choice.ts'
import type { Play } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import type { Player } from '../match/state.ts'
import { neighbours } from '../match/zones.ts'
import { endActivation } from './active.ts'
import { ballCarrier, canCatch, catchBall, putBall, settleBall } from './ball.ts'
import { mayPass } from './pass.ts'
import { turnover } from './turnover.ts'

/** Anyone beside him who could catch it, friend or foe. rule: handoff.action, handoff.to-opponent */
export function handOffOptions(match: Match, player: Player, options: Choice[]): void {
  if (!mayPass(match, player)) return
  for (const target of neighbours(match, player.at))
    if (canCatch(match, target)) options.push(handOff(target.id))
}

/** It always reaches him; he has to catch it. rule: handoff.no-throw-roll, handoff.catch */
export function* playHandOff(match: Match, player: Player, choice: Choice): Play {
  if (choice.type !== 'hand-off') return
  const target = match.player(choice.target)
  endActivation(match)
  putBall(match, target.at, 'loose')
  match.emit({ type: 'handed-off', player: player.id, target: target.id, rule: 'handoff.action' })
  yield* catchBall(match, target, { accurate: true, action: 'hand-off' })
  yield* settleBall(match)
  if (ballCarrier(match)?.side !== player.side) turnover(match, 'uncaught-hand-off', 'handoff.turnover')
}
