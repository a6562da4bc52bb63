import { type Choice, gaze as gazeChoice } from '../match/choice.ts'
import type { Play } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import type { Player } from '../match/state.ts'
import { neighbours } from '../match/zones.ts'
import { roll } from '../rolls/roll.ts'
import { endActivation } from './active.ts'
import { afflict } from './conditions.ts'
import type { RollSpec } from '../rolls/test.ts'

/** At the end of a move, any standing opponent beside him. rule: hypnotic-gaze.when */
export function gazeOptions(match: Match, player: Player, options: Choice[]): void {
  if (!match.kit(player).is.gazes || player.stance !== 'standing') return
  for (const target of neighbours(match, player.at))
    if (target.side !== player.side && target.stance === 'standing') options.push(gazeChoice(target.id))
}

/** Whatever comes of it, the action is over. rule: hypnotic-gaze.roll */
export function* gaze(match: Match, player: Player, victim: Player): Play {
  const spec: RollSpec = { test: 'hypnotic-gaze', player, from: player.at, to: player.at, opponent: victim }
  const { passed } = yield* roll(match, spec)
  if (passed) afflict(match, victim, 'gazed', 'hypnotic-gaze.effect')
  endActivation(match)
}
