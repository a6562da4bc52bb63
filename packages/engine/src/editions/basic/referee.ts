import type { HarmDice } from '../../match/blow.ts'
import type { Play } from '../../match/decision.ts'
import type { Match } from '../../match/match.ts'
import { SIDES } from '../../match/side.ts'
import type { Player } from '../../match/state.ts'
import { isDouble } from '../../play/referee.ts'

/** Doubles that break no armour go unseen when he is sneaky. rule: skill.sneaky-git */
const isSneaky = (match: Match, fouler: Player): boolean => match.kit(fouler).skills.has('sneaky-git')

/** Doubles on either roll are seen, and there is no arguing about it. rule: foul.doubles */
export const seesDoubles = (match: Match, fouler: Player, { armour, broken, injury }: HarmDice): boolean =>
  (isDouble(armour) && (broken || !isSneaky(match, fouler))) || isDouble(injury)

/** Whatever the fans did to him is forgotten when the drive is over. rule: kickofftable.get-the-ref */
// oxlint-disable-next-line require-yield -- one of the things that happen after a drive; this one asks nothing
export function* refereeReturns(match: Match): Play {
  for (const side of SIDES) match.team(side).refBlind = false
}
