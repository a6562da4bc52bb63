import type { Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import type { Player } from '../../../match/state.ts'
import { roll } from '../../../rolls/roll.ts'
import type { TestId } from '../../../match/names.ts'

/** The mover's own roll of two dice decides whether he is rid of an opponent. rule: gap.mover-rolls-reroll */
export function* breaksFree(match: Match, test: TestId, mover: Player, opponent: Player): Play<boolean> {
  const { at } = mover
  return (yield* roll(match, { test, player: mover, from: at, to: at, opponent })).passed
}
