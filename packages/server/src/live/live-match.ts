import { IllegalChoice, type Side } from '@touchback/engine'
import type { ClockNow, Ending, Entry, TableInfo } from '@touchback/wire'
import { refusalText } from '@touchback/words'
import { type NewRow, NO_DICE, type Row, type RowDraft, rowsOf } from '../database/inputs.ts'
import { jsonText } from '../database/json-text.ts'
import { keepDeadline } from '../database/deadlines.ts'
import { matchOf, type MatchRow, tableInfo } from '../database/matches.ts'
import { Elsewhere, type Present } from './attendance.ts'
import { type Ear, Ears } from './ears.ts'
import { endingOf, keepEnding, matchFile, scoreOf } from './finish.ts'
import { Differs, Referee, type Setup, type Snapshot } from './referee.ts'
import { wordsOf } from '../say.ts'
import { Outage } from './outage.ts'
import { AWAY, GONE_ON, HALTED, NOT_YET, type Outcome, PAUSED, refused } from './outcome.ts'
import { entryOf, oldEnough } from './rows.ts'
import { snapshotOf } from './snapshots.ts'
import type { Hall } from './hall.ts'

/** A table in the memory of one process: a cache of what is kept, and whoever listens at it. */
export class LiveMatch {
  readonly id: string
  readonly ears = new Ears()
  readonly elsewhere = new Elsewhere()
  readonly #hall: Hall
  #row: MatchRow
  #referee: Referee | null = null
  /** One thing after the other. */
  #lately: Promise<unknown> = Promise.resolve()
  #timer: NodeJS.Timeout | undefined
  /** While the database is away. */
  readonly #outage = new Outage(() => this.#exclusively(() => this.#lookAgain()))
  #halted = false
  #closed = false
  /** When it was last asked for, by `performance.now`. */
  touched = performance.now()

  private constructor(hall: Hall, row: MatchRow) {
    this.#hall = hall
    this.id = row.id
    this.#row = row
  }

  static async load(hall: Hall, id: string): Promise<LiveMatch | null> {
    const row = await matchOf(hall.database, id)
    if (row === null) return null
    const match = new LiveMatch(hall, row)
    await match.#exclusively(() => match.#readOn())
    return match
  }

  get row(): MatchRow {
    return this.#row
  }

  /** Null while the match has not begun, or the database is away. */
  get referee(): Referee | null {
    return this.#referee
  }

  info(coach: string | null): TableInfo {
    return tableInfo(this.#row, coach)
  }

  get clock(): ClockNow | null {
    return this.#referee?.clock ?? null
  }

  #exclusively<T>(work: () => Promise<T>): Promise<T> {
    this.touched = performance.now()
    const done = this.#lately.then(work, work)
    this.#lately = done.catch(() => {})
    return done
  }

