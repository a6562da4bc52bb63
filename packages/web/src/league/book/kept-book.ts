import type { DiceSource, Reading } from '@touchback/engine'
import {
  type Aftermath,
  type BooksOf,
  type Change,
  type Entry,
  type League,
  LeagueLog,
} from '@touchback/league'
import type { LeagueBook, Papers, Writing } from './book.ts'
import { headOf } from './head.ts'
import { VERSION } from './head-shape.ts'
import type { Shelf } from './shelf.ts'
import { inNames } from '../words/in-names.ts'

const BEHIND =
  'Somebody has written in this league in the meantime, on another page. It has been read anew: look again, and repeat what still fits.'
const NO_ROOM = 'This device has no room left for it: nothing has been written.'

/** As far as a log can be read, and why no further. */
interface ReadLog {
  readonly log: LeagueLog
  readonly problem: string | null
}

/** A log from its lines; damaged ones and all after them are left out. Null where not even the first can be read. */
export function readLog(
  lines: readonly unknown[],
): ReadLog | { readonly log: null; readonly problem: string } {
  const { value: log, problem } = LeagueLog.found(lines[0])
  if (log === null) return { log, problem }
  return { log, problem: log.take(lines.slice(1)) }
}

const readOnlyText = (problem: string, shown: number, all: number): string =>
  `This league is shown as it stood after ${shown} of its ${all} entries, and cannot be written in: what follows is damaged, or from a newer version of the game. ${problem}`

const oldText = (problem: string, shown: number, all: number): string =>
  `This league is shown as it stood after ${shown} of its ${all} entries: today's rules refuse what follows. ${problem}`

/** A book whose log is kept on a shelf. */
export class KeptBook implements LeagueBook {
  readonly id: string
  readonly me: string
  readonly papers: Papers
  readOnly: string | null
  isOld = false
  readonly #shelf: Shelf
  #log: LeagueLog
  readonly #followers = new Set<() => void>()
  readonly #stop: () => void
  /** One after the other: two that write at once would both be told that they are late. */
  #queue: Promise<unknown> = Promise.resolve()

