import { DECLINE, measure } from '../../../../match/choice.ts'
import { decision, type Play } from '../../../../match/decision.ts'
import type { Match } from '../../../../match/match.ts'
import { other } from '../../../../match/side.ts'
import type { Square } from '../../../../match/square.ts'
import type { Player } from '../../../../match/state.ts'
import { markers } from '../../../../match/zones.ts'
import { isActive } from '../../../../play/active.ts'
import { fallOver } from '../../../../play/rush.ts'
import { hasMeasure, playMeasure } from './table.ts'

const SKIN = 'discarded-banana-skin'
const RULE = 'measure.7'

/** In his own action, of his own will, into a tackle zone he was not in before. rule: measure.7 */
export function mayTripUp(match: Match, player: Player, from: Square): boolean {
  if (!hasMeasure(match, other(player.side), SKIN) || !isActive(match, player)) return false
  const before = markers(match, player, from)
  return markers(match, player, player.at).some((marker) => !before.includes(marker))
}

/** He falls where he is, before anything is rolled for the move. */
export function* tripUp(match: Match, player: Player): Play {
  const side = other(player.side)
  const choice = yield decision('measure', side, player.id, RULE, [measure(SKIN), DECLINE], DECLINE)
  if (choice.type !== 'measure') return
  playMeasure(match, side, SKIN, RULE)
  yield* fallOver(match, player, RULE)
}
