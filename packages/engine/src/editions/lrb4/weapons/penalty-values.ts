import type { Match } from '../../../match/match.ts'
import type { RollSpec } from '../../../rolls/test.ts'
import type { SkillId } from '../../../skills/skill.ts'

/** The 2D6 on which the referee bans a weapon. */
export const PENALTIES: Readonly<Record<SkillId, number>> = {
  'ball-and-chain': 8,
  bomb: 8,
  chainsaw: 8,
  blunderbuss: 10,
  'death-roller': 7,
  'poisoned-dagger': 10,
  'pogo-stick': 10,
  stakes: 10,
}

/** The weapon a player brings along, whatever shape he is in; he cannot leave it behind. rule: weapon.cannot-leave-behind */
export const weaponOf = (match: Match, player: RollSpec['player']): SkillId | null =>
  match.sheet(player).skills.find((skill) => PENALTIES[skill] !== undefined) ?? null

export const penaltyOf = (match: Match, { player }: RollSpec): number =>
  PENALTIES[weaponOf(match, player) ?? ''] ?? Infinity
