import type { Match } from '../match/match.ts'
import type { Player } from '../match/state.ts'
import type { SkillId } from '../skills/skill.ts'

/** The answer to a question about the match did a player not have a skill: nobody looks meanwhile, and he has it back. */
export function withoutSkill<T>(match: Match, player: Player, skill: SkillId, ask: () => T): T {
  const { kits } = match
  match.kits = match.kitsWithout(player, skill)
  try {
    return ask()
  } finally {
    match.kits = kits
  }
}
