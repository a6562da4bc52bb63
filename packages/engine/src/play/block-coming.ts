import type { Play } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import type { Player } from '../match/state.ts'
import { fire } from '../skills/moments.ts'
import { scoresAtOnce } from './scoring.ts'

/**
 * Before a block, or what is done in its place, its targets may still see to the ball or to where they are. False when
 * nothing comes of it any more: somebody has scored, the turn was lost over it, or a target is gone or lies on the ground.
 */
export function* stillComes(match: Match, blocker: Player, targets: readonly Player[]): Play<boolean> {
  const { turn } = match.state
  const lost = turn.turnover
  for (const target of targets) yield* fire(match, 'block-coming', { blocker, target })
  const there = targets.every(({ place, stance }) => place === 'pitch' && stance === 'standing')
  return there && !scoresAtOnce(match) && turn.turnover === lost
}
