import type { Side } from '@touchback/engine'
import type { KeptMatch } from '../match/session/kept.ts'
import { usualShirt } from './colours.ts'

/** What a team is known by in the list. */
interface Look {
  readonly roster: string
  readonly colour: string
}

/** What the list of replays shows of a match. */
export interface ReplayHead {
  readonly id: string
  readonly edition: string
  readonly home: string
  readonly away: string
  /** Null when nobody has looked. */
  readonly score: readonly [home: number, away: number] | null
  readonly finished: boolean
  /** When it was kept, in milliseconds. */
  readonly kept: number
  /** Not there in lists of old. */
  readonly looks?: Readonly<Record<Side, Look>>
}

const HEADS = 'heads'
const MATCHES = 'matches'

/** The matches kept on this device. */
function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('touchback', 1)
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(HEADS, { keyPath: 'id' })
      request.result.createObjectStore(MATCHES)
    })
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () =>
      reject(new Error('this browser keeps nothing', { cause: request.error })),
    )
  })
}

async function inStores<T>(
  mode: IDBTransactionMode,
  run: (heads: IDBObjectStore, matches: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const base = await open()
  try {
    return await new Promise((resolve, reject) => {
      const transaction = base.transaction([HEADS, MATCHES], mode)
      const request = run(transaction.objectStore(HEADS), transaction.objectStore(MATCHES))
      transaction.addEventListener('complete', () => resolve(request.result))
      transaction.addEventListener('abort', () => reject(new Error('not kept', { cause: transaction.error })))
    })
  } finally {
    base.close()
  }
}

/** A short name for a record: the same choices and dice always have the same. */
export function recordId({ choices, dice, spec }: Pick<KeptMatch, 'choices' | 'dice' | 'spec'>): string {
  const text = JSON.stringify([spec.teams.home.name, spec.teams.away.name, choices, dice])
  let [first, second] = [0x811c9dc5, 0x1b873593]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    first = Math.imul(first ^ code, 0x01000193)
    second = Math.imul(second ^ code, 0x5bd1e995) ^ (second >>> 13)
  }
  return [first, second].map((half) => (half >>> 0).toString(36)).join('')
}

export function looksOf({ spec, settings }: KeptMatch): Record<Side, Look> {
  const look = (side: Side): Look => {
    const { roster } = spec.teams[side]
    return { roster, colour: settings.colours?.[side] ?? usualShirt(roster) }
  }
  return { home: look('home'), away: look('away') }
}

/** Keeps a match for looking at again; null when the browser does not let us. */
export async function keepReplay(
  match: KeptMatch,
  { score, finished }: Pick<ReplayHead, 'score' | 'finished'>,
): Promise<string | null> {
  const plain = JSON.parse(JSON.stringify(match)) as KeptMatch
  const id = recordId(plain)
  const { edition, teams } = plain.spec
  const head: ReplayHead = {
    id,
    edition,
    home: teams.home.name,
    away: teams.away.name,
    score,
    finished,
    kept: Date.now(),
    looks: looksOf(plain),
  }
  try {
    await inStores('readwrite', (heads, matches) => {
      matches.put(plain, id)
      return heads.put(head)
    })
    return id
  } catch {
    return null
  }
}

/** The kept matches, the latest first. */
export async function listReplays(): Promise<ReplayHead[]> {
  try {
    const heads = await inStores<ReplayHead[]>('readonly', (store) => store.getAll())
    return heads.toSorted((a, b) => b.kept - a.kept)
  } catch {
    return []
  }
}

export async function readReplay(id: string): Promise<KeptMatch | null> {
  try {
    return (await inStores<KeptMatch | undefined>('readonly', (_, matches) => matches.get(id))) ?? null
  } catch {
    return null
  }
}

export async function dropReplay(id: string): Promise<void> {
  await inStores('readwrite', (heads, matches) => {
    matches.delete(id)
    return heads.delete(id)
  })
}
