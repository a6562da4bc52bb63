import type { Play } from '../../../../match/decision.ts'
import type { Match } from '../../../../match/match.ts'
import type { Player } from '../../../../match/state.ts'
import { remove } from '../../../../play/knock-down.ts'
import { sendingOff } from '../../fouling/referee.ts'

/** Whoever took part in the drive with one, wherever he is now and whatever shape he is in. */
const isDue = (match: Match, player: Player): boolean =>
  player.conditions.includes('fielded') && match.sheet(player).skills.includes('secret-weapon')

/** rule: secret-weapon.sent-off */
export function* seizeWeapons(match: Match): Play {
  for (const player of match.state.players) {
    if (!isDue(match, player)) continue
    if (player.place === 'sent-off' || player.place === 'casualty') continue
    if ((yield* sendingOff(match, player, 'secret-weapon')) !== 'sent-off') continue
    match.emit({ type: 'sent-off', player: player.id, rule: 'secret-weapon.sent-off' })
    remove(match, player, 'sent-off', 'secret-weapon.sent-off')
  }
}
