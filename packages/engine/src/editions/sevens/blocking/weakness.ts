import type { Match } from '../../../match/match.ts'
import type { Player } from '../../../match/state.ts'
import { isSpent } from '../../../rolls/uses.ts'

const WEAKER = 2
/** Nobody is weaker than that. rule: stat.limits */
const WEAKEST = 1

/** What two blocks at once take off somebody's Strength until his activation is over. rule: multiple-block.two */
export const weakness = (match: Match, player: Player, strength: number): number =>
  isSpent(match, player, 'multiple-block', 'action') ? Math.max(WEAKEST - strength, -WEAKER) : 0

/** His Strength as it is now, in a block or in whatever else he does. */
export const strengthNow = (match: Match, player: Player): number => {
  const { st } = match.kit(player)
  return st + weakness(match, player, st)
}
