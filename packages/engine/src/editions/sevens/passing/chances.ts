import type { Flight, ThrowOutcome } from '../../../match/book-rules.ts'
import type { Match } from '../../../match/match.ts'
import type { Player } from '../../../match/state.ts'
import { measuredBand, OUT_OF_RANGE } from '../../../play/range.ts'
import { explain } from '../../../rolls/explain.ts'
import type { Result } from '../../../rolls/test.ts'
import { accuracyOf } from './accuracy.ts'

/** A wild ball is as good as an inaccurate one to whoever counts his chances. */
export function throwOutcome(match: Match, thrower: Player, result: Result): ThrowOutcome {
  if (match.kit(thrower).pa === null) return 'fumbled'
  const accuracy = accuracyOf(result)
  return accuracy === 'wild' ? 'inaccurate' : accuracy
}

const SHORT = 1

/** He scatters whatever the throw is like: what counts is how hard it makes the landing, where he was aimed at. */
export function flightChance(match: Match, { thrower, thrown, from, to }: Flight): number {
  const band = measuredBand(match, from, to)
  if (band === OUT_OF_RANGE || band > SHORT || match.kit(thrower).pa === null) return 0
  const landing = (action: string): number =>
    explain(match, { test: 'landing', player: thrown, from: to, to, action }).chance
  const { chance } = explain(match, { test: 'throw-team-mate', player: thrower, from, to: from, band })
  return chance * landing('superb') + (1 - chance) * landing('successful')
}
