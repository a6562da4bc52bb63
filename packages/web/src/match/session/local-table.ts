import {
  type Answered,
  type Answerer,
  type Choice,
  type DiceSource,
  type Game,
  IllegalChoice,
  type Side,
} from '@touchback/engine'
import { refusalText } from '@touchback/words'
import { type Beginning, begun } from './beginning.ts'
import type { MatchSettings } from './kept.ts'
import { AT_REST, type Input, type Seat, type Status, type Table } from './table.ts'
import { TakeBack } from './take-back.ts'
import { Abandoned, TypedDice } from './typed-dice.ts'

/** The programs that coach at a table. */
export interface Programs {
  /** What the program of a side chooses; null when a person coaches it. */
  choice(side: Side, game: Game): Promise<Choice> | null
  stop(): void
}

/** A program cannot be asked any more: it was not there, or it broke down. The message is a sentence for the coach. */
export class ProgramFailed extends Error {
  override readonly name = 'ProgramFailed'
}

/** What was done with typed dice, and how it is done again with some of them. */
interface Thrown {
  readonly seq: number
  readonly dice: readonly number[]
  readonly again: (known: readonly number[]) => Promise<void>
}

const CORRECTED = 'The die before it is typed again first.'
const GONE_ON = 'The match has gone on: that question has been answered.'

/** A table on this device: it throws its own dice, or the coaches roll theirs and type them in, and programs sit at it. */
export class LocalTable implements Table {
  readonly #beginning: Beginning
  readonly #settings: MatchSettings
  readonly #dice: DiceSource
  readonly #typed: TypedDice | null
  readonly #programs: Programs
  readonly #history: TakeBack
  #seat: Seat = { hear: () => Promise.resolve(), status: () => {} }
  /** The number of the input that comes next. */
  #seq: number
  /** None until the dice of the beginning are known. */
  #game: Game | null
  /** The last thing that was done with typed dice. */
  #thrown: Thrown | null = null
  /** What is being played, until its dice are known. */
  #playing: Promise<unknown> = Promise.resolve()
  #thinking = false
  #asking = false
  /** The answer that is being taken. */
  #taken: Choice | null = null
  #halted: string | null = null
  #left = false

  /** Begins where the match has got to; with real dice that may be nowhere yet. */
  constructor(
    beginning: Beginning,
    settings: MatchSettings,
    { dice, programs, game }: { dice: DiceSource; programs: Programs; game: Game | null },
  ) {
    this.#beginning = beginning
    this.#settings = settings
    this.#typed = settings.tableDice ? new TypedDice(() => this.#tell()) : null
    this.#dice = this.#typed ?? dice
    this.#programs = programs
    this.#history = new TakeBack(settings)
    this.#seq = game?.record().rows.length ?? 0
    this.#game = game?.fork(this.#dice) ?? null
  }

  sit(seat: Seat): void {
    this.#seat = seat
    void this.#run()
  }

  isHere(side: Side): boolean {
    return this.#settings.coaches[side] === 'human'
  }

