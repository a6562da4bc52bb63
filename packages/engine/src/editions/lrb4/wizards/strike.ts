import type { Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import type { Player } from '../../../match/state.ts'
import { carriesBall, settleBall } from '../../../play/ball.ts'
import { hurt } from '../../../play/injury.ts'
import { knockDown } from '../../../play/knock-down.ts'
import type { RuleKey } from '../../../match/rule-keys.ts'

/**
 * Magic knocks players over as an opponent with Mighty Blow would. It ends the turn only when it takes down the moving
 * team's ball carrier. Everyone is down before armour is rolled, and the ball comes last.
 */
export function* strike(match: Match, victims: readonly Player[], rule: RuleKey): Play {
  for (const victim of victims) knockDown(match, victim, rule, { turnover: carriesBall(match, victim) })
  for (const victim of victims)
    yield* hurt(match, { victim, attacker: null, harm: 'spell', mightyBlow: true })
  yield* settleBall(match)
}
