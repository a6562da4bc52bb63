import {
  type Answerer,
  Game,
  IllegalChoice,
  type MatchSpec,
  type SavedGame,
  same,
  type Side,
  must,
} from '@touchback/engine'
import type { Clock, ClockNow, Ending, Entry } from '@touchback/wire'
import { ProvableDice, type Words } from '@touchback/wire/dice'
import type { Row, RowDraft } from '../database/inputs.ts'
import { fromJson, jsonText } from '../database/json-text.ts'
import { clockNow, type ClockState, deadline, freshClock, rateOf, ticked } from './clock.ts'
import { Recent } from './recent.ts'
import { effective, entryOf } from './rows.ts'

/** All that a match needs to be refereed, fixed before its first die. */
export interface Setup {
  readonly id: string
  readonly spec: MatchSpec
  readonly secret: Uint8Array
  readonly words: Words
  readonly clock: Clock
  readonly undo: 'off' | 'until-dice'
}

/** Where a match stood after so many rows. */
export interface Snapshot {
  readonly after: number
  readonly game: Omit<SavedGame, 'spec'>
  readonly clock: ClockState | null
}

/** The rows do not lead where they say: the rules of today would have played otherwise. */
export class Differs extends Error {
  override readonly name = 'Differs'
}

const turnOf = ({ state }: Game): string => {
  const { half, drive, turn, teams } = state
  return `${half} ${drive} ${turn.side} ${turn.kind} ${teams.home.turn} ${teams.away.turn}`
}

/**
 * The one who says what counts: it plays the rows that are kept, and says what the next would be. It never forgets a row it has
 * been told of, and one that it has made but that was not kept makes it useless: another is loaded then.
 */
export class Referee {
  readonly setup: Setup
  readonly #dice: ProvableDice
  readonly #rate
  #game: Game | null = null
  #clock: ClockState | null
  /** The rows as everybody has heard of them, as far as they are remembered. */
  readonly recent = new Recent()
  paused = false
  ending: Ending | null = null

  constructor(setup: Setup) {
    this.setup = setup
    this.#dice = new ProvableDice(setup.secret, setup.id, setup.words)
    this.#rate = rateOf(setup.clock)
    this.#clock = this.#rate === null ? null : freshClock(this.#rate)
  }

  /** A referee who knows all rows, from where a snapshot stands if it still holds. */
  static of(setup: Setup, rows: readonly Row[], snapshot: Snapshot | null): Referee {
    try {
      return Referee.#from(setup, rows, snapshot, { strict: true })
    } catch (error) {
      // Other rules than today's have played it: what was played stays played, and it goes on from where it stood.
      if (!(error instanceof Differs) || snapshot === null) throw error
      return Referee.#from(setup, rows, snapshot, { strict: false })
    }
  }

