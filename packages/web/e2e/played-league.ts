import type { Page } from '@playwright/test'
import { BOTS, playSeason } from '@touchback/bots'
import { EDITIONS } from '@touchback/engine'
import { type Entry, type League, LeagueLog } from '@touchback/league'
import { longSeasons } from '../../cli/src/long-log.ts'

/** A league that has been played, as its log has it. */
export interface PlayedLeague {
  readonly entries: readonly Entry[]
  readonly league: League
}

/** A number for each part of a season, always the same. */
export function seed(...parts: readonly (number | string)[]): number {
  const text = parts.join(' ')
  let sum = 7
  for (let at = 0; at < text.length; at++) sum = (sum * 31 + text.charCodeAt(at)) % 1_000_003
  return sum
}

let played: PlayedLeague | null = null

/** Two seasons of four teams between coaches without a plan, by the first of our books. */
export function playedLeague(): PlayedLeague {
  if (played !== null) return played
  const [edition] = Object.values(EDITIONS)
  const maker = BOTS['random']
  if (edition === undefined || maker === undefined) throw new Error('there is nobody to play')
  const { log } = playSeason({ edition, teams: 4, rounds: 3, seasons: 2, coach: 'random', maker, seed })
  played = { entries: log.entries, league: log.league }
  return played
}

/** Five seasons of sixteen teams, in which everybody meets everybody. */
export function longLeague(): PlayedLeague {
  const [edition] = Object.values(EDITIONS)
  if (edition === undefined) throw new Error('there is no book')
  const { entries, league } = longSeasons(edition, 16, 5, 7)
  return { entries, league }
}

export const LEAGUE = 'played'

/** Puts the league on the device. The page has to be open already: it makes the place for it. */
export async function shelve(
  page: Page,
  { entries, league }: PlayedLeague,
  { version = 1 }: { version?: number } = {},
): Promise<void> {
  const head = {
    id: LEAGUE,
    version,
    name: league.name,
    edition: league.edition,
    me: league.commissioner,
    season: '',
    teams: Object.keys(league.teams).length,
    entries: entries.length,
    touched: 1,
    toPlay: 0,
    toConfirm: 0,
    toClose: 0,
  }
  await page.evaluate(
    async ([about, lines]) => {
      const base = await new Promise<IDBDatabase>((resolve, reject) => {
        const asked = indexedDB.open('touchback')
        asked.addEventListener('success', () => resolve(asked.result))
        asked.addEventListener('error', () => reject(asked.error ?? new Error('no database')))
      })
      const both = base.transaction(['leagues', 'entries'], 'readwrite')
      for (const [index, line] of lines.entries())
        both.objectStore('entries').put(line, [about.id, index + 1])
      both.objectStore('leagues').put(about)
      await new Promise((resolve) => both.addEventListener('complete', resolve))
      base.close()
    },
    [head, JSON.parse(JSON.stringify(entries)) as unknown[]] as const,
  )
}

/** The same, with a match to be played between the team that is worth most and the one that is worth least. */
export function unequalLeague(): PlayedLeague {
  const { value: log, problem } = LeagueLog.read(playedLeague().entries)
  if (log === null) throw new Error(problem)
  const write = (content: object): void => {
    const stamp = { no: log.entries.length + 1, at: '', by: log.league.commissioner }
    const refused = log.append({ ...stamp, ...content }).problem
    if (refused !== null) throw new Error(refused)
  }
  const ranked = Object.values(log.league.teams)
    .map(({ team }) => team)
    .toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0))
  write({ type: 'season-begun', season: 'unequal', name: 'Season 3' })
  write({ type: 'match-agreed', match: 'unequal', home: ranked[0]?.id, away: ranked.at(-1)?.id })
  return { entries: log.entries, league: log.league }
}
