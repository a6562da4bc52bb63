import {
  type Choice,
  type Event,
  Game,
  IllegalChoice,
  type MatchSpec,
  type MatchState,
  MissingDie,
  NoDice,
  RecordedDice,
  type Side,
} from '@touchback/engine'
import type { Told } from '@touchback/league'

/** What a match is played again from. */
export interface Inputs {
  readonly spec: MatchSpec
  /** Where it begins when that is not the kick-off of a new match. */
  readonly from?: MatchState
  readonly choices: readonly Choice[]
  readonly dice: readonly number[]
}

/** What one choice led to. Step 0 is what happened before the first question. */
export interface Step {
  readonly events: readonly Event[]
  /** How many dice had been rolled after it. */
  readonly dice: number
  readonly half: number
  readonly turn: number
  readonly side: Side
  readonly score: readonly [home: number, away: number]
}

/** A match is forked this often, so that any step is a few choices away. */
const EVERY = 12

/** A whole match, ready to be looked at from any step. */
export class Recording {
  readonly inputs: Inputs
  readonly steps: readonly Step[]
  /** The match as the record leaves it. */
  readonly last: Game
  readonly #forks: readonly Game[]

  private constructor(inputs: Inputs, steps: readonly Step[], last: Game, forks: readonly Game[]) {
    this.inputs = inputs
    this.steps = steps
    this.last = last
    this.#forks = forks
  }

  /** Plays the whole record; a problem in one sentence when it does not fit the rules. */
  static read(inputs: Inputs): Recording | { readonly problem: string } {
    const steps: Step[] = []
    const forks: Game[] = []
    const dice = new CountedDice(inputs.dice)
    let game: Game | null = null
    try {
      game = openingOf(inputs, dice)
      const noted = game
      const note = (events: readonly Event[]) => steps.push(stepOf(noted, events, dice.count))
      note([...(game.match.sink ?? [])])
      for (const [index, choice] of inputs.choices.entries()) {
        if (index % EVERY === 0) forks.push(game.fork(new NoDice()))
        note(game.choose(choice))
      }
      return new Recording(inputs, steps, game, forks)
    } catch (error) {
      return { problem: misfit(error, steps.length) }
    }
  }

  get length(): number {
    return this.inputs.choices.length
  }

  get isOver(): boolean {
    return this.last.decision === null
  }

  /** The match after so many choices. */
  at(step: number): Game {
    const index = Math.min(Math.floor(step / EVERY), this.#forks.length - 1)
    const near = this.#forks[index]
    const start = index * EVERY
    if (near === undefined) return this.last
    const game = near.fork(new RecordedDice(this.inputs.dice.slice(this.steps[start]?.dice)), {
      events: true,
    })
    for (const choice of this.inputs.choices.slice(start, step)) game.choose(choice)
    return game
  }

  told(): Told[] {
    return this.steps.flatMap(({ events }, step) => events.map((event) => ({ step, event })))
  }

  /** The inputs up to a step: from these the match can be played on. */
  upTo(step: number): Inputs {
    const { spec, from, choices, dice } = this.inputs
    return {
      spec,
      ...(from === undefined ? {} : { from }),
      choices: choices.slice(0, step),
      dice: dice.slice(0, this.steps[step]?.dice ?? dice.length),
    }
  }
}

const openingOf = ({ spec, from }: Inputs, dice: CountedDice): Game =>
  from === undefined
    ? Game.start(spec, { dice, events: true })
    : Game.from(spec, from, { dice, events: true })

function stepOf({ state }: Game, events: readonly Event[], dice: number): Step {
  const { side } = state.turn
  const { home, away } = state.teams
  return {
    events,
    dice,
    half: state.half,
    turn: state.teams[side].turn,
    side,
    score: [home.score, away.score],
  }
}

class CountedDice extends RecordedDice {
  count = 0

  override next(...die: Parameters<RecordedDice['next']>): number {
    this.count++
    return super.next(...die)
  }
}

function misfit(error: unknown, at: number): string {
  const where = at === 0 ? 'before the first choice' : `at choice ${at}`
  if (error instanceof IllegalChoice) return `It does not fit the rules ${where}: ${error.message}`
  if (error instanceof MissingDie) return `It has no dice left ${where}.`
  if (error instanceof Error) return `It cannot be played again ${where}: ${error.message}.`
  throw error
}
