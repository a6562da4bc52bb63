import type { Side } from '@touchback/engine'
import {
  flag,
  nullable,
  object,
  optional,
  read,
  type Reader,
  text,
  unfit,
  whole,
} from '@touchback/engine/doors'
import type { KeptMatch } from '../match/session/kept.ts'
import { usualShirt } from './colours.ts'
import { device } from './device.ts'
import { glanceAt } from './storage.ts'

const LOOK = object({ roster: text(60), colour: text(7) })
type Score = readonly [home: number, away: number]
const POINTS = whole(0, 999)
const SCORE: Reader<Score> = (value, where) =>
  Array.isArray(value) && value.length === 2
    ? [POINTS(value[0], where), POINTS(value[1], where)]
    : unfit(where, 'two numbers', value)

/** What the list of replays shows of a match. */
export interface ReplayHead {
  readonly id: string
  readonly edition: string
  readonly home: string
  readonly away: string
  /** Null when nobody has looked. */
  readonly score: Score | null
  readonly finished: boolean
  /** When it was kept, in milliseconds. */
  readonly kept: number
  /** Not there in lists of old. */
  readonly looks?: Readonly<Record<Side, { readonly roster: string; readonly colour: string }>>
  /** Why it could not be opened when it was put here. */
  readonly unread?: string
}

const readHead: Reader<ReplayHead> = object({
  id: text(80),
  edition: text(60),
  home: text(200),
  away: text(200),
  score: nullable(SCORE),
  finished: flag,
  kept: whole(0, Number.MAX_SAFE_INTEGER),
  looks: optional(object({ home: LOOK, away: LOOK })),
  unread: optional(text(1000)),
})

/** A short name for a record, from all that is written in it. */
export function recordId(record: string): string {
  let [first, second] = [0x811c9dc5, 0x1b873593]
  for (let at = 0; at < record.length; at++) {
    const code = record.charCodeAt(at)
    first = Math.imul(first ^ code, 0x01000193)
    second = Math.imul(second ^ code, 0x5bd1e995) ^ (second >>> 13)
  }
  return [first, second].map((half) => (half >>> 0).toString(36)).join('')
}

/** The name under which a record is kept, or can be: should another have its short name, that one stays where it is. */
async function placeFor(record: string): Promise<string> {
  const id = recordId(record)
  for (let more = 1; ; more++) {
    const wanted = more === 1 ? id : `${id}-${more}`
    const there = await readReplay(wanted)
    if (there === null || there === record) return wanted
  }
}

export function looksOf({
  spec,
  settings,
}: Pick<KeptMatch, 'spec' | 'settings'>): NonNullable<ReplayHead['looks']> {
  const look = (side: Side) => {
    const { roster } = spec.teams[side]
    return { roster, colour: settings.colours?.[side] ?? usualShirt(roster) }
  }
  return { home: look('home'), away: look('away') }
}

async function keepRecord(record: string, head: Omit<ReplayHead, 'id' | 'kept'>): Promise<string | null> {
  try {
    const id = await placeFor(record)
    const both = (await device()).transaction(['heads', 'matches'], 'readwrite')
    await Promise.all([
      both.objectStore('matches').put(record, id),
      both.objectStore('heads').put({ ...head, id, kept: Date.now() }),
      both.done,
    ])
    return id
  } catch {
    return null
  }
}

/** Keeps a match for looking at again; null when the browser does not let us. */
export function keepReplay(
  match: KeptMatch,
  record: string,
  { score, finished }: Pick<ReplayHead, 'score' | 'finished'>,
): Promise<string | null> {
  const { edition, teams } = match.spec
  const [home, away] = [teams.home.name, teams.away.name]
  return keepRecord(record, { edition, home, away, score, finished, looks: looksOf(match) })
}

/** Keeps what cannot be opened, as it is: it can be downloaded, and perhaps another version of the game can open it. */
export function keepUnread(record: string, problem: string): Promise<string | null> {
  const { edition = '', home = 'Unknown', away = 'unknown' } = glanceAt(record) ?? {}
  return keepRecord(record, {
    edition,
    home,
    away,
    score: null,
    finished: false,
    unread: problem.slice(0, 1000),
  })
}

/** The kept matches, the latest first. What the list says of one may make no sense: it is listed all the same. */
export async function listReplays(): Promise<ReplayHead[]> {
  try {
    const heads = await (await device()).getAll('heads')
    return heads.map(readableHead).toSorted((a, b) => b.kept - a.kept)
  } catch {
    return []
  }
}

function readableHead(entry: unknown): ReplayHead {
  const { value, problem } = read(readHead, entry, 'The entry')
  if (value !== null) return value
  // The key of the store: every entry has one.
  const { id } = entry as { id: unknown }
  const nobody = { edition: '', home: 'Unknown', away: 'unknown', score: null, finished: false, kept: 0 }
  return { ...nobody, id: String(id), unread: problem }
}

/** The text of a kept match, as it was put there. */
export async function readReplay(id: string): Promise<string | null> {
  try {
    const found = await (await device()).get('matches', id)
    // Records of old were kept as objects.
    return found === undefined ? null : typeof found === 'string' ? found : `${JSON.stringify(found)}\n`
  } catch {
    return null
  }
}

export async function dropReplay(id: string): Promise<void> {
  const both = (await device()).transaction(['heads', 'matches'], 'readwrite')
  await Promise.all([both.objectStore('matches').delete(id), both.objectStore('heads').delete(id), both.done])
}