  get #status(): Status {
    return {
      ...AT_REST,
      thinking: this.#thinking,
      wanted: this.#typed?.wanted ?? AT_REST.wanted,
      playing: this.#taken,
      entered: this.#typed?.entered ?? AT_REST.entered,
      correctable: this.#isCorrectable,
      takeBack: this.#history.state,
      halted: this.#halted,
    }
  }

  #tell(): void {
    if (!this.#left) this.#seat.status(this.#status)
  }

  async #run(): Promise<void> {
    if (this.#game === null) await this.#begin()
    await this.#askPrograms()
  }

  /** A program that waits for dice has chosen by what has been rolled: nothing before that comes back. */
  get #isCorrectable(): boolean {
    if (this.#typed === null) return false
    return this.#typed.entered.length > 0 || (this.#thrown !== null && !this.#thinking && !this.#asking)
  }

  async #begin(known: readonly number[] = []): Promise<void> {
    const begin = () => begun(this.#beginning, this.#dice)
    const rehearse = (dice: DiceSource) => begun(this.#beginning, dice).match.sink ?? []
    const game = await (this.#typed?.begin(begin, rehearse, known) ?? begin())
    if (this.#left) return
    const [opening] = game.record().rows
    this.#game = game.fork(this.#dice)
    this.#remember(0, opening?.dice ?? [], async (typed) => {
      this.#game = null
      await this.#begin(typed)
    })
    if (opening !== undefined) await this.#seat.hear({ type: 'input', input: this.#next(game, opening) })
  }

  /** The input that has just been played. */
  #next(game: Game, { by, choice, dice }: Pick<Input, 'by' | 'choice' | 'dice'>): Input {
    return { seq: this.#seq++, by, choice, dice, hash: game.momentHash() }
  }

  async answer(seq: number, choice: Choice): Promise<string | null> {
    return this.#take(seq, this.#game?.decision?.side ?? 'home', choice)
  }

  async timeUp(seq: number): Promise<void> {
    await this.#take(seq, 'clock', { type: 'time-out' })
  }

  enter(value: number): void {
    this.#typed?.enter(value)
  }

  takeBackDie(): void {
    if (this.#typed === null || !this.#isCorrectable) return
    if (this.#typed.entered.length > 0) this.#typed.takeBack()
    else if (this.#thrown !== null) void this.#throwAgain(this.#thrown)
  }

  #remember(seq: number, dice: Input['dice'], again: Thrown['again']): void {
    if (this.#typed !== null && dice.length > 0)
      this.#thrown = { seq, dice: dice.map(([face]) => face), again }
  }

  /** Goes back to before the last dice, and does the same again with all of them but the last. */
  async #throwAgain({ seq, dice, again }: Thrown): Promise<void> {
    this.#thrown = null
    this.#typed?.abandon()
    await this.#playing
    this.#seq = seq
    this.#history.forget(seq)
    await this.#seat.hear({ type: 'taken-back', to: seq - 1 })
    await again(dice.slice(0, -1))
    await this.#askPrograms()
  }

  /** Takes an answer, tells it, and lets the programs answer what is theirs to answer. */
  async #take(seq: number, by: Answerer, choice: Choice): Promise<string | null> {
    if (seq !== this.#seq || this.#taken !== null || this.#thinking) return GONE_ON
    try {
      const input = await this.#play(by, choice)
      if (input !== null) void this.#goOn(input)
      return null
    } catch (error) {
      if (error instanceof IllegalChoice) return refusalText(error)
      if (error instanceof Abandoned) return CORRECTED
      throw error
    }
  }

  async #goOn(input: Input): Promise<void> {
    await this.#seat.hear({ type: 'input', input })
    await this.#askPrograms()
  }

  /** Plays an answer; null when the table was left before its dice were known. */
  async #play(by: Answerer, choice: Choice, known: readonly number[] = []): Promise<Input | null> {
    const game = this.#game
    if (game === null) return null
    const before = game.fork(this.#dice)
    const playing = this.#answered(game, by, choice, known)
    this.#playing = playing.catch(() => null)
    const answered = await playing
    if (this.#left) return null
    const input = this.#next(game, answered)
    this.#remember(input.seq, input.dice, async (typed) => {
      this.#game = before
      const again = await this.#play(by, choice, typed)
      if (again !== null) await this.#seat.hear({ type: 'input', input: again })
    })
    if (before.decision !== null) {
      const rolled = input.dice.length > 0
      this.#history.remember({ seq: input.seq, game: before, side: before.decision.side, rolled })
    }
    this.#tell()
    return input
  }

  async #answered(game: Game, by: Answerer, choice: Choice, known: readonly number[]): Promise<Answered> {
    const step = () => game.answer({ by, choice })
    if (this.#typed === null) return step()
    this.#taken = choice
    try {
      return await this.#typed.through(
        step,
        (dice) => game.fork(dice, { events: true }).answer({ by, choice }).events,
        () => game.forgetDice(),
        known,
      )
    } finally {
      this.#taken = null
    }
  }

  /** One at a time: whoever answers while a program's answer is being shown is followed by the same round of questions. */
  async #askPrograms(): Promise<void> {
    if (this.#asking) return
    this.#asking = true
    try {
      await this.#askInTurn()
    } finally {
      this.#asking = false
      this.#tell()
    }
  }

  async #askInTurn(): Promise<void> {
    while (!this.#left && this.#game?.decision) {
      const { side } = this.#game.decision
      const thought = this.#programs.choice(side, this.#game)
      if (thought === null) return
      const choice = await this.#thought(thought)
      if (choice === null || this.#left) return
      const input = await this.#play(side, choice)
      if (input !== null) await this.#seat.hear({ type: 'input', input })
    }
  }

  /** What a program has come to; null when it has failed. */
  async #thought(thought: Promise<Choice>): Promise<Choice | null> {
    this.#thinking = true
    this.#tell()
    try {
      return await thought
    } catch (error) {
      if (!(error instanceof ProgramFailed)) throw error
      this.#halted = error.message
      return null
    } finally {
      this.#thinking = false
      this.#tell()
    }
  }

  async takeBack(): Promise<string | null> {
    if (this.#taken !== null || this.#thinking) return GONE_ON
    const point = this.#history.take()
    if (point === null) return 'Nothing can be taken back here.'
    this.#seq = point.seq
    this.#game = point.game
    this.#tell()
    await this.#seat.hear({ type: 'taken-back', to: point.seq - 1 })
    return null
  }

  leave(): void {
    this.#left = true
    this.#programs.stop()
  }
}
