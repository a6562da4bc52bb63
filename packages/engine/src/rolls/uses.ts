import type { Match } from '../match/match.ts'
import { EMPTY, type Player, type Use } from '../match/state.ts'
import type { SkillId } from '../skills/skill.ts'

const listed = (uses: readonly Use[], player: Player, skill: SkillId): boolean =>
  uses.some((entry) => entry.player === player.id && entry.skill === skill)

/** Whether a skill with a limit has been used in this action or this team turn. */
export const isSpent = (
  match: Match,
  player: Player,
  skill: SkillId,
  limit: 'action' | 'turn' | 'none',
): boolean =>
  (limit === 'turn' && listed(match.state.turn.used, player, skill)) ||
  (limit === 'action' && listed(match.state.activation?.used ?? EMPTY, player, skill))

/** Remembers a use against both limits. */
export function spend(match: Match, player: Player, skill: SkillId): void {
  const entry: Use = { player: player.id, skill }
  const { turn, activation } = match.state
  turn.used = [...turn.used, entry]
  if (activation !== null) activation.used = [...activation.used, entry]
}
