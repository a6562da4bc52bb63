import type { PoolClient } from 'pg'
import type { Ending } from '@touchback/wire'
import type { Database } from '../database/database.ts'
import type { MatchRow } from '../database/matches.ts'
import { FIRST_RATING, shownRating, type Skill } from './shown-rating.ts'

/** What a match makes of two coaches' skills. The library is loaded when the first match is rated: it would hold up every start. */
async function rated(
  home: Skill | null,
  away: Skill | null,
  winner: Ending['winner'],
): Promise<readonly [home: Skill, away: Skill]> {
  const { rate, rating } = await import('openskill')
  const rank = winner === 'draw' ? [1, 1] : winner === 'home' ? [1, 2] : [2, 1]
  const [[one], [two]] = rate([[home ?? rating()], [away ?? rating()]], { rank })
  return [one, two]
}

async function skillOf(client: PoolClient, coach: string, book: string): Promise<Skill | null> {
  const { rows } = await client.query<Skill>(
    'select mu, sigma from rating where coach = $1 and book = $2 for update',
    [coach, book],
  )
  return rows[0] ?? null
}

async function keep(
  client: PoolClient,
  coach: string,
  book: string,
  { mu, sigma }: Skill,
  result: number,
): Promise<void> {
  await client.query(
    `insert into rating (coach, book, mu, sigma, played, won, drawn, lost)
     values ($1, $2, $3, $4, 1, ($5 > 0)::int, ($5 = 0)::int, ($5 < 0)::int)
     on conflict (coach, book) do update set mu = excluded.mu, sigma = excluded.sigma, played = rating.played + 1,
       won = rating.won + excluded.won, drawn = rating.drawn + excluded.drawn, lost = rating.lost + excluded.lost`,
    [coach, book, mu, sigma, result],
  )
}

/** What is shown of a coach's rating in a book. */
export async function ratingIn(database: Database, coach: string, book: string): Promise<number> {
  const skill = await database.one<Skill>('select mu, sigma from rating where coach = $1 and book = $2', [
    coach,
    book,
  ])
  return skill === null ? FIRST_RATING : shownRating(skill)
}

/** Whether somebody at a table is within so many points of a coach, in the book of the table; whoever has not played is where all start. */
export async function nearTo(
  database: Database,
  coach: string | null,
  band: number,
): Promise<(row: MatchRow) => boolean> {
  if (band === Infinity) return () => true
  const rows = await database.rows<Skill & { book: string }>(
    'select book, mu, sigma from rating where coach = $1',
    [coach],
  )
  const mine = new Map(rows.map((skill) => [skill.book, shownRating(skill)]))
  return ({ terms, ratings }) => {
    const own = mine.get(terms.book) ?? FIRST_RATING
    return [ratings.home, ratings.away].some((rating) => rating !== null && Math.abs(rating - own) <= band)
  }
}

/** A rated match is over: both ratings move, once, whoever comes first. */
export async function rateMatch(
  database: Database,
  { id, terms, coachIds, ending }: MatchRow,
): Promise<boolean> {
  const { home, away } = coachIds
  if (!terms.rated || ending === null || home === null || away === null) return false
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    const first = await client.query(
      'update match set rated_at = now() where id = $1 and rated and rated_at is null returning id',
      [id],
    )
    if (first.rowCount === 1) {
      // In one order, so that two matches of the same coaches never wait for each other.
      const order = [home, away].toSorted((a, b) => (a < b ? -1 : 1))
      for (const coach of order) await skillOf(client, coach, terms.book)
      const skills = [
        await skillOf(client, home, terms.book),
        await skillOf(client, away, terms.book),
      ] as const
      const [one, two] = await rated(...skills, ending.winner)
      const result = ending.winner === 'draw' ? 0 : ending.winner === 'home' ? 1 : -1
      await keep(client, home, terms.book, one, result)
      await keep(client, away, terms.book, two, -result)
    }
    await client.query('commit')
    return first.rowCount === 1
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}
