import type { Play } from '../../../match/decision.ts'
import type { Entering } from '../../../match/book-rules.ts'
import type { Match } from '../../../match/match.ts'
import { fromXY, NOWHERE, type Square, toXY } from '../../../match/square.ts'
import type { Player } from '../../../match/state.ts'
import { dropBall, settleBall } from '../../../play/ball.ts'
import { loseCarrier } from '../../../play/knock-down.ts'
import { crowdInjuries } from '../../../play/push.ts'
import { isNoted } from '../../../play/marks.ts'
import { mayTripUp, tripUp } from '../turn/measures/banana-skin.ts'
import { TRAPDOOR } from '../procedures/prayers.ts'

/** Whether a square is one of those that may open now. rule: prayer.1 */
const isTreacherous = (match: Match, at: Square): boolean =>
  (isNoted(match, 'home', TRAPDOOR) || isNoted(match, 'away', TRAPDOOR)) &&
  (match.edition.field.pitch.trapdoors?.some((xy) => fromXY(xy) === at) ?? false)

/** A 1, and he is gone as if over the edge; the crowd still has to deal with him. His ball bounces from there. rule: prayer.1 */
function trapdoorOpens(match: Match, player: Player): boolean {
  if (!isTreacherous(match, player.at)) return false
  const die = match.dice.d6()
  const rule = 'prayer.trapdoor'
  match.emit({ type: 'dice', what: 'trapdoor', dice: [die], player: player.id, rule })
  if (die > 1) return false
  match.emit({ type: 'pushed', player: player.id, from: toXY(player.at), to: null, rule })
  loseCarrier(match, player)
  dropBall(match, player, rule)
  match.vacate(player)
  player.place = 'reserves'
  player.at = NOWHERE
  player.stance = 'standing'
  player.freshlyStunned = false
  return true
}

function* accidents(match: Match, player: Player, from: Square): Play {
  if (mayTripUp(match, player, from)) yield* tripUp(match, player)
  if (player.place !== 'pitch' || !trapdoorOpens(match, player)) return
  yield* crowdInjuries(match, [player])
  yield* settleBall(match)
}

/** What may befall a player in the square he comes to. */
export const entering: Entering = {
  threatens: (match, player, from) => mayTripUp(match, player, from) || isTreacherous(match, player.at),
  moved: accidents,
  carried: trapdoorOpens,
}
