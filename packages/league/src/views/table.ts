import { type Line, type Reason, reasons, standings } from '../competition/standings.ts'
import { countsIn, rankingOf } from '../competition/tables.ts'
import { known, type League, resultsOf } from '../log/league.ts'
import { matchesOf } from './matches.ts'

/** A table: places, and what separates each from the one below. */
export interface LeagueTable {
  readonly competition: string | null
  readonly lines: readonly (Line & { readonly place: number })[]
  readonly reasons: readonly Reason[]
}

/** The table of a competition, or of the whole league. */
export function tableOf(league: League, competition: string | null = null): LeagueTable {
  const found = known(league.competitions, competition ?? '')
  const teams = competition === null ? Object.keys(league.teams) : (found?.teams ?? [])
  const results = resultsOf(league, found === undefined ? matchesOf(competition) : countsIn(found))
  const ranking = rankingOf(league, found)
  const lines = standings(teams, results, ranking)
  return {
    competition,
    lines: lines.map((line, index) => ({ ...line, place: index + 1 })),
    reasons: reasons(lines, results, ranking),
  }
}
