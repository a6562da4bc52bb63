import type { ThrowOutcome } from '../../../match/book-rules.ts'
import type { Match } from '../../../match/match.ts'
import type { Player } from '../../../match/state.ts'
import type { Result } from '../../../rolls/test.ts'
import { accuracyOf } from './accuracy.ts'

/** A wild ball is as good as an inaccurate one to whoever counts his chances. */
export function throwOutcome(match: Match, thrower: Player, result: Result): ThrowOutcome {
  if (match.kit(thrower).pa === null) return 'fumbled'
  const accuracy = accuracyOf(result)
  return accuracy === 'wild' ? 'inaccurate' : accuracy
}
