import type { Choice, Side } from '@touchback/engine'
import type { ClockNow, Entry, ServerMessage } from '../messages.ts'
import type { TableInfo } from '../tables.ts'
import type { Line } from './line.ts'

/** What a match far away has to tell. */
export interface MatchListener {
  /** The table has changed. */
  table?(table: TableInfo): void
  /** A row counts; they come in order, each once. */
  entry?(entry: Entry): void
  /** Everything is to be begun again from what is kept: the rows known so far do not hold. */
  again?(entries: readonly Entry[]): void
  /** The line is down or the database is away, or all is well again. */
  trouble?(sentence: string | null): void
  /** Any other message about this match. */
  other?(message: ServerMessage): void
}

interface Pending {
  readonly seq: number
  readonly choice: Choice
  readonly resolve: (sentence: string | null) => void
}

const GONE_ON = 'The match has gone on: that question has been answered.'
const DOWN = 'The connection is lost. Nothing is lost with it: the match goes on when it is back.'

/**
 * A match on a server as somebody at it knows it: its rows in order, and an answer of one's own that is kept until the server says
 * whether it counts, however often the line breaks in between.
 */
export class RemoteMatch {
  readonly id: string
  readonly entries: Entry[] = []
  table: TableInfo | null = null
  clock: ClockNow | null = null
  readonly #line: Line
  readonly #listener: MatchListener
  readonly #stop: () => void
  #pending: Pending | null = null

  constructor(line: Line, id: string, listener: MatchListener) {
    this.#line = line
    this.id = id
    this.#listener = listener
    this.#stop = line.listen({
      up: () => line.say({ type: 'join', match: id, from: this.entries.length }),
      down: () => listener.trouble?.(DOWN),
      heard: (message) => this.#heard(message),
    })
  }

  /** The side one coaches; null for a watcher. */
  get side(): Side | null {
    return this.table?.you ?? null
  }

  /** The number of the row that comes next. */
  get seq(): number {
    return this.entries.length
  }

  /** Answers the open question. The sentence why it does not count; null when it does. One answer at a time. */
  answer(choice: Choice, seq = this.seq): Promise<string | null> {
    return new Promise((resolve) => {
      this.#pending?.resolve(GONE_ON)
      this.#pending = { seq, choice, resolve }
      this.#sayPending()
    })
  }

  #sayPending(): void {
    const pending = this.#pending
    if (pending === null) return
    const known = this.entries[pending.seq]
    if (known === undefined) {
      this.#line.say({ type: 'choice', match: this.id, seq: pending.seq, choice: pending.choice })
      return
    }
    this.#settle(known.kind === 'input' && known.by === this.side ? null : GONE_ON)
  }

  #settle(sentence: string | null): void {
    const pending = this.#pending
    this.#pending = null
    pending?.resolve(sentence)
  }

  #heard(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        if (message.table.id !== this.id) return
        this.table = message.table
        this.#listener.table?.(message.table)
        return
      case 'rows':
        if (message.match === this.id) this.#rows(message.from, message.rows, message.clock)
        return
      case 'entry':
        if (message.match === this.id) this.#entry(message.entry, message.clock)
        return
      case 'refused':
        if (message.match !== this.id) return
        if (message.seq !== null && message.seq === this.#pending?.seq) this.#settle(message.sentence)
        else this.#listener.other?.(message)
        return
      case 'away':
        if (message.match === this.id) this.#listener.trouble?.(message.sentence)
        return
      case 'back':
        if (message.match !== this.id) return
        this.#listener.trouble?.(null)
        this.#sayPending()
        return
      case 'chat':
      case 'here':
        if (message.match === this.id) this.#listener.other?.(message)
        return
      case 'welcome':
      case 'lobby':
      case 'pong':
      case 'problem':
        this.#listener.other?.(message)
    }
  }

  #rows(from: number, rows: readonly Entry[], clock: ClockNow | null): void {
    this.clock = clock
    const fits = rows.every((row) => this.entries[row.seq] === undefined || same(this.entries[row.seq], row))
    if (from > this.entries.length || !fits) {
      this.entries.splice(0, Infinity, ...(from === 0 ? rows : []))
      this.#listener.again?.(this.entries)
    } else for (const entry of rows) this.#entry(entry, clock)
    this.#listener.trouble?.(null)
    this.#sayPending()
  }

  #entry(entry: Entry, clock: ClockNow | null): void {
    this.clock = clock ?? this.clock
    // Heard already, or one before it is missing: joining again brings it.
    if (entry.seq < this.seq) return this.#answered(entry)
    if (entry.seq > this.seq) return this.#line.say({ type: 'join', match: this.id, from: this.seq })
    this.entries.push(entry)
    this.#listener.entry?.(entry)
    this.#answered(entry)
  }

  #answered(entry: Entry): void {
    if (this.#pending?.seq === entry.seq)
      this.#settle(entry.kind === 'input' && entry.by === this.side ? null : GONE_ON)
  }

  leave(): void {
    this.#line.say({ type: 'leave', match: this.id })
    this.#stop()
    this.#settle('You have left the table.')
  }
}

const same = (one: Entry | undefined, other: Entry): boolean => {
  if (one === undefined || one.kind !== other.kind) return false
  return one.kind !== 'input' || other.kind !== 'input' || one.hash === other.hash
}
