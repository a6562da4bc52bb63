import type { Reading } from '@touchback/engine'
import {
  isFields,
  listOf,
  object,
  oneOf,
  read,
  type Reader,
  recordOf,
  text,
  whole,
} from '@touchback/engine/doors'
import { kinship } from '../league/book/league-file.ts'
import { type Device, device } from './device.ts'
import { freshId } from './random.ts'

/** What a device keeps of ours, all of it, as one file. */
export interface Backup {
  readonly format: 'touchback-backup'
  readonly version: number
  /** Settings, teams and habits, as they are kept. */
  readonly settings: Readonly<Record<string, string>>
  readonly replays: readonly Replay[]
  readonly leagues: readonly League[]
  readonly papers: readonly Paper[]
}
interface Replay {
  readonly id: string
  readonly head: unknown
  readonly match: unknown
}
export interface League {
  readonly id: string
  readonly head: unknown
  readonly lines: readonly unknown[]
}
interface Paper {
  readonly key: string
  readonly paper: unknown
}

const VERSION = 1
const OURS = 'touchback.'
/** Which tab has the match is nobody's business elsewhere. */
const NOT_KEPT: readonly string[] = ['touchback.match-tab']

const anything: Reader<unknown> = (value) => value
const MANY = 200_000
const ID = text(200)
const readBackup: Reader<Backup> = object({
  format: oneOf(['touchback-backup'] as const),
  version: whole(1, VERSION),
  settings: recordOf(text(80), text(20_000_000), 100),
  replays: listOf(object({ id: ID, head: anything, match: anything }), MANY),
  leagues: listOf(object({ id: ID, head: anything, lines: listOf(anything, MANY) }), MANY),
  papers: listOf(object({ key: ID, paper: anything }), MANY),
})

const ourKeys = (): string[] =>
  Object.keys(localStorage).filter((key) => key.startsWith(OURS) && !NOT_KEPT.includes(key))

const linesOf = (base: Device, id: string): Promise<unknown[]> =>
  base.getAll('entries', IDBKeyRange.bound([id, 1], [id, Infinity]))

const idOf = (head: unknown): string => (isFields(head) ? String(head['id']) : '')

/** Everything there is. */
export async function makeBackup(): Promise<Backup> {
  const base = await device()
  const heads = await base.getAll('heads')
  const leagues = await base.getAll('leagues')
  const keys = await base.getAllKeys('papers')
  return {
    format: 'touchback-backup',
    version: VERSION,
    settings: Object.fromEntries(ourKeys().map((key) => [key, localStorage.getItem(key) ?? ''])),
    replays: await Promise.all(
      heads.map(async (head) => ({ id: idOf(head), head, match: await base.get('matches', idOf(head)) })),
    ),
    leagues: await Promise.all(
      leagues.map(async (head) => ({ id: idOf(head), head, lines: await linesOf(base, idOf(head)) })),
    ),
    papers: await Promise.all(keys.map(async (key) => ({ key, paper: await base.get('papers', key) }))),
  }
}

/** A backup from a file, or why it is none. */
export function openBackup(json: string): Reading<Backup> {
  let given: unknown
  try {
    given = JSON.parse(json)
  } catch {
    return { value: null, problem: 'This is no backup: it is not even JSON.' }
  }
  if (isFields(given) && given['format'] === 'touchback-backup' && Number(given['version']) > VERSION)
    return {
      value: null,
      problem: 'This backup was written by a newer version of the game: load the page anew, and try again.',
    }
  const { value, problem } = read(readBackup, given, 'The backup')
  return value === null
    ? { value, problem: `This is no backup we can read. ${problem}` }
    : { value, problem: null }
}

/** How much of each there is in a backup. */
export interface Contents {
  readonly teams: number
  readonly leagues: number
  readonly replays: number
}

export function contentsOf({ settings, leagues, replays }: Backup): Contents {
  return { teams: teamsIn(settings[TEAMS]).length, leagues: leagues.length, replays: replays.length }
}

const TEAMS = `${OURS}teams`

function teamsIn(kept: string | undefined): unknown[] {
  try {
    const list: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

/** Teams that are here, and after them those of a backup that are not. */
export function joinedTeams(here: string | undefined, backup: string | undefined): string {
  const own = teamsIn(here)
  const known = new Set(own.map(idOf))
  return JSON.stringify([...own, ...teamsIn(backup).filter((team) => !known.has(idOf(team)))])
}

/** A league of a backup that is to be written here, and how many of its lines are here already. */
export interface LeagueToTake extends League {
  readonly here: number
}

/**
 * What of the leagues of a backup is to be written: those that are here go on where the backup knows more, one that has gone another way
 * stands beside the one that is here, and nothing else is.
 */
export function leaguesToTake(
  here: readonly Pick<League, 'id' | 'lines'>[],
  saved: readonly League[],
  fresh: () => string,
): LeagueToTake[] {
  const taken = new Set(here.map(({ id }) => id))
  return saved.flatMap((league): LeagueToTake[] => {
    const kin = here
      .map((own) => ({ ...own, how: kinship(own.lines, league.lines) }))
      .find(({ how }) => how !== 'other' && how !== 'parted')
    if (kin !== undefined)
      return kin.how === 'longer' ? [{ ...named(league, kin.id), here: kin.lines.length }] : []
    const id = taken.has(league.id) ? fresh() : league.id
    taken.add(id)
    return [{ ...named(league, id), here: 0 }]
  })
}

const named = ({ head, lines }: League, id: string): League => ({
  id,
  head: isFields(head) ? { ...head, id } : { id },
  lines,
})

/** Takes in what is not here yet; nothing that is here is lost. Says what has come, or rejects when there is no room. */
export async function takeBackup({ settings, replays, leagues, papers }: Backup): Promise<Contents> {
  const base = await device()
  const [hasReplay, hasPaper] = [
    new Set((await base.getAll('heads')).map(idOf)),
    new Set(await base.getAllKeys('papers')),
  ]
  const here = await Promise.all(
    (await base.getAll('leagues')).map(idOf).map(async (id) => ({ id, lines: await linesOf(base, id) })),
  )
  const fresh = {
    replays: replays.filter(({ id }) => !hasReplay.has(id)),
    leagues: leaguesToTake(here, leagues, freshId),
    papers: papers.filter(({ key }) => !hasPaper.has(key)),
  }
  const all = base.transaction(['heads', 'matches', 'leagues', 'entries', 'papers'], 'readwrite')
  for (const { id, head, match } of fresh.replays) {
    void all.objectStore('heads').put(head)
    void all.objectStore('matches').put(match, id)
  }
  for (const { id, head, lines, here: before } of fresh.leagues) {
    void all.objectStore('leagues').put(head)
    for (const [index, line] of lines.slice(before).entries())
      void all.objectStore('entries').put(line, [id, before + index + 1])
  }
  for (const { key, paper } of fresh.papers) void all.objectStore('papers').put(paper, key)
  await all.done
  const before = teamsIn(localStorage.getItem(TEAMS) ?? undefined).length
  const teams = joinedTeams(localStorage.getItem(TEAMS) ?? undefined, settings[TEAMS])
  for (const [key, value] of Object.entries(settings))
    if (key.startsWith(OURS) && localStorage.getItem(key) === null) localStorage.setItem(key, value)
  localStorage.setItem(TEAMS, teams)
  return {
    teams: teamsIn(teams).length - before,
    leagues: fresh.leagues.length,
    replays: fresh.replays.length,
  }
}
