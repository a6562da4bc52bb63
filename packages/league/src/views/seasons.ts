import type { League } from '../log/league.ts'
import type { Fits } from './matches.ts'

/** The matches of one season, or all of them for null. One outside every competition belongs to the season in which its teams played it. */
export function matchesInSeason(league: League, season: string | null): Fits {
  if (season === null) return () => true
  const index = league.seasons.findIndex(({ id }) => id === season)
  const begun = league.seasons[index]
  if (begun === undefined) return () => false
  const ended = league.seasons[index + 1]
  const friendly = new Set(
    Object.entries(league.played).flatMap(([team, matches]) =>
      matches.slice(begun.before[team] ?? 0, ended?.before[team]),
    ),
  )
  return ({ id, competition }) =>
    competition === null ? friendly.has(id) : league.competitions[competition]?.season === season
}
