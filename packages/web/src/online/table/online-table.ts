import type { Choice, Side } from '@touchback/engine'
import type { Entry, RemoteMatch } from '@touchback/wire'
import { AT_REST, type News, type Seat, type Status, type Table } from '../../match/session/table.ts'
import { inputOf, isAdjourned, lastRow } from './rows.ts'

const GONE_ON = 'The match has gone on: that question has been answered.'
const OVER = 'The match is over.'
/** Whoever is further behind than this sees the rest at once. */
const MOST_BEHIND = 4

interface Hands {
  /** Something was taken back that the page at the table has never seen otherwise: it must sit down anew. */
  readonly anew: () => void
  /** The page is far behind. */
  readonly hurry: () => void
  readonly askToTakeBack: (seq: number) => void
}

/** A table far away: answers go out, rows come in. */
export class OnlineTable implements Table {
  readonly #remote: RemoteMatch
  readonly #hands: Hands
  #seat: Seat | null = null
  /** What came before anybody sat down. */
  readonly #waiting: News[] = []
  /** The number of the input that comes next, and of the first that this page sees coming. */
  #count: number
  readonly #first: number
  #behind = 0
  #takingBack: ((sentence: string | null) => void) | null = null
  #left = false

  constructor(remote: RemoteMatch, count: number, hands: Hands) {
    this.#remote = remote
    this.#hands = hands
    this.#count = count
    this.#first = count
  }

  sit(seat: Seat): void {
    this.#seat = seat
    for (const news of this.#waiting.splice(0)) this.#tell(news)
    this.#status()
  }

  get #isOver(): boolean {
    return this.#remote.entries.at(-1)?.kind === 'end'
  }

  isHere(side: Side): boolean {
    return this.#remote.side === side && !this.#isOver && !isAdjourned(this.#remote.entries)
  }

  /** A row counts. */
  hear(row: Extract<Entry, { kind: 'input' | 'take-back' }>): void {
    if (this.#left) return
    if (row.kind === 'input') this.#tell({ type: 'input', input: inputOf(row, this.#count++) })
    else this.#takenBack()
    this.#status()
  }

  #takenBack(): void {
    this.#count--
    this.#takingBack?.(null)
    this.#takingBack = null
    if (this.#count < this.#first) this.#hands.anew()
    else this.#tell({ type: 'taken-back', to: this.#count - 1 })
  }

  #tell(news: News): void {
    if (this.#seat === null) return void this.#waiting.push(news)
    this.#behind++
    if (this.#behind > MOST_BEHIND) this.#hands.hurry()
    void this.#seat.hear(news).then(() => this.#behind--)
  }

  /** The table itself has changed, or something was said about it. */
  changed(): void {
    this.#status()
  }

  /** Something that was asked for does not count. True when it was asked here. */
  refused(sentence: string): boolean {
    const asked = this.#takingBack
    this.#takingBack = null
    asked?.(sentence)
    return asked !== null
  }

  #status(): void {
    if (!this.#left) this.#seat?.status(this.#now)
  }

  get #now(): Status {
    return {
      ...AT_REST,
      takeBack: this.#mayTakeBack ? 'yes' : 'no',
      ended: this.#isOver,
      watched: this.#remote.side === null,
    }
  }

  get #mayTakeBack(): boolean {
    const { table, entries, side } = this.#remote
    const last = lastRow(entries)
    const ours = last?.kind === 'input' && last.choice !== null && last.by === side && !last.late
    const allowed = table?.terms.undo === 'until-dice' && !isAdjourned(entries)
    return allowed && ours && last.dice.length === 0
  }

  async answer(seq: number, choice: Choice): Promise<string | null> {
    if (this.#isOver) return OVER
    return seq === this.#count ? this.#remote.answer(choice) : GONE_ON
  }

  /** The server has a clock of its own. */
  timeUp(): Promise<void> {
    return Promise.resolve()
  }

  enter(): void {}

  takeBackDie(): void {}

  takeBack(): Promise<string | null> {
    return new Promise((resolve) => {
      this.#takingBack?.(GONE_ON)
      this.#takingBack = resolve
      this.#hands.askToTakeBack(this.#remote.seq)
    })
  }

  leave(): void {
    this.#left = true
    this.#takingBack?.(OVER)
    this.#takingBack = null
  }
}
