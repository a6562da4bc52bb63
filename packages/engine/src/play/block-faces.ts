import type { Match } from '../match/match.ts'
import type { Player } from '../match/state.ts'
import type { BlockFace } from '../match/block-face.ts'
import { hasUseOfSkills } from '../match/zones.ts'

/** Whether a face is meant to put this player of a block on the ground. */
export const knocksDown = (face: BlockFace, who: 'blocker' | 'target'): boolean =>
  face === 'both-down' || (who === 'blocker' ? face === 'skull' : face === 'stumble' || face === 'down')

export const pushesBack = (face: BlockFace): boolean =>
  face === 'pushed' || face === 'stumble' || face === 'down'

/** The skill that can keep a player on his feet all the same; null when none can. rule: skill.block, skill.tackle */
export function savedBy(
  match: Match,
  blocker: Player,
  player: Player,
  face: BlockFace,
): 'block' | 'dodge' | null {
  const { skills } = match.kit(player)
  if (!hasUseOfSkills(match, player)) return null
  if (face === 'both-down') return skills.has('block') ? 'block' : null
  if (face !== 'stumble' || player === blocker || match.kit(blocker).skills.has('tackle')) return null
  return skills.has('dodge') ? 'dodge' : null
}
