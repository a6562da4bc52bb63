import type { HarmDice } from '../../match/blow.ts'
import type { Play } from '../../match/decision.ts'
import type { Match } from '../../match/match.ts'
import { SIDES } from '../../match/side.ts'
import type { Player } from '../../match/state.ts'
import { sendOff } from '../../play/referee.ts'

const isDouble = (dice: readonly number[] | null): boolean => dice !== null && dice[0] === dice[1]

/** Doubles that break no armour go unseen when he is sneaky. rule: skill.sneaky-git */
const isSneaky = (match: Match, fouler: Player): boolean => match.kit(fouler).skills.has('sneaky-git')

/** Doubles on either roll are seen, and there is no arguing about it. rule: foul.doubles */
export function* watchDice(match: Match, fouler: Player, seen: HarmDice): Play {
  if (match.team(fouler.side).refBlind) return
  const onArmour = isDouble(seen.armour) && (seen.broken || !isSneaky(match, fouler))
  if (onArmour || isDouble(seen.injury)) yield* sendOff(match, fouler)
}

/** One throw of two dice in six is a double. */
const DOUBLE = 1 / 6

/** The chance of a double on the Armour roll, or else on the Injury roll that follows. rule: foul.doubles */
export function chanceOfDoubles(
  match: Match,
  fouler: Player,
  broken: number,
  brokenByDouble: number,
): number {
  if (match.team(fouler.side).refBlind) return 0
  const first = isSneaky(match, fouler) ? brokenByDouble : DOUBLE
  return first + (broken - brokenByDouble) * DOUBLE
}

/** Whatever the fans did to him is forgotten when the drive is over. rule: kickofftable.get-the-ref */
// oxlint-disable-next-line require-yield -- one of the things that happen after a drive; this one asks nothing
export function* refereeReturns(match: Match): Play {
  for (const side of SIDES) match.team(side).refBlind = false
}
