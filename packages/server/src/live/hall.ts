import { randomBytes } from 'node:crypto'
import type { Side } from '@touchback/engine'
import type { ChatLine } from '@touchback/wire'
import type { Database } from '../database/database.ts'
import { matchOf, type MatchRow } from '../database/matches.ts'
import { chatLine } from '../lobby/chat.ts'
import { Presence } from '../lobby/presence.ts'
import { onceInAWhile, type Say, wordsOf } from '../say.ts'
import { Turnstile } from '../turnstile.ts'
import { rateMatch } from '../lobby/ratings.ts'
import { Attendance, readPresent } from './attendance.ts'
import { Bell } from './bell.ts'
import { Computers } from './computers.ts'
import { LiveMatch } from './live-match.ts'
import { Snapshots } from './snapshots.ts'
import { Writer } from './writer.ts'

/** A table nobody has asked for this long is forgotten. */
const FORGET_AFTER = 60_000
const SWEEP_EVERY = 10_000
const LOBBY_EVERY = 500
/** So many clocks are looked at in one sweep, those first that have waited longest. */
const MOST_SETTLED = 200
/** As PostgreSQL says it. */
const ABANDONED_AFTER = '90 days'
const LOOK_FOR_ABANDONED = 3_600_000
const MOST_ARRIVING = 6

/** All tables of one process, and its line to the others on the same database. */
export class Hall {
  readonly database: Database
  readonly engine: string
  readonly say: Say
  /** What everybody notices at the same time, such as a database that is away, is said once. */
  readonly sayOnce: Say
  /** Tells this process from the others. */
  readonly process = randomBytes(6).toString('hex')
  readonly writer: Writer
  readonly presence: Presence
  readonly snapshots: Snapshots
  readonly #bell: Bell
  readonly #computers: Computers
  readonly attendance: Attendance
  readonly #matches = new Map<string, Promise<LiveMatch | null>>()
  /** How many sockets are open. */
  connections = 0
  /** Whoever wants to know that the lobby has changed. */
  readonly lobbyEars = new Set<() => void>()
  #lobbyRests: { changed: boolean } | null = null
  /** Whoever comes to a table: when a server is back everybody does at once, and those who play should not wait for them. */
  readonly arrivals = new Turnstile({ atOnce: MOST_ARRIVING })
  /** Who looks for an opponent looks alone. */
  readonly pairing = new Turnstile({ atOnce: 1 })
  #sweeping: NodeJS.Timeout | undefined
  #isSweeping = false
  #tidying: NodeJS.Timeout | undefined

  constructor(database: Database, engine: string, say: Say) {
    this.database = database
    this.engine = engine
    this.say = say
    this.sayOnce = onceInAWhile(say)
    this.writer = new Writer(database, this.process)
    this.snapshots = new Snapshots(database, engine, this.sayOnce)
    this.presence = new Presence(database, this.process)
    this.#computers = new Computers(say)
    this.#bell = new Bell(database, this.process, {
      inputs: (matches) => matches.forEach((id) => this.#tellKnown(id, (match) => match.catchUp())),
      table: (id) => this.#heardTable(id),
      chat: (id, no) => void this.#heardChat(id, no),
      here: (process, tables) => this.#heardHere(process, tables),
      again: () => void this.#catchUpAll(),
    })
    this.attendance = new Attendance((tables) => this.#bell.ringHere(tables))
  }

  async start(): Promise<void> {
    await this.#bell.start()
    this.presence.start()
    this.#sweeping = setInterval(() => void this.#sweep(), SWEEP_EVERY)
    this.#sweeping.unref()
    this.#tidying = setInterval(() => void this.giveUpAbandoned().catch(() => {}), LOOK_FOR_ABANDONED)
    this.#tidying.unref()
  }

  get size(): number {
    return this.#matches.size
  }

