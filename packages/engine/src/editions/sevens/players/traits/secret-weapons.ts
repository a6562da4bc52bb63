import type { Play } from '../../../../match/decision.ts'
import type { Match } from '../../../../match/match.ts'
import { remove } from '../../../../play/knock-down.ts'
import { sendingOff } from '../../fouling/referee.ts'

/** Whoever took part in the drive with one is sent off, wherever he is now. rule: secret-weapon.sent-off */
export function* seizeWeapons(match: Match): Play {
  for (const player of match.state.players) {
    if (!match.kit(player).is.armed || !player.conditions.includes('fielded')) continue
    if (player.place === 'sent-off' || player.place === 'casualty') continue
    if ((yield* sendingOff(match, player, 'secret-weapon')) !== 'sent-off') continue
    match.emit({ type: 'sent-off', player: player.id, rule: 'secret-weapon.sent-off' })
    remove(match, player, 'sent-off', 'secret-weapon.sent-off')
  }
}
