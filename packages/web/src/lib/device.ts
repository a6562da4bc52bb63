import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** Everything that is kept in the device's database. */
interface Stores extends DBSchema {
  /** What the list of replays shows of a match, and the matches themselves. */
  heads: { key: string; value: unknown }
  matches: { key: string; value: unknown }
  /** What the list of leagues shows of one, and the entries of their logs. */
  leagues: { key: string; value: unknown }
  entries: { key: [league: string, no: number]; value: unknown }
  /** What somebody is in the middle of: a match, books, a report. */
  papers: { key: string; value: unknown }
}
export type Device = IDBPDatabase<Stores>

const VERSION = 2

let opened: Promise<Device> | null = null

function forget(): void {
  opened = null
}

async function openAnew(): Promise<Device> {
  const base = await openDB<Stores>('touchback', VERSION, {
    upgrade(fresh) {
      const has = (name: string): boolean => [...fresh.objectStoreNames].some((each) => each === name)
      if (!has('heads')) fresh.createObjectStore('heads', { keyPath: 'id' })
      if (!has('matches')) fresh.createObjectStore('matches')
      if (!has('leagues')) fresh.createObjectStore('leagues', { keyPath: 'id' })
      if (!has('entries')) fresh.createObjectStore('entries')
      if (!has('papers')) fresh.createObjectStore('papers')
    },
    // A page of a newer version wants to change the stores: it does not wait for this one.
    blocking: () => {
      base.close()
      forget()
    },
    terminated: forget,
  })
  return base
}

/** The device's database. Rejected where the browser keeps nothing. */
export function device(): Promise<Device> {
  opened ??= openAnew().catch((error: unknown) => {
    forget()
    throw error
  })
  return opened
}

/**
 * Writes down what somebody is in the middle of; false when there is no room for it. It is closed at once: left to itself it
 * would wait for an answer, and whoever leaves the page that very moment would lose it.
 */
export async function keepPaper(key: string, paper: unknown): Promise<boolean> {
  try {
    const writing = (await device()).transaction('papers', 'readwrite')
    const written = writing.store.put(paper, key)
    writing.commit()
    await Promise.all([written, writing.done])
    return true
  } catch {
    return false
  }
}
