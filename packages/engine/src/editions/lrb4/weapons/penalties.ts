import type { Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import type { Player } from '../../../match/state.ts'
import { has } from '../../../play/conditions.ts'
import { remove } from '../../../play/knock-down.ts'
import { type Appeal, argueCall } from '../../../play/referee.ts'
import { rollOnce } from '../../../rolls/roll.ts'
import { weaponOf } from './penalty-values.ts'

/** Whoever was on the pitch with a weapon in this drive, used or not, and has not left the match. rule: weapon.penalty-if-on-field */
const isDue = (match: Match, player: Player): boolean =>
  has(player, 'fielded') &&
  player.place !== 'casualty' &&
  player.place !== 'sent-off' &&
  weaponOf(match, player) !== null

/** After a touchdown and at the end of a half the referee looks at weapons. rule: weapon.penalty-when */
export const penaltiesOpenTo = (appeal: Appeal) =>
  function* penaltyRolls(match: Match): Play {
    if (!match.modules['secret-weapons']) return
    for (const player of match.state.players) {
      if (!isDue(match, player) || match.team(player.side).refBlind) continue
      const { passed } = rollOnce(match, { test: 'penalty', player, from: player.at, to: player.at })
      if (!passed || (yield* appeal(match, player.side, player, 'secret-weapon'))) continue
      match.emit({ type: 'sent-off', player: player.id, rule: 'weapon.penalty-roll' })
      remove(match, player, 'sent-off', 'weapon.penalty-roll')
    }
  }

export const penaltyRolls = penaltiesOpenTo(argueCall)