  #known(id: string): Promise<LiveMatch | null> | undefined {
    return this.#matches.get(id)
  }

  /** Does something with a table that is in memory. One that could not be loaded was somebody else's wish: he is told. */
  #tellKnown(id: string, work: (match: LiveMatch) => Promise<void> | void): void {
    const known = this.#known(id)
    known?.then((match) => (match === null ? undefined : work(match))).catch(() => {})
  }

  /** A table, from memory or from what is kept; null when there is none. */
  async match(id: string): Promise<LiveMatch | null> {
    const known = this.#matches.get(id)
    if (known !== undefined) return known
    const loading = LiveMatch.load(this, id)
    this.#matches.set(id, loading)
    try {
      const match = await loading
      if (match === null) this.#matches.delete(id)
      return match
    } catch (error) {
      this.#matches.delete(id)
      throw error
    }
  }

  /** Drops a table from memory; whoever is at it has to come again. */
  async forget(id: string): Promise<void> {
    const match = await this.#known(id)
    this.#matches.delete(id)
    await match?.close()
  }

  /** A table was changed here: whoever is at it hears of it, in every process. */
  async changed(id: string): Promise<void> {
    await (await this.#known(id))?.changed()
    await this.tellTable(id)
  }

  async tellTable(id: string): Promise<void> {
    this.#tellLobby()
    await this.#bell.ringTable(id)
  }

  #heardTable(id: string): void {
    this.#tellKnown(id, (match) => match.changed())
    this.#tellLobby()
  }

  /** Whoever hears it asks for the lists again: at once, and then no more often than anybody can read. */
  #tellLobby(): void {
    if (this.#lobbyRests !== null) {
      this.#lobbyRests.changed = true
      return
    }
    for (const tell of this.lobbyEars) tell()
    const rest = { changed: false }
    this.#lobbyRests = rest
    setTimeout(() => {
      this.#lobbyRests = null
      if (rest.changed) this.#tellLobby()
    }, LOBBY_EVERY).unref()
  }

  async said(id: string, line: ChatLine): Promise<void> {
    this.#tellChat(await this.#known(id), line)
    await this.#bell.ringChat(id, line.no)
  }

  #tellChat(match: LiveMatch | null | undefined, line: ChatLine): void {
    match?.ears.tell({ type: 'chat', match: match.id, lines: [line] })
  }

  async #heardChat(id: string, no: number): Promise<void> {
    const match = await this.#known(id)?.catch(() => null)
    if (!match) return
    const line = await chatLine(this.database, match.row, no).catch(() => null)
    if (line !== null) this.#tellChat(match, line)
  }

  #heardHere(process: string, tables: readonly string[]): void {
    for (const text of tables) {
      const { id, present } = readPresent(text)
      this.#tellKnown(id, (match) => match.heardWhoIsHere(process, present))
    }
  }

  think(match: LiveMatch, computer: string, side: Side, seq: number): void {
    this.#computers.ask(match, computer, side, seq)
  }

  /** A match is over, and this process has written that down. */
  async ended(row: MatchRow): Promise<void> {
    await rateMatch(this.database, row)
  }

  async #all(): Promise<LiveMatch[]> {
    const all = await Promise.allSettled(this.#matches.values())
    return all.flatMap((each) => (each.status === 'fulfilled' && each.value !== null ? [each.value] : []))
  }

  async #catchUpAll(): Promise<void> {
    for (const match of await this.#all()) void match.changed().then(() => match.catchUp())
    this.#tellLobby()
  }

  /** Clocks of matches that nobody has open anywhere, and tables that nobody looks at any more. */
  async #sweep(): Promise<void> {
    if (this.#isSweeping) return
    this.#isSweeping = true
    try {
      for (const match of await this.#all()) {
        if (match.elsewhere.forgetSilent()) this.attendance.changed(match)
        if (match.ears.size === 0 && performance.now() - match.touched > FORGET_AFTER) await this.#rest(match)
      }
      await this.settleAll()
      await this.rateAll()
    } catch (error) {
      this.sayOnce(`the clocks could not be looked at: ${wordsOf(error)}`)
    } finally {
      this.#isSweeping = false
    }
  }

  /** A table that nobody is at goes out of memory; when its clock runs out is kept with it. */
  async #rest(match: LiveMatch): Promise<void> {
    const { touched } = match
    await match.keepDue()
    if (match.ears.size === 0 && match.touched === touched) await this.forget(match.id)
  }

  /** Settles what is due in matches that this process does not have open, and begins those that waited for words. */
  async settleAll(): Promise<void> {
    const rows = await this.database.rows<{ id: string }>(
      `select m.id from match m
       left join lateral (select seq, at from match_input i where i.match = m.id order by seq desc limit 1) last on true
       left join match_due d on d.match = m.id and d.after = last.seq
       where not m.id = any($1)
         and ((m.state = 'live' and m.clocked and coalesce(last.at, m.begun_at) < now() - interval '5 seconds'
               and (d.at is null or d.at < now()))
           or (m.state = 'words' and m.words_until < now()))
       order by coalesce(last.at, m.begun_at, m.words_until) limit ${MOST_SETTLED}`,
      [[...this.#matches.keys()]],
    )
    for (const { id } of rows) {
      if (this.#matches.has(id)) continue
      const match = await this.match(id)
      if (match === null) continue
      await match.settle()
      if (match.row.terms.clock.type !== 'untimed') await this.#rest(match)
    }
  }

  /** Rates the matches whose end was written down by somebody who was cut off before he rated them. */
  async rateAll(): Promise<void> {
    const rows = await this.database.rows<{ id: string }>(
      `select id from match where state = 'over' and rated and rated_at is null and over_at < now() - interval '5 seconds'
       order by over_at limit 100`,
    )
    for (const { id } of rows) {
      const row = await matchOf(this.database, id)
      if (row !== null) await rateMatch(this.database, row)
    }
  }

  /** Matches without a clock that neither coach has come back to: both have given them up. */
  async giveUpAbandoned(): Promise<void> {
    const rows = await this.database.rows<{ id: string }>(
      `select m.id from match m join lateral (select at from match_input i where i.match = m.id order by seq desc limit 1) last on true
       where m.state = 'live' and not m.clocked and last.at < now() - interval '${ABANDONED_AFTER}' limit 100`,
    )
    for (const { id } of rows) {
      const match = await this.match(id)
      await match?.decide('end', () => ({ reason: 'abandoned', winner: 'draw' }))
    }
  }

  /** Nothing new is begun, and where matches stand is kept. */
  async stop(): Promise<void> {
    clearInterval(this.#sweeping)
    clearInterval(this.#tidying)
    await this.#bell.stop()
    await this.presence.stop()
    await this.#computers.stop()
    const matches = await this.#all()
    this.#matches.clear()
    await Promise.all(matches.map((match) => match.close()))
  }
}
