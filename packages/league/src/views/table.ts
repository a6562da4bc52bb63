import { divisionsOf } from '../competition/rounds.ts'
import { type Line, type Reason, reasons, standings } from '../competition/standings.ts'
import { countsIn, rankingOf, tablesOf } from '../competition/tables.ts'
import { type Competition, known, type League, resultsOf } from '../log/league.ts'
import { playOffStandings } from '../log/play-offs.ts'
import { playOffReasons } from '../tournaments/play-offs.ts'

/** A table: places, and what separates each from the one below. */
export interface LeagueTable {
  readonly competition: string | null
  /** Which of several divisions or groups it is, from 1; null where there is one. */
  readonly division: number | null
  readonly lines: readonly (Line & { readonly place: number })[]
  readonly reasons: readonly Reason[]
}

const placed = (lines: readonly Line[]): LeagueTable['lines'] =>
  lines.map((line, index) => ({ ...line, place: index + 1 }))

/** The tables of a competition, one for each division; of the whole league when none is named. */
export function tablesIn(league: League, id: string | null = null): LeagueTable[] {
  const competition = known(league.competitions, id ?? '')
  const ranking = rankingOf(league, competition)
  if (competition === undefined) {
    const results = id === null ? resultsOf(league) : []
    const lines = standings(id === null ? Object.keys(league.teams) : [], results, ranking)
    return [
      { competition: id, division: null, lines: placed(lines), reasons: reasons(lines, results, ranking) },
    ]
  }
  const several = divisionsOf(competition).length > 1
  return tablesOf(league, competition).map((lines, index) => ({
    competition: id,
    division: several ? index + 1 : null,
    lines: placed(lines),
    reasons: reasonsIn(league, competition, lines),
  }))
}

function reasonsIn(league: League, competition: Competition, lines: readonly Line[]): Reason[] {
  switch (competition.format) {
    case 'ladder':
      // A rung is won and has no other reason.
      return []
    case 'play-offs':
      return playOffReasons(playOffStandings(league, competition))
    case 'open':
    case 'round-robin':
    case 'swiss':
    case 'knock-out':
    case 'groups':
      return reasons(lines, resultsOf(league, countsIn(competition)), rankingOf(league, competition))
    default:
      return competition.format satisfies never
  }
}

/** The table a team stands in; undefined where it does not play. */
export const tableWith = (league: League, team: string, id: string | null = null): LeagueTable | undefined =>
  tablesIn(league, id).find(({ lines }) => lines.some((line) => line.team === team))
