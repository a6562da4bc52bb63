import { SvelteSet } from 'svelte/reactivity'
import type { Side } from '@touchback/engine'
import {
  type ChatLine,
  type ClientMessage,
  type ClockNow,
  type Line,
  type Offer,
  RemoteMatch,
  type ServerMessage,
  type TableInfo,
} from '@touchback/wire'
import { shirts } from '../../lib/colours.ts'
import type { MatchSettings } from '../../match/session/kept.ts'
import { MatchSession } from '../../match/session/session.svelte.ts'
import { OnlineTable } from './online-table.ts'
import { countingInputs, isAdjourned, playedGame } from './rows.ts'

export interface Present extends Readonly<Record<Side, boolean>> {
  readonly watchers: number
}

const AGAIN = 'This page had come to another position than the server, so it has begun again from the record.'
const BROKEN =
  'This page and the server do not agree how the match stands, and loading it again has not helped. The server has been told.'

const settingsOf = ({ terms, seats }: TableInfo): MatchSettings => ({
  coaches: { home: seats.home.computer ?? 'human', away: seats.away.computer ?? 'human' },
  undo: terms.undo,
  odds: true,
  tableDice: false,
  clock: null,
  ...(seats.home.team !== null && seats.away.team !== null
    ? { colours: shirts(seats.home.team.colour, seats.away.team.colour) }
    : {}),
})

/** A match on the server, as this page sits at it or watches it. */
export class OnlineMatch {
  readonly id: string
  table = $state.raw<TableInfo | null>(null)
  /** None before the first row, and while everything is begun again. */
  session = $state.raw<MatchSession | null>(null)
  clock = $state.raw<ClockNow | null>(null)
  present = $state.raw<Present | null>(null)
  chat = $state.raw<readonly ChatLine[]>([])
  /** Whose words are not shown here. */
  readonly muted = new SvelteSet<string>()
  adjourned = $state(false)
  /** The line is down or the database away. */
  trouble = $state<string | null>(null)
  /** What the coach should know. */
  note = $state<string | null>(null)
  /** Why the match cannot go on here. */
  broken = $state<string | null>(null)
  /** How many rows this page knows. */
  rows = $state(0)

  readonly #line: Line
  #remote: RemoteMatch
  #seat: OnlineTable | null = null
  #waits = false
  #begunAgain = false
  #left = false

  constructor(line: Line, id: string) {
    this.id = id
    this.#line = line
    this.#remote = this.#join()
  }

  #join(): RemoteMatch {
    const mine = () => remote === this.#remote
    const remote: RemoteMatch = new RemoteMatch(this.#line, this.id, {
      table: (table) => this.#heardTable(table),
      entry: (row) => {
        if (this.#seat === null) this.#beginSoon()
        else if (row.kind === 'input' || row.kind === 'take-back') this.#seat.hear(row)
        // Who may answer is another question now.
        else this.#beginAnew()
        this.#follow()
      },
      again: () => this.#beginAnew(),
      trouble: (sentence) => {
        this.trouble = sentence
        if (mine()) this.#follow()
      },
      other: (message) => this.#heard(message),
    })
    return remote
  }

  #follow(): void {
    this.clock = this.#remote.clock
    this.adjourned = isAdjourned(this.#remote.entries)
    this.rows = this.#remote.seq
  }

  #heardTable(table: TableInfo): void {
    this.table = table
    this.#seat?.changed()
    if (this.session === null) this.#beginSoon()
  }

  /** All rows that are known come one after the other: the match begins after the last of them. */
  #beginSoon(): void {
    if (this.#waits) return
    this.#waits = true
    queueMicrotask(() => {
      this.#waits = false
      this.#begin()
    })
  }

  #begin(): void {
    const { table, entries } = this.#remote
    if (this.#left || this.session !== null || !table?.spec || entries.length === 0) return
    const inputs = countingInputs(entries)
    const { value: game, problem } = playedGame(table.spec, inputs)
    if (game === null) return this.#differs(problem)
    const hands = {
      anew: () => this.#beginAnew(),
      hurry: () => this.session?.showing.skip(),
      askToTakeBack: (seq: number) => this.say({ type: 'take-back', match: this.id, seq }),
    }
    this.#seat = new OnlineTable(this.#remote, inputs.length, hands)
    this.session = new MatchSession({ spec: table.spec }, settingsOf(table), { table: this.#seat, game })
    this.#follow()
  }

  /** What is shown begins again from the rows that are known. */
  #beginAnew(): void {
    this.session?.stop()
    this.session = null
    this.#seat = null
    this.#beginSoon()
  }

  /** The page has come to another position: the server is told, and everything is fetched again, once. */
  disagrees(): void {
    const hash = this.session?.game.momentHash() ?? ''
    this.#differs(hash)
  }

  #differs(hash: string): void {
    this.say({ type: 'differs', match: this.id, seq: this.#remote.seq - 1, hash: hash.slice(0, 100) })
    if (this.#begunAgain) return void (this.broken = BROKEN)
    this.#begunAgain = true
    this.note = AGAIN
    this.#remote.leave()
    this.#beginAnew()
    this.#remote = this.#join()
  }

  #heard(message: ServerMessage): void {
    if (message.type === 'chat') this.#heardTalk(message.lines)
    else if (message.type === 'here') this.present = message
    else if (message.type === 'problem') this.note = message.sentence
    else if (message.type === 'refused' && this.#seat?.refused(message.sentence) !== true)
      this.note = message.sentence
  }

  #heardTalk(lines: readonly ChatLine[]): void {
    const known = new Set(this.chat.map(({ no }) => no))
    this.chat = [...this.chat, ...lines.filter(({ no }) => !known.has(no))]
  }

  say(message: ClientMessage): void {
    this.#line.say(message)
  }

  offer(what: Offer | null): void {
    this.say({ type: 'offer', match: this.id, what })
  }

  leave(): void {
    this.#left = true
    this.session?.stop()
    this.#remote.leave()
  }
}
