import { type CoachName, isSameClock, type Terms } from '@touchback/wire'
import { matchesWhere, type MatchRow } from '../database/matches.ts'
import type { Hall } from '../live/hall.ts'
import { Refused } from '../refused.ts'
import { ratingIn } from './ratings.ts'
import { joinTable, openTable } from './tables.ts'

const MOST_TRIED = 20
/** Any number, as long as nobody else takes it. */
const PAIRING_LOCK = 7_206_003

interface Wish {
  readonly terms: Terms
  readonly team: unknown
  readonly words: string | null
}

/**
 * Sits down with whoever waits for the same kind of match, or waits for somebody. One after the other, in all processes: two who
 * ask at the same moment would both find nobody, and wait for each other.
 */
export const pairUp = (hall: Hall, coach: CoachName, wish: Wish): Promise<MatchRow> =>
  hall.pairing.pass(async () => {
    const client = await hall.database.pool.connect()
    try {
      await client.query('select pg_advisory_lock($1)', [PAIRING_LOCK])
      return await pairAlone(hall, coach, wish)
    } finally {
      // With the connection the lock goes, whatever has become of it.
      client.release(true)
    }
  })

/** Whose clock would run from the first minute must be there to see it. */
const mustBeHere = ({ clock }: Terms): boolean => clock.type === 'turn' || clock.type === 'chess'

async function pairAlone(hall: Hall, coach: CoachName, { terms, team, words }: Wish): Promise<MatchRow> {
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
    const host = row.coachIds.home ?? row.coachIds.away
    if (mustBeHere(terms) && (host === null || !(await hall.presence.isHere(host)))) continue
    try {
      return await joinTable(hall, coach, row.id, { team, words })
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 409) throw error
    }
  }
  return openTable(hall, coach, { terms: { ...terms, public: true }, team, side: 'home', computer: null })
}