  #setup({ id, spec, secret, words, terms }: MatchRow): Setup | null {
    return spec === null ? null : { id, spec, secret, words, clock: terms.clock, undo: terms.undo }
  }

  /** Reads what is kept, and begins what can begin. */
  async #refresh(): Promise<void> {
    const row = await matchOf(this.#hall.database, this.id)
    if (row === null) return
    this.#row = row
    await this.#readOn()
  }

  async #readOn(): Promise<void> {
    if (this.#row.state === 'words') await this.#beginWhenReady()
    if (this.#row.state !== 'live' && this.#row.state !== 'over') return
    await this.#loadReferee()
  }

  async #loadReferee(): Promise<void> {
    const setup = this.#setup(this.#row)
    if (setup === null) return
    const [rows, snapshot] = await this.#kept()
    const heard = this.#referee?.seq ?? 0
    if (!this.#appoint(setup, rows, snapshot)) return
    if (heard > 0) this.#tellRows(rows.slice(heard))
    if (rows.length === 0 && this.#row.state === 'live')
      await this.#write(() => this.#refereeNow().start(), 0)
    await this.#after()
  }

  #kept(): Promise<[readonly Row[], Snapshot | null]> {
    const { database } = this.#hall
    return Promise.all([rowsOf(database, this.id, 0), snapshotOf(database, this.id)])
  }

  #refereeNow(): Referee {
    if (this.#referee === null) throw new Error('nobody referees')
    return this.#referee
  }

  /** Both coaches are there: the match begins when both have added their words, or have had the time to. */
  async #beginWhenReady(): Promise<void> {
    const { words, wordsUntil, seats } = this.#row
    const waiting = (['home', 'away'] as const).some(
      (side) => words[side] === null && seats[side]?.computer === null,
    )
    const left = (wordsUntil ?? 0) - Date.now()
    if (waiting && left > 0) {
      this.#wake(left)
      return
    }
    const { database } = this.#hall
    await database.rows(
      `update match set state = 'live', begun_at = now() where id = $1 and state = 'words'`,
      [this.id],
    )
    this.#row = (await matchOf(database, this.id)) ?? this.#row
    this.tellTable()
    await this.#hall.tellTable(this.id)
  }

  /** The table itself has changed: who sits there, what they have agreed on, or it has begun. */
  changed(): Promise<void> {
    return this.#exclusively(async () => {
      const before = this.#row.state
      try {
        if (this.#referee === null || this.#row.state !== 'live') await this.#refresh()
        else this.#row = (await matchOf(this.#hall.database, this.id)) ?? this.#row
      } catch (error) {
        this.#lost(error)
        return
      }
      this.tellTable()
      if (before !== 'live' && this.#referee !== null) await this.#tellAllRows()
    })
  }

  /** Somebody who referees from these rows. Where the rules of today cannot follow them nobody does, and the match rests. */
  #appoint(setup: Setup, rows: readonly Row[], snapshot: Snapshot | null): boolean {
    try {
      this.#referee = Referee.of(setup, rows, snapshot)
      this.#halted = false
      return true
    } catch (error) {
      if (!(error instanceof Differs)) throw error
      this.#hall.say(error.message)
      this.#referee = null
      this.#halted = true
      return false
    }
  }

  #tellRows(rows: readonly Row[]): void {
    for (const row of rows) this.#tell(entryOf(row))
  }

  tellTable(): void {
    this.ears.tellEach(({ coach }) => ({ type: 'table', table: this.info(coach) }))
  }

  async #tellAllRows(): Promise<void> {
    const entries = await this.#entriesFrom(0)
    const seen = oldEnough(entries, this.#row.terms.delay)
    this.ears.tellEach(({ side }) => ({
      type: 'rows',
      match: this.id,
      from: 0,
      rows: side === null ? seen : entries,
      clock: this.clock,
    }))
  }

  /** The rows that were told so far, from one on. */
  async #entriesFrom(seq: number): Promise<readonly Entry[]> {
    const { recent, seq: next } = this.#refereeNow()
    const remembered = recent.since(seq)
    if (remembered !== null) return remembered
    return (await rowsOf(this.#hall.database, this.id, seq)).filter((row) => row.seq < next).map(entryOf)
  }

  #tell(entry: Entry): void {
    this.ears.tell({ type: 'entry', match: this.id, entry, clock: this.clock }, this.#row.terms.delay)
  }

  /** Somebody sits down or comes to watch, and hears what he has not heard yet. */
  join(ear: Ear, from: number): Promise<void> {
    return this.#exclusively(async () => {
      this.ears.add(ear)
      ear.send(JSON.stringify({ type: 'table', table: this.info(ear.coach) }))
      if (this.#outage.lasts) ear.send(JSON.stringify({ type: 'away', match: this.id, sentence: AWAY }))
      if (this.#referee === null) return
      const start = from <= this.#referee.seq ? from : 0
      try {
        const entries = await this.#entriesFrom(start)
        const rows = ear.side === null ? oldEnough(entries, this.#row.terms.delay) : entries
        ear.send(JSON.stringify({ type: 'rows', match: this.id, from: start, rows, clock: this.clock }))
      } catch (error) {
        this.#lost(error)
      }
    })
  }

  /** A coach answers. */
  choice(side: Side, seq: number, choice: unknown, lag: number): Promise<Outcome> {
    return this.#refereed((referee) => {
      const known = referee.recent.at(seq)
      if (known !== undefined && referee.isRepeat(side, seq, choice))
        return { type: 'entry', entry: known, repeated: true }
      if (seq < referee.seq) return refused(GONE_ON)
      if (seq !== referee.seq) return refused('That question has not been asked yet.')
      if (referee.paused) return refused(PAUSED)
      if (referee.isOver) return refused('The match is over: there is nothing left to choose.')
      return this.#write(() => referee.answer(side, choice), lag)
    })
  }

  takeBack(side: Side, seq: number): Promise<Outcome> {
    return this.#refereed((referee) => {
      if (seq !== referee.seq) return refused(GONE_ON)
      if (referee.isOver) return refused('The match is over.')
      const problem = referee.whyNoTakeBack(side)
      if (problem !== null) return refused(problem)
      return this.#takenBack(referee, side)
    })
  }

  /** The match as it was before: played again from what is kept, with the row that takes back at its end. */
  async #takenBack(referee: Referee, side: Side): Promise<Outcome> {
    const { seq, setup } = referee
    const draft: Row = {
      match: this.id,
      seq,
      kind: 'take-back',
      side,
      choice: null,
      dice: NO_DICE,
      hash: '',
      lag: 0,
      at: Date.now(),
    }
    let before: Referee
    try {
      const rows = await rowsOf(this.#hall.database, this.id, 0)
      if (rows.length !== seq) return refused(GONE_ON)
      before = Referee.of(setup, [...rows, draft], null)
    } catch (error) {
      this.#lost(error)
      return { type: 'away' }
    }
    const { kind, choice, dice } = draft
    return this.#write(() => ({ kind, side, choice, dice, hash: before.game.momentHash() }), 0)
  }

  /** Both coaches have agreed to something, or it was decided otherwise. */
  decide(
    kind: 'pause' | 'resume' | 'end',
    ending?: (referee: Referee) => Omit<Ending, 'score'>,
  ): Promise<Outcome> {
    return this.#refereed((referee) => {
      if (referee.isOver) return refused('The match is over.')
      if (kind !== 'end' && referee.paused === (kind === 'pause')) return refused(GONE_ON)
      const told = ending === undefined ? null : { ...ending(referee), score: scoreOf(referee.game) }
      const choice = told === null ? null : jsonText(told)
      return this.#write(
        () => ({ kind, side: null, choice, dice: NO_DICE, hash: referee.game.momentHash() }),
        0,
      )
    })
  }

  /** Whoever referees decides, or it is said why nobody does. */
  #refereed(decide: (referee: Referee) => Outcome | Promise<Outcome>): Promise<Outcome> {
    return this.#exclusively(async () => {
      const referee = await this.#ready()
      if (typeof referee !== 'string') return decide(referee)
      return referee === AWAY ? { type: 'away' } : refused(referee)
    })
  }

  /** The one who referees, or a sentence why nobody does. */
  async #ready(): Promise<Referee | string> {
    if (this.#referee === null || this.#outage.lasts) {
      try {
        await this.#lookAgain()
      } catch (error) {
        this.#lost(error)
        return AWAY
      }
    }
    if (this.#halted) return HALTED
    return this.#referee?.hasBegun ? this.#referee : NOT_YET
  }

  /** Makes the next row, keeps it, and only then tells of it. */
  async #write(make: () => RowDraft, lag: number): Promise<Outcome> {
    const referee = this.#refereeNow()
    const before = referee.hasBegun ? referee.turn : null
    let draft: RowDraft
    try {
      draft = make()
    } catch (error) {
      if (error instanceof IllegalChoice) return refused(refusalText(error))
      throw error
    }
    const row: NewRow = { ...draft, match: this.id, seq: referee.seq, lag }
    let at: number | null
    try {
      at = await this.#hall.writer.write(row)
    } catch (error) {
      // Nobody knows whether it counts: what is kept will tell.
      this.#referee = null
      this.#lost(error)
      return { type: 'away' }
    }
    if (at === null) return this.#beaten(referee.seq)
    const entry = referee.kept({ ...row, at })
    this.#tell(entry)
    if (row.kind === 'take-back') await this.#reload()
    else if (before !== null && before !== referee.turn && !referee.isOver)
      this.#hall.snapshots.keep(this.id, referee.snapshot())
    await this.#after()
    return { type: 'entry', entry, repeated: false }
  }

  /** Somebody else was first: what he has written counts. */
  async #beaten(heard: number): Promise<Outcome> {
    await this.#reload(heard)
    return refused(GONE_ON)
  }

  async #reload(heard = Infinity): Promise<void> {
    const setup = this.#setup(this.#row)
    if (setup === null) return
    try {
      const [rows, snapshot] = await this.#kept()
      if (this.#appoint(setup, rows, snapshot)) this.#tellRows(rows.slice(heard))
    } catch (error) {
      this.#referee = null
      this.#lost(error)
    }
  }

  /** Rows of another process are there. */
  catchUp(): Promise<void> {
    return this.#exclusively(async () => {
      if (this.#row.state !== 'live' || this.#referee === null) return
      const heard = this.#referee.seq
      try {
        const rows = await rowsOf(this.#hall.database, this.id, heard)
        if (rows.length === 0) return
        try {
          for (const row of rows) this.#referee.hear(row)
          this.#tellRows(rows)
        } catch (error) {
          if (!(error instanceof Differs)) throw error
          await this.#reload(heard)
        }
        await this.#after()
      } catch (error) {
        this.#lost(error)
      }
    })
  }

  /** What a new position asks for: an end, a clock, a program's answer. */
  async #after(): Promise<void> {
    clearTimeout(this.#timer)
    const referee = this.#referee
    if (referee === null || this.#closed || !referee.hasBegun || this.#row.state !== 'live') return
    if (referee.isOver) return this.#finish(referee)
    const { deadline, asked, seq } = referee
    if (deadline !== null) this.#wake(deadline - Date.now())
    const computer = asked === null ? null : (this.#row.seats[asked]?.computer ?? null)
    if (computer !== null && asked !== null) this.#hall.think(this, computer, asked, seq)
  }

  /** Something is due by then. */
  #wake(inMs: number): void {
    clearTimeout(this.#timer)
    // Longer waits are cut: timers know no more than 24 days.
    this.#timer = setTimeout(() => void this.#due(), Math.min(Math.max(0, inMs), 86_400_000) + 5)
    this.#timer.unref()
  }

  async #due(): Promise<void> {
    if (this.#row.state !== 'live') return this.changed()
    await this.settle()
  }

  /** The clock answers when nobody else has in time. */
  settle(): Promise<Outcome | null> {
    return this.#exclusively(async () => {
      const referee = await this.#ready()
      if (typeof referee === 'string' || referee.isOver) return null
      const { deadline } = referee
      if (deadline === null) return null
      const left = deadline - Date.now()
      if (left > 0) {
        this.#wake(left)
        return null
      }
      return this.#write(() => referee.timeUp(), 0)
    })
  }

  async #finish(referee: Referee): Promise<void> {
    const ending = endingOf(referee)
    const { database, engine } = this.#hall
    try {
      const entries = (await rowsOf(database, this.id, 0)).map(entryOf)
      const file = matchFile(referee.setup, { ...this.#row, ending }, entries, engine)
      const first = await keepEnding(database, this.id, ending, file)
      this.#row = (await matchOf(database, this.id)) ?? this.#row
      this.tellTable()
      if (!first) return
      await this.#hall.tellTable(this.id)
      await this.#hall.ended(this.#row)
    } catch (error) {
      // It is over all the same, and is written down as soon as that can be done.
      this.#lost(error)
    }
  }

  /** The database is away: everybody is told once, and it is tried again until it is back. */
  #lost(error: unknown): void {
    this.#hall.sayOnce(`the database is away: ${wordsOf(error)}`)
    if (!this.#closed && this.#outage.begins())
      this.ears.tell({ type: 'away', match: this.id, sentence: AWAY })
  }

  /** Whether it is back: then everybody hears what he may have missed. */
  async #lookAgain(): Promise<void> {
    await this.#refresh()
    if (!this.#outage.lasts) return
    this.tellTable()
    if (this.#referee !== null) await this.#tellAllRows()
    this.#outage.ends()
    this.ears.tell({ type: 'back', match: this.id })
  }

  /** Keeps when the clock runs out, for whoever looks after clocks; it counts until the next row. */
  async keepDue(): Promise<void> {
    const referee = this.#referee
    if (referee === null || !referee.hasBegun || this.#row.state !== 'live' || referee.clock === null) return
    await keepDeadline(this.#hall.database, this.id, { after: referee.seq - 1, at: referee.deadline })
  }

  /** Another process tells who is at the table there. One we have not heard of before does not know of us. */
  heardWhoIsHere(process: string, present: Present): void {
    const isNew = this.elsewhere.heard(process, present)
    if (isNew && this.ears.size > 0) this.#hall.attendance.changed(this)
    else this.tellWhoIsHere()
  }

  tellWhoIsHere(): void {
    this.ears.tell({ type: 'here', match: this.id, ...this.elsewhere.with(this.ears.present) })
  }

  /** Nobody listens any more, or the process stops: where it stands is kept. */
  async close(): Promise<void> {
    this.#closed = true
    this.#outage.ends()
    clearTimeout(this.#timer)
    await this.#lately.catch(() => {})
    const referee = this.#referee
    if (this.#row.state !== 'live' || referee === null || !referee.hasBegun || referee.isOver) return
    this.#hall.snapshots.keep(this.id, referee.snapshot())
    await this.#hall.snapshots.settled()
  }
}
