import type { Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import type { Square } from '../../../match/square.ts'
import type { Player } from '../../../match/state.ts'
import { roll } from '../../../rolls/roll.ts'
import type { Result, RollSpec } from '../../../rolls/test.ts'
import type { TestId } from '../../../match/names.ts'

/** How well something was thrown. */
export type Accuracy = 'accurate' | 'inaccurate' | 'wild' | 'fumbled'

/** Without a roll it slips. rule: pass.fumble, pass.wildly */
export function accuracyOf(result: Result | null): Accuracy {
  if (result === null || result.natural === 1) return 'fumbled'
  if (result.passed) return 'accurate'
  return result.total <= 1 ? 'wild' : 'inaccurate'
}

/** A Passing Ability test; null for whoever has none: he fumbles without a roll. rule: test.passing */
export const throwSpec = (
  match: Match,
  player: Player,
  test: TestId,
  from: Square,
  band: number,
): RollSpec | null => (match.kit(player).pa === null ? null : { test, player, from, to: from, band })

export function* throwTest(match: Match, thrower: Player, test: TestId, band: number): Play<Accuracy> {
  const spec = throwSpec(match, thrower, test, thrower.at, band)
  return accuracyOf(spec === null ? null : yield* roll(match, spec))
}