  private constructor(id: string, me: string, shelf: Shelf, log: LeagueLog, readOnly: string | null) {
    this.id = id
    this.me = me
    this.#shelf = shelf
    this.papers = shelf.papersOf(id)
    this.#log = log
    this.readOnly = readOnly
    this.#stop = shelf.follow((changed) => {
      if (changed === id) void this.catchUp()
    })
  }

  /** The league on the shelf; a sentence when there is none, or nothing of it can be read. */
  static async open(shelf: Shelf, id: string): Promise<Reading<KeptBook>> {
    const shelved = await shelf.read(id)
    if (shelved === null || shelved.lines.length === 0)
      return { value: null, problem: 'There is no such league on this device.' }
    const { lines } = shelved
    const { version, me }: { version?: unknown; me?: unknown } = Object(shelved.head)
    const { log, problem } = readLog(lines)
    if (log === null) return { value: null, problem: `This league cannot be read. ${problem}` }
    const newer =
      typeof version === 'number' && version > VERSION
        ? 'This league was written by a newer version of the game. It can be looked at here, but not written in.'
        : null
    const keeper = typeof me === 'string' && me !== '' ? me : log.league.commissioner
    const isOld = problem !== null && newer === null && LeagueLog.doubted(lines).value !== null
    const say = isOld ? oldText : readOnlyText
    const readOnly = problem === null ? newer : say(problem, log.entries.length, lines.length)
    const book = new KeptBook(id, keeper, shelf, log, readOnly)
    book.isOld = isOld
    return { value: book, problem: null }
  }

  /** A new league, or one from a file: all of its lines, or the sentence why not. */
  static async create(
    shelf: Shelf,
    id: string,
    me: string,
    lines: readonly unknown[],
  ): Promise<Reading<KeptBook>> {
    const { value: log, problem } = LeagueLog.read(lines)
    if (log === null) return { value: null, problem }
    const added = await shelf.add(headOf(id, me, log.league, Date.now()), 0, log.entries)
    if (added !== 'added') return { value: null, problem: added === 'behind' ? BEHIND : NO_ROOM }
    return { value: new KeptBook(id, me, shelf, log, null), problem: null }
  }

  get league(): League {
    return this.#log.league
  }

  get entries(): readonly Entry[] {
    return this.#log.entries
  }

  speaksFor(coach: string): boolean {
    return Object.hasOwn(this.league.coaches, coach)
  }

  append(...writings: readonly Writing[]): Promise<string | null> {
    return this.#inTurn((before) =>
      writings.map((writing, index) => this.#stamped(writing, before + 1 + index)),
    )
  }

  /** Adds entries that were written elsewhere, as they are. */
  take(lines: readonly unknown[]): Promise<string | null> {
    return this.#inTurn(() => lines)
  }

  async uphold(): Promise<string | null> {
    const { lines } = (await this.#shelf.read(this.id)) ?? { lines: [] }
    const { value: log, problem } = LeagueLog.doubted(lines)
    if (log === null) return problem
    const { commissioner } = log.league
    const entries = log.unfit.map(({ entry }) => entry)
    const upheld = this.#stamped({ type: 'upheld', by: commissioner, entries }, lines.length + 1)
    const refused = log.append(upheld).problem
    if (refused !== null) return refused
    const head = headOf(this.id, this.me, log.league, Date.now())
    const added = await this.#shelf.add(head, lines.length, log.entries.slice(lines.length))
    if (added !== 'added') return added === 'no-room' ? NO_ROOM : BEHIND
    this.#log = log
    this.readOnly = null
    this.isOld = false
    this.#tell()
    return null
  }

  #inTurn(entries: (before: number) => readonly unknown[]): Promise<string | null> {
    const written = this.#queue.then(() => this.#add(entries(this.entries.length)))
    this.#queue = written.catch(() => undefined)
    return written
  }

  async #add(entries: readonly unknown[]): Promise<string | null> {
    if (this.readOnly !== null) return this.readOnly
    const before = this.entries.length
    for (const entry of entries) {
      const { problem } = this.#log.append(entry)
      if (problem !== null) {
        // As the league stood with those before it, which may speak of one another.
        const said = inNames(this.league, problem)
        this.#goBackTo(before)
        return said
      }
    }
    const head = headOf(this.id, this.me, this.league, Date.now())
    const added = await this.#shelf.add(head, before, this.entries.slice(before))
    if (added === 'added') {
      this.#tell()
      return null
    }
    this.#goBackTo(before)
    if (added === 'no-room') return NO_ROOM
    await this.catchUp()
    return BEHIND
  }

  #stamped(writing: Writing, no: number): object {
    return { by: this.me, ...writing, no, at: new Date().toISOString() }
  }

  /** Entries that were only tried are forgotten. */
  #goBackTo(count: number): void {
    if (this.entries.length === count) return
    const { log } = readLog(this.entries.slice(0, count))
    if (log !== null) this.#log = log
    this.#tell()
  }

  /** Reads what others have added. */
  async catchUp(): Promise<void> {
    const lines = await this.#shelf.linesAfter(this.id, this.entries.length)
    const all = this.entries.length + lines.length
    const problem = this.#log.take(lines)
    if (problem !== null) this.readOnly = readOnlyText(problem, this.entries.length, all)
    if (lines.length > 0) this.#tell()
  }

  preview(writing: Writing): Reading<readonly Change[]> {
    return this.#named(this.#log.preview(this.#stamped(writing, this.entries.length + 1)))
  }

  open(books: BooksOf, dice: DiceSource): Reading<Aftermath> {
    return this.#named(this.#log.open(books, dice))
  }

  #named<T>(reading: Reading<T>): Reading<T> {
    return reading.problem === null
      ? reading
      : { value: null, problem: inNames(this.league, reading.problem) }
  }

  follow(heard: () => void): () => void {
    this.#followers.add(heard)
    return () => this.#followers.delete(heard)
  }

  #tell(): void {
    for (const heard of this.#followers) heard()
  }

  close(): void {
    this.#stop()
    this.#followers.clear()
  }
}
