import { type Choice, type DiceSource, type Game, IllegalChoice, type Side } from '@touchback/engine'
import { type Beginning, begun, inputOf, openingOf, type Played, playedAgain } from './inputs.ts'
import type { MatchSettings } from './kept.ts'
import { AT_REST, type Input, type Seat, type Status, type Table } from './table.ts'
import { TakeBack } from './take-back.ts'
import { TypedDice } from './typed-dice.ts'

/** The programs that coach at a table. */
export interface Programs {
  /** What the program of a side chooses; null when a person coaches it. */
  choice(side: Side, game: Game): Promise<Choice> | null
  stop(): void
}

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
  #inputs: readonly Input[]
  /** None until the dice of the beginning are known. */
  #game: Game | null
  #thinking = false
  #asking = false
  /** An answer is being taken. */
  #taking = false
  #left = false

  /** Begins where the match has got to; with real dice that may be nowhere yet. */
  constructor(
    beginning: Beginning,
    settings: MatchSettings,
    { dice, programs, played }: { dice: DiceSource; programs: Programs; played: Played | null },
  ) {
    this.#beginning = beginning
    this.#settings = settings
    this.#typed = settings.tableDice ? new TypedDice(() => this.#tell()) : null
    this.#dice = this.#typed ?? dice
    this.#programs = programs
    this.#history = new TakeBack(settings)
    this.#inputs = played?.inputs ?? []
    this.#game = played?.game.fork(this.#dice) ?? null
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
      thinking: this.#thinking,
      wanted: this.#typed?.wanted ?? AT_REST.wanted,
      entered: this.#typed?.entered ?? AT_REST.entered,
      takeBack: this.#history.state,
    }
  }

  #tell(): void {
    if (!this.#left) this.#seat.status(this.#status)
  }

  async #run(): Promise<void> {
    if (this.#game === null) await this.#begin()
    await this.#askPrograms()
  }

  async #begin(): Promise<void> {
    const begin = () => begun(this.#beginning, this.#dice)
    const { game, inputs } = await (this.#typed?.begin(
      begin,
      (dice) => openingOf(this.#beginning, dice).match.sink ?? [],
    ) ?? begin())
    if (this.#left) return
    this.#game = game.fork(this.#dice)
    this.#inputs = inputs
    for (const input of inputs) await this.#seat.hear({ type: 'input', input })
  }

  async answer(seq: number, choice: Choice): Promise<string | null> {
    if (seq !== this.#inputs.length || this.#taking || this.#thinking) return GONE_ON
    return this.#take(choice)
  }

  async timeUp(seq: number): Promise<void> {
    await this.answer(seq, { type: 'time-out' })
  }

  enter(value: number): void {
    this.#typed?.enter(value)
  }

  /** Takes an answer, tells it, and lets the programs answer what is theirs to answer. */
  async #take(choice: Choice): Promise<string | null> {
    let input: Input | null
    try {
      input = await this.#play(choice)
    } catch (error) {
      if (error instanceof IllegalChoice) return error.message
      throw error
    }
    if (input !== null) void this.#goOn(input)
    return null
  }

  async #goOn(input: Input): Promise<void> {
    await this.#seat.hear({ type: 'input', input })
    await this.#askPrograms()
  }

  /** Plays an answer; null when the table was left before its dice were known. */
  async #play(choice: Choice): Promise<Input | null> {
    const game = this.#game
    if (game === null) return null
    const side = game.decision?.side
    this.#taking = true
    try {
      const step = () => void game.choose(choice)
      if (this.#typed === null) step()
      else await this.#typed.through(step, (dice) => game.fork(dice, { events: true }).choose(choice))
    } finally {
      this.#taking = false
    }
    if (this.#left) return null
    const input = inputOf(game, this.#inputs.length, choice)
    this.#inputs = [...this.#inputs, input]
    if (side !== undefined) this.#history.remember({ seq: input.seq, side, rolled: input.dice.length > 0 })
    this.#tell()
    return input
  }

  /** One at a time: whoever answers while a program's answer is being shown is followed by the same round of questions. */
  async #askPrograms(): Promise<void> {
    if (this.#asking) return
    this.#asking = true
    try {
      await this.#askInTurn()
    } finally {
      this.#asking = false
    }
  }

  async #askInTurn(): Promise<void> {
    while (!this.#left && this.#game?.decision) {
      const thought = this.#programs.choice(this.#game.decision.side, this.#game)
      if (thought === null) return
      this.#thinking = true
      this.#tell()
      const choice = await thought
      this.#thinking = false
      this.#tell()
      if (this.#left) return
      const input = await this.#play(choice)
      if (input !== null) await this.#seat.hear({ type: 'input', input })
    }
  }

  async takeBack(): Promise<string | null> {
    if (this.#taking || this.#thinking) return GONE_ON
    const to = this.#history.take()
    if (to === null) return 'Nothing can be taken back here.'
    this.#inputs = this.#inputs.slice(0, to + 1)
    this.#game = playedAgain(this.#beginning, this.#inputs).game.fork(this.#dice)
    this.#tell()
    await this.#seat.hear({ type: 'taken-back', to })
    return null
  }

  leave(): void {
    this.#left = true
    this.#programs.stop()
  }
}
