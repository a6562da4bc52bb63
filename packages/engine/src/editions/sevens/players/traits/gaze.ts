import { type Choice, gaze as gazeChoice } from '../../../../match/choice.ts'
import type { Play } from '../../../../match/decision.ts'
import type { ActionRule, Deed } from '../../../../match/book-rules.ts'
import type { Match } from '../../../../match/match.ts'
import { isAdjacent } from '../../../../match/square.ts'
import type { Player } from '../../../../match/state.ts'
import { exertsZones } from '../../../../match/zones.ts'
import { endActivation } from '../../../../play/active.ts'
import { afflict } from '../../../../play/conditions.ts'
import { roll } from '../../../../rolls/roll.ts'
import { fire } from '../../../../skills/moments.ts'
import { action, MOVING } from '../../turn/actions/kinds.ts'
import { endBothActions } from '../../turn/measures/second-action.ts'
import type { RollSpec } from '../../../../rolls/test.ts'

/** Named when he is activated; he may walk up to him first. rule: hypnotic-gaze.declare */
export const gazeAction: ActionRule = action('hypnotic-gaze.action', {
  needs: 'gazes',
  aim: 'gaze',
  deeds: [...MOVING, 'gaze'],
  namedByDeed: true,
  targets: (match, player) =>
    match.state.players.filter((target) => target.side !== player.side && exertsZones(match, target)),
})

function gazeOptions(match: Match, player: Player, options: Choice[]): void {
  const { activation } = match.state
  if (activation === null || player.stance !== 'standing' || !match.kit(player).is.gazes) return
  for (const target of match.state.players)
    if (
      target.side !== player.side &&
      (activation.target === null || activation.target === target.id) &&
      isAdjacent(player.at, target.at) &&
      exertsZones(match, target)
    )
      options.push(gazeChoice(target.id))
}

/** Whatever comes of it, the activation is over. rule: hypnotic-gaze.test */
function* stare(match: Match, player: Player, target: Player): Play {
  endBothActions(match)
  endActivation(match)
  const declared = { blocker: player, target, wasted: false }
  yield* fire(match, 'block-declared', declared)
  if (declared.wasted) return
  const spec: RollSpec = { test: 'hypnotic-gaze', player, from: player.at, to: player.at, opponent: target }
  if ((yield* roll(match, spec)).passed) afflict(match, target, 'dazed', 'hypnotic-gaze.test')
}

export const gazeDeed: Deed = {
  target: { side: 'other', standing: true },
  options: gazeOptions,
  *play(match, player, choice) {
    if (choice.type === 'gaze') yield* stare(match, player, match.player(choice.target))
  },
}