  static #from(
    setup: Setup,
    rows: readonly Row[],
    snapshot: Snapshot | null,
    { strict }: { strict: boolean },
  ): Referee {
    const referee = new Referee(setup)
    const counts = effective(rows)
    const known = snapshot !== null && referee.#restore(snapshot, rows, counts, strict) ? snapshot.after : 0
    for (const row of rows) {
      if (row.seq >= known) referee.#replay(row, counts.has(row.seq))
      referee.#note(row)
    }
    return referee
  }

  #restore(
    { after, game, clock }: Snapshot,
    rows: readonly Row[],
    counts: ReadonlySet<number>,
    strict: boolean,
  ): boolean {
    const then = effective(rows.slice(0, after))
    if (after > rows.length || [...then].some((seq) => !counts.has(seq))) return false
    const { value } = Game.load({ spec: this.setup.spec, ...game }, { dice: this.#dice })
    if (value === null) return false
    const kept = rows.findLast(({ seq }) => then.has(seq))?.hash
    if (strict && value.momentHash() !== kept) return false
    this.#game = value
    this.#clock = clock
    return true
  }

  get game(): Game {
    if (this.#game === null) throw new Error('the match has not begun')
    return this.#game
  }

  get hasBegun(): boolean {
    return this.#game !== null
  }

  /** The number of the row that comes next. */
  get seq(): number {
    return this.recent.length
  }

  get isOver(): boolean {
    return this.ending !== null || (this.#game !== null && this.#game.decision === null)
  }

  /** Whose answer is awaited; null when nobody's is. */
  get asked(): Side | null {
    return this.paused || this.isOver ? null : (this.#game?.decision?.side ?? null)
  }

  get clock(): ClockNow | null {
    return this.#rate === null || this.#clock === null ? null : clockNow(this.#rate, this.#clock)
  }

  get deadline(): number | null {
    return this.#rate === null || this.#clock === null || this.asked === null
      ? null
      : deadline(this.#rate, this.#clock)
  }

  snapshot(): Snapshot {
    const { state, choices, dice, thrown } = this.game.toJSON()
    return { after: this.seq, game: { state, choices, dice, thrown }, clock: this.#clock }
  }

  /** Names the turn that is played: another turn reads otherwise. */
  get turn(): string {
    return turnOf(this.game)
  }

  /** The opening, which nobody has chosen. */
  start(): RowDraft {
    this.#dice.at = 0
    const game = Game.start(this.setup.spec, { dice: this.#dice, record: true })
    const [opening] = game.record().rows
    game.continueWith(this.#dice, null)
    this.#game = game
    return {
      kind: 'input',
      side: null,
      choice: null,
      dice: jsonText(opening?.dice ?? []),
      hash: game.momentHash(),
    }
  }

  /** An answer of a coach or the clock, played. Throws `IllegalChoice` with a sentence, and then nothing has changed. */
  answer(by: Answerer, choice: unknown, kind: 'input' | 'default' = 'input'): RowDraft {
    const { game } = this
    this.#dice.at = game.match.dice.thrown
    const answered = game.answer({ by, choice })
    return {
      kind,
      side: answered.by,
      choice: jsonText(answered.choice),
      dice: jsonText(answered.dice),
      hash: game.momentHash(),
    }
  }

  /** Time is up: the turn ends, or the default is taken for a coach whose turn it is not. */
  timeUp(): RowDraft {
    const { decision } = this.game
    if (decision === null) throw new IllegalChoice('The match is over: there is nothing left to choose.')
    try {
      return this.answer('clock', { type: 'time-out' })
    } catch (error) {
      if (!(error instanceof IllegalChoice)) throw error
      return this.answer(decision.side, decision.default, 'default')
    }
  }

  /** Why the last answer cannot be taken back, a sentence; null when it can. */
  whyNoTakeBack(side: Side): string | null {
    if (this.setup.undo === 'off') return 'In this match nothing is taken back.'
    const last = this.recent.lastOfPlay
    if (last === undefined || last.kind !== 'input' || last.by !== side || last.late)
      return 'Only the last choice can be taken back, by whoever made it.'
    return last.dice.length > 0 ? 'A die has fallen: that cannot be taken back.' : null
  }

  /** The answer of a coach that is known already, given again because nobody told him. */
  isRepeat(side: Side, seq: number, choice: unknown): boolean {
    const entry = this.recent.at(seq)
    return entry?.kind === 'input' && entry.by === side && !entry.late && same(entry.choice, choice)
  }

  /** A row of another process, played like our own. */
  hear(row: Row): void {
    if (row.kind === 'take-back') throw new Differs('what was taken back is loaded again')
    this.#replay(row, true)
    this.#note(row)
  }

  /** A row that was made here has been kept. */
  kept(row: Row): Entry {
    return this.#note(row)
  }

  #replay(row: Row, counts: boolean): void {
    if ((row.kind !== 'input' && row.kind !== 'default') || !counts) return
    const played =
      row.seq === 0
        ? this.start()
        : this.answer(must(row.side), row.choice === null ? null : fromJson(row.choice), row.kind)
    if (played.dice !== row.dice || played.hash !== row.hash)
      throw new Differs(`row ${row.seq} of match ${row.match} leads elsewhere`)
  }

  #note(row: Row): Entry {
    const entry = entryOf(row)
    this.recent.push(entry)
    if (entry.kind === 'pause') this.paused = true
    if (entry.kind === 'resume') this.paused = false
    if (entry.kind === 'end') this.ending = entry.ending
    if (this.#rate !== null && this.#clock !== null && this.#game !== null && row.at > this.#clock.last)
      this.#clock = ticked(this.#rate, this.#clock, {
        at: row.at,
        lag: row.lag,
        asked: this.asked,
        turn: turnOf(this.#game),
        active: this.#game.state.turn.side,
      })
    return entry
  }
}
