import { read, type Reading } from '@touchback/engine'
import type { Change, Entry, League } from '@touchback/league'
import { freshId } from '../../lib/random.ts'
import type { LeagueBook, Writing } from './book.ts'
import { DeviceShelf } from './device-shelf.ts'
import { type LeagueHead, readHead, VERSION } from './head-shape.ts'
import { KeptBook } from './kept-book.ts'
import { kinship, type Kinship, type LeagueGlance } from './league-file.ts'

const shelf = new DeviceShelf()

/** A league in the list; one whose entry makes no sense can still be opened by its name. */
export interface ListedLeague extends LeagueHead {
  readonly problem: string | null
}

function listed(entry: unknown): ListedLeague {
  const { value, problem } = read(readHead, entry, 'The entry')
  if (value !== null)
    return {
      ...value,
      problem:
        value.version > VERSION ? 'Written by a newer version of the game: it can be looked at.' : null,
    }
  const { id, name }: { id?: unknown; name?: unknown } = Object(entry)
  return {
    id: String(id),
    version: VERSION,
    name: typeof name === 'string' ? name.slice(0, 120) : 'A league that cannot be read',
    edition: '',
    me: '',
    season: '',
    teams: 0,
    entries: 0,
    touched: 0,
    toPlay: 0,
    toConfirm: 0,
    toClose: 0,
    problem,
  }
}

/** The leagues on this device, whoever was written in last first. */
export async function listLeagues(): Promise<ListedLeague[]> {
  return (await shelf.heads()).map(listed).toSorted((a, b) => b.touched - a.touched)
}

export const onLeaguesChanged = (heard: () => void): (() => void) => shelf.follow(heard)

export const removeLeague = (id: string): Promise<void> => shelf.remove(id)

/** Keeps a new league; its address, or the sentence why not. */
export async function keepLeague(me: string, lines: readonly unknown[]): Promise<Reading<string>> {
  const id = freshId()
  const { value, problem } = await KeptBook.create(shelf, id, me, lines)
  value?.close()
  return value === null ? { value, problem } : { value: id, problem: null }
}

/** The league here that a file is of, and how they stand to each other; null when there is none. */
export async function kinOf(glance: LeagueGlance): Promise<{ id: string; kinship: Kinship } | null> {
  for (const { id } of await listLeagues()) {
    const shelved = await shelf.read(id)
    const found = kinship(shelved?.lines ?? [], glance.lines)
    if (found !== 'other') return { id, kinship: found }
  }
  return null
}

/** Adds what a file has more than the league here. The sentence why not; null when it is done. */
export async function goOnFrom(id: string, { lines }: LeagueGlance): Promise<string | null> {
  const { value: book, problem } = await KeptBook.open(shelf, id)
  if (book === null) return problem
  try {
    return await book.take(lines.slice(book.entries.length))
  } finally {
    book.close()
  }
}

const copied = <T extends object>(table: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(table).map(([id, one]) => [id, { ...one }]))

/** The log changes its league in place; what screens are given is another object wherever something may have changed. */
const freshCopy = (league: League): League => ({
  ...league,
  teams: copied(league.teams),
  competitions: copied(league.competitions),
  fixtures: copied(league.fixtures),
  challenges: copied(league.challenges),
  seasons: league.seasons.map((season) => ({ ...season })),
  prizes: league.prizes.map((due) => ({ ...due })),
})

/** A league that is open in this page: what screens look at, new whenever something was written. */
export class OpenLeague {
  readonly book: LeagueBook
  /** Another object after every entry, so that whatever was worked out from it is worked out again. */
  league = $state.raw() as League
  entries = $state.raw<readonly Entry[]>([])
  readOnly = $state<string | null>(null)
  isOld = $state(false)
  readonly #stop: () => void

  constructor(book: LeagueBook) {
    this.book = book
    this.#look()
    this.#stop = book.follow(() => this.#look())
  }

  static async open(id: string): Promise<Reading<OpenLeague>> {
    try {
      const { value, problem } = await KeptBook.open(shelf, id)
      return value === null ? { value, problem } : { value: new OpenLeague(value), problem: null }
    } catch {
      return {
        value: null,
        problem: 'This browser keeps nothing on the device, so there are no leagues here.',
      }
    }
  }

  get id(): string {
    return this.book.id
  }

  get me(): string {
    return this.book.me
  }

  /** The name of a team. */
  readonly name = (team: string): string => this.league.teams[team]?.team.name ?? team

  /** An address in this league. */
  readonly to = (...parts: readonly string[]): string =>
    ['/league', this.id, ...parts]
      .map((part, index) => (index === 0 ? part : encodeURIComponent(part)))
      .join('/')

  append(...writings: readonly Writing[]): Promise<string | null> {
    return this.book.append(...writings)
  }

  preview(writing: Writing): Reading<readonly Change[]> {
    return this.book.preview(writing)
  }

  #look(): void {
    this.league = freshCopy(this.book.league)
    this.entries = [...this.book.entries]
    this.readOnly = this.book.readOnly
    this.isOld = this.book.isOld
  }

  close(): void {
    this.#stop()
    this.book.close()
  }
}
