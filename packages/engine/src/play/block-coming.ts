import type { Play } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import { isAdjacent } from '../match/square.ts'
import { EMPTY, type Player } from '../match/state.ts'
import { fire } from '../skills/moments.ts'
import { scoresAtOnce } from './scoring.ts'

/**
 * Before a block, or what is done in its place, its targets may still see to the ball or to where they are. Those who are
 * there to be hit all the same: on their feet, beside the blocker. Nobody when somebody has scored or the turn was lost over it.
 */
export function* stillThere(
  match: Match,
  blocker: Player,
  targets: readonly Player[],
): Play<readonly Player[]> {
  const { turn } = match.state
  const lost = turn.turnover
  for (const target of targets) yield* fire(match, 'block-coming', { blocker, target })
  if (scoresAtOnce(match) || turn.turnover !== lost) return EMPTY
  return targets.filter(
    ({ place, stance, at }) => place === 'pitch' && stance === 'standing' && isAdjacent(blocker.at, at),
  )
}
