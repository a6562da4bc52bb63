import { type Choice, DECLINE, intercept } from '../../../match/choice.ts'
import { decision, type Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import { other } from '../../../match/side.ts'
import { type Square, toXY } from '../../../match/square.ts'
import type { Player } from '../../../match/state.ts'
import { exertsZones } from '../../../match/zones.ts'
import { interceptors } from '../../../play/interception.ts'
import { roll } from '../../../rolls/roll.ts'
import type { RollSpec } from '../../../rolls/test.ts'
import { fire } from '../../../skills/moments.ts'
import type { Accuracy } from './accuracy.ts'

/** Something in the air: who threw it, where it comes down, how well and over which range it was thrown. */
export interface Flight {
  readonly thrower: Player
  readonly landing: Square
  readonly accuracy: Accuracy
  readonly band: number
}

/** One opponent under it may get a hand to it. Who did, or nobody. rule: interfere.who */
export function* interference(match: Match, thrown: Flight): Play<Player | null> {
  const { thrower, landing, accuracy, band } = thrown
  const able = interceptors(match, thrower, landing, exertsZones)
  if (able.length === 0) return null
  const options: Choice[] = [...able.map((player) => intercept(player.id)), DECLINE]
  const about = { thrower: thrower.id, accuracy, to: toXY(landing) }
  const side = other(thrower.side)
  const choice = yield decision('intercept', side, null, 'interfere.who', options, DECLINE, about)
  if (choice.type !== 'intercept') return null
  const player = match.player(choice.player)
  const spec: RollSpec = {
    test: 'intercept',
    player,
    from: player.at,
    to: player.at,
    band,
    action: accuracy,
    opponent: thrower,
  }
  if (!(yield* roll(match, spec)).passed) return null
  const moment = { thrower, interceptor: player, spec, cancelled: false }
  yield* fire(match, 'intercepted', moment)
  return moment.cancelled ? null : player
}
