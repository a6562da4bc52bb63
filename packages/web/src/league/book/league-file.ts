import { editionOf, type Reading } from '@touchback/engine'
import { type League, type LeagueLog, openSeason } from '@touchback/league'
import { readLog } from './kept-book.ts'

/** A log as a file: an entry a line, the same as the command line keeps it. */
export const writeLeagueFile = (entries: readonly unknown[]): string =>
  entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')

/** What a file holds, before anything of it is taken. */
export interface LeagueGlance {
  readonly lines: readonly unknown[]
  readonly name: string
  readonly book: string
  readonly commissioner: string
  readonly entries: number
  readonly teams: readonly string[]
  readonly season: string | null
  readonly played: number
  /** From which entry on it cannot be read, and why; then it can only be looked at. */
  readonly problem: string | null
}

/** Any league that we have written is smaller. */
const MOST_LINES = 200_000

export function readLeagueFile(text: string): Reading<LeagueGlance> {
  const fail = (problem: string) => ({ value: null, problem })
  const texts = text
    .replace(/^\uFEFF/u, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (texts.length === 0 || texts.length > MOST_LINES) return fail('This is not a league file we can read.')
  const lines: unknown[] = []
  for (const [index, line] of texts.entries()) {
    const parsed = parse(line)
    if (parsed === undefined && index === 0) return fail('This is not a league file we can read.')
    lines.push(parsed ?? line)
  }
  const { log, problem } = readLog(lines)
  if (log === null) return fail(`This is not a league file we can read. ${problem}`)
  return { value: glanceAt(lines, log, problem), problem: null }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function glanceAt(lines: readonly unknown[], { league }: LeagueLog, problem: string | null): LeagueGlance {
  return {
    lines,
    name: league.name,
    book: editionOf(league.edition).name,
    commissioner: league.coaches[league.commissioner] ?? league.commissioner,
    entries: lines.length,
    teams: Object.values(league.teams).map(({ team }) => team.name),
    season: openSeason(league)?.name ?? null,
    played: settled(league),
    problem,
  }
}

const settled = ({ fixtures }: League): number =>
  Object.values(fixtures).filter((fixture) => fixture.settled).length

/** How a file stands to a league that is here: the same, longer, shorter, or another one. */
export type Kinship = 'other' | 'same' | 'longer' | 'shorter' | 'parted'

export function kinship(here: readonly unknown[], file: readonly unknown[]): Kinship {
  const texts = [here, file].map((lines) => lines.map((line) => JSON.stringify(line)))
  const [own = [], theirs = []] = texts
  if (own[0] !== theirs[0]) return 'other'
  const shared = Math.min(own.length, theirs.length)
  if (own.slice(0, shared).some((line, index) => line !== theirs[index])) return 'parted'
  return own.length === theirs.length ? 'same' : own.length < theirs.length ? 'longer' : 'shorter'
}
