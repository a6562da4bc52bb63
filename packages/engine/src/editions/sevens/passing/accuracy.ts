import type { Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import type { Player } from '../../../match/state.ts'
import { roll } from '../../../rolls/roll.ts'
import type { Result } from '../../../rolls/test.ts'

/** How well something was thrown. */
export type Accuracy = 'accurate' | 'inaccurate' | 'wild' | 'fumbled'

/** rule: pass.fumble, pass.wildly */
export function accuracyOf({ natural, passed, total }: Result): Accuracy {
  if (natural === 1) return 'fumbled'
  if (passed) return 'accurate'
  return total <= 1 ? 'wild' : 'inaccurate'
}

/** A Passing Ability test; whoever has none fumbles without a roll. rule: test.passing */
export function* throwTest(match: Match, thrower: Player, test: string, band: number): Play<Accuracy> {
  if (match.kit(thrower).pa === null) return 'fumbled'
  const { at } = thrower
  return accuracyOf(yield* roll(match, { test, player: thrower, from: at, to: at, band }))
}
