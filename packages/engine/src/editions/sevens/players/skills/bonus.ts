import type { Match } from '../../../../match/match.ts'
import type { Player } from '../../../../match/state.ts'
import type { SkillId } from '../../../../skills/skill.ts'

/** The number in brackets behind a skill, +1 where none is given. */
export const bonusOf =
  (skill: SkillId) =>
  (match: Match, holder: Player): number =>
    Number(match.kit(holder).parameters.get(skill) ?? 1)
