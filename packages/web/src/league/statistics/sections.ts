import type { League } from '@touchback/league'

/** The parts of the statistics by their address. */
export const SECTIONS = [
  { id: 'teams', name: 'Teams', seasons: true },
  { id: 'players', name: 'Players', seasons: true },
  { id: 'harm', name: 'Killers and wanted', seasons: true },
  { id: 'records', name: 'Records', seasons: false },
  { id: 'meetings', name: 'Head to head', seasons: true },
  { id: 'luck', name: 'Luck', seasons: true },
] as const

/** What an address asks for: a part, and a season of the league or all time; null where it names nothing we have. */
export interface Wanted {
  readonly section: (typeof SECTIONS)[number]
  readonly season: string | null
}

export function wantedOf(league: League, [section = 'teams', season]: readonly string[]): Wanted | null {
  const found = SECTIONS.find(({ id }) => id === section)
  if (found === undefined) return null
  if (season === undefined) return { section: found, season: null }
  return found.seasons && league.seasons.some(({ id }) => id === season) ? { section: found, season } : null
}
