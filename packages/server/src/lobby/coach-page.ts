import type { Ending, Terms } from '@touchback/wire'
import type { Database } from '../database/database.ts'
import { fromJson, type JsonText } from '../database/json-text.ts'
import { shownRating } from './shown-rating.ts'

interface RatingRow {
  readonly book: string
  readonly mu: number
  readonly sigma: number
  readonly played: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
}

interface PlayedRow {
  readonly id: string
  readonly at_home: boolean
  readonly terms: JsonText<Terms>
  readonly ending: JsonText<Ending>
  readonly over_at: Date
  readonly seats: JsonText<Seats>
  readonly opponent: string | null
  readonly opponent_id: string | null
}

interface Seats {
  readonly home: { computer: string | null; team: { draft: { name: string; roster: string } } }
  readonly away: { computer: string | null; team: { draft: { name: string; roster: string } } }
}

const MOST_MATCHES = 100

/** A finished match from a coach's side of it. */
function played(row: PlayedRow) {
  const { book, rated } = fromJson(row.terms)
  const ending = fromJson(row.ending)
  const seats = fromJson(row.seats)
  const [mine, theirs] = row.at_home ? (['home', 'away'] as const) : (['away', 'home'] as const)
  return {
    id: row.id,
    book,
    rated,
    overAt: row.over_at.getTime(),
    result: ending.winner === 'draw' ? 'drawn' : ending.winner === mine ? 'won' : 'lost',
    reason: ending.reason,
    score: { for: ending.score[mine], against: ending.score[theirs] },
    team: seats[mine].team.draft,
    opponent: {
      id: row.opponent_id,
      name: seats[theirs].computer ?? row.opponent ?? 'a former coach',
      computer: seats[theirs].computer !== null,
      team: seats[theirs].team.draft.name,
    },
  } as const
}

interface Sums {
  readonly played: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
  readonly scored: number
  readonly conceded: number
}

/** How it went in all matches that whoever asks may know of; the latest of them are listed. */
async function statisticsOf(database: Database, id: string, viewer: string | null) {
  const sums = await database.one<Sums>(
    `select count(*)::int as played, (count(*) filter (where winner = side))::int as won,
       (count(*) filter (where winner = 'draw'))::int as drawn, (count(*) filter (where winner not in (side, 'draw')))::int as lost,
       coalesce(sum((score ->> side)::int), 0)::int as scored,
       coalesce(sum((score ->> case side when 'home' then 'away' else 'home' end)::int), 0)::int as conceded
     from (select case when home = $1 then 'home' else 'away' end as side, ending::json ->> 'winner' as winner,
             ending::json -> 'score' as score
           from match where $1 in (home, away) and state = 'over' and (public or $2 in (home, away))) as played`,
    [id, viewer],
  )
  const { played, won, drawn, lost, scored, conceded } = sums ?? {
    played: 0,
    won: 0,
    drawn: 0,
    lost: 0,
    scored: 0,
    conceded: 0,
  }
  return { played, won, drawn, lost, touchdowns: { for: scored, against: conceded } }
}

/** What is told of a coach: who he is, his ratings, what he has played, and how it went. */
export async function coachPage(
  database: Database,
  id: string,
  viewer: string | null,
): Promise<object | null> {
  const coach = await database.one<{ id: string; name: string; guest: boolean; since: Date }>(
    'select id, name, guest, "createdAt" as since from auth_user where id = $1',
    [id],
  )
  if (coach === null) return null
  const [ratings, statistics, rows] = await Promise.all([
    database.rows<RatingRow>(
      'select book, mu, sigma, played, won, drawn, lost from rating where coach = $1',
      [id],
    ),
    statisticsOf(database, id, viewer),
    database.rows<PlayedRow>(
      `select m.id, m.home = $1 as at_home, m.terms, m.ending, m.over_at, m.seats, o.name as opponent, o.id as opponent_id
       from match m left join auth_user o on o.id = case when m.home = $1 then m.away else m.home end
       where $1 in (m.home, m.away) and m.state = 'over' and (m.public or $2 in (m.home, m.away))
       order by m.over_at desc limit ${MOST_MATCHES}`,
      [id, viewer],
    ),
  ])
  return {
    coach: { id: coach.id, name: coach.name, guest: coach.guest, since: coach.since.getTime() },
    ratings: ratings.map(({ mu, sigma, ...rest }) => ({ ...rest, rating: shownRating({ mu, sigma }) })),
    statistics,
    matches: rows.map(played),
  }
}

/** The best of a book: whoever has played a few. */
export async function ladder(database: Database, book: string): Promise<object[]> {
  const rows = await database.rows<RatingRow & { id: string; name: string }>(
    `select u.id, u.name, r.book, r.mu, r.sigma, r.played, r.won, r.drawn, r.lost
     from rating r join auth_user u on u.id = r.coach where r.book = $1 order by r.mu - 3 * r.sigma desc limit 100`,
    [book],
  )
  return rows.map(({ mu, sigma, ...rest }) => ({ ...rest, rating: shownRating({ mu, sigma }) }))
}
