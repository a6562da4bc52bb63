import { worthOf } from '@touchback/engine/career'
import { type Line, type Ranking, type Reason, reasons, standings } from '../competition/standings.ts'
import { bookOf, type League, resultsOf } from '../log/league.ts'
import { matchesOf } from './matches.ts'

/** A table: places, and what separates each from the one below. */
export interface LeagueTable {
  readonly competition: string | null
  readonly lines: readonly (Line & { readonly place: number })[]
  readonly reasons: readonly Reason[]
}

const rankingOf = (league: League): Ranking => ({
  points: league.points,
  ties: league.ties,
  worth: (id) => {
    const team = league.teams[id]?.team
    return team === undefined ? 0 : worthOf(bookOf(league), team, league.options)
  },
})

/** The table of a competition, or of the whole league. */
export function tableOf(league: League, competition: string | null = null): LeagueTable {
  const teams =
    competition === null ? Object.keys(league.teams) : (league.competitions[competition]?.teams ?? [])
  const results = resultsOf(league, matchesOf(competition))
  const ranking = rankingOf(league)
  const lines = standings(teams, results, ranking)
  return {
    competition,
    lines: lines.map((line, index) => ({ ...line, place: index + 1 })),
    reasons: reasons(lines, results, ranking),
  }
}
