import { type Line, standings } from '../competition/standings.ts'
import { type Fixture, type League, opponentOf, resultsOf, winnerOf } from '../log/league.ts'
import { matchesPlayed } from './matches.ts'

export type Outcome = 'won' | 'drawn' | 'lost'
export function outcomeOf(fixture: Fixture, team: string): Outcome {
  const winner = winnerOf(fixture)
  return winner === null ? 'drawn' : winner === team ? 'won' : 'lost'
}

/** What settled a match: the score, penalties after it, a coach who gave up, or the commissioner where the book has nothing more to say. */
export type Manner = 'score' | 'penalties' | 'given-up' | 'decision'
export function mannerOf({ report, awarded, decided }: Fixture): Manner {
  if (decided !== null) return 'decision'
  if (report === null || awarded !== null) return 'score'
  if (report.conceded !== null) return 'given-up'
  return report.shootOut !== undefined && report.score.home === report.score.away ? 'penalties' : 'score'
}

/** How a team has done of late, the last match last, and what it has kept up since. */
export interface Form {
  readonly last: readonly Outcome[]
  readonly streak: { readonly outcome: Outcome; readonly matches: number } | null
}

export function formOf(league: League, team: string, most = 5): Form {
  const all = matchesPlayed(league, team).map((fixture) => outcomeOf(fixture, team))
  const outcome = all.at(-1)
  if (outcome === undefined) return { last: [], streak: null }
  const broken = all.findLastIndex((each) => each !== outcome)
  return { last: all.slice(-most), streak: { outcome, matches: all.length - 1 - broken } }
}

/** Two teams and all that was between them. */
export interface HeadToHead {
  readonly lines: readonly [Line, Line]
  readonly matches: readonly string[]
}

export function headToHead(league: League, one: string, other: string): HeadToHead | null {
  const between = matchesPlayed(league, one).filter((fixture) => opponentOf(fixture, one) === other)
  const results = resultsOf(league, ({ id }) => between.some((fixture) => fixture.id === id))
  const ranking = { points: league.points, ties: [], worth: () => 0 }
  const [own] = standings([one], results, ranking)
  const [theirs] = standings([other], results, ranking)
  if (own === undefined || theirs === undefined) return null
  return { lines: [own, theirs], matches: between.map(({ id }) => id) }
}

/** What a team was worth and had in its treasury after each of its matches. */
export interface Moment {
  readonly match: number
  readonly opponent: string
  readonly worth: number
  readonly treasury: number
}

export const overTime = (league: League, team: string): Moment[] =>
  (league.teams[team]?.team.matches ?? []).map(({ opponent, worth, treasury }, index) => ({
    match: index + 1,
    opponent,
    worth,
    treasury,
  }))
