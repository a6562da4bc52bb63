import { type CoachName, isSameClock, type Terms } from '@touchback/wire'
import { matchesWhere, type MatchRow } from '../database/matches.ts'
import type { Hall } from '../live/hall.ts'
import { Refused } from '../refused.ts'
import { ratingIn } from './ratings.ts'
import { joinTable, openTable } from './tables.ts'

/** Somebody who waits has shown himself in so many seconds; others are not worth joining. */
const MOST_TRIED = 20

/**
 * Sits down with whoever waits for the same kind of match, or waits for somebody. Two who ask at the same moment may both open a
 * table: each is in the lobby, and the next to come takes one.
 */
export async function pairUp(
  hall: Hall,
  coach: CoachName,
  { terms, team, words }: { terms: Terms; team: unknown; words: string | null },
): Promise<MatchRow> {
  const waiting = await matchesWhere(
    hall.database,
    `m.state = 'open' and m.public and m.book = $1 and m.rated = $2 and $3 not in (coalesce(m.home, ''), coalesce(m.away, ''))`,
    [terms.book, terms.rated, coach.id],
    MOST_TRIED,
  )
  const { band = Infinity } = terms
  const mine = await ratingIn(hall.database, coach.id, terms.book)
  const isNear = ({ ratings }: MatchRow): boolean =>
    Math.abs((ratings.home ?? ratings.away ?? mine) - mine) <= band
  // Whoever has waited longest comes first.
  for (const row of waiting.toReversed()) {
    if (!isSameClock(row.terms.clock, terms.clock) || !isNear(row)) continue
    try {
      return await joinTable(hall, coach, row.id, { team, words })
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 409) throw error
    }
  }
  return openTable(hall, coach, { terms: { ...terms, public: true }, team, side: 'home', computer: null })
}
