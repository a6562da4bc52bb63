import { type Event, type Game, NoDice, RecordedDice, type Side } from '@touchback/engine'
import type { Told } from '@touchback/league'
import { playedRecord, type RecordedInputs } from '../match/session/inputs.ts'

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
  readonly inputs: RecordedInputs
  readonly steps: readonly Step[]
  /** The match as the record leaves it. */
  readonly last: Game
  readonly #forks: readonly Game[]

  private constructor(inputs: RecordedInputs, steps: readonly Step[], last: Game, forks: readonly Game[]) {
    this.inputs = inputs
    this.steps = steps
    this.last = last
    this.#forks = forks
  }

  /** Plays the whole record; a problem in one sentence when it does not fit the rules. */
  static read(inputs: RecordedInputs): Recording | { readonly problem: string } {
    const steps: Step[] = []
    const forks: Game[] = []
    let dice = 0
    const played = playedRecord(inputs, (game, seq, events) => {
      dice += game.match.dice.step.length
      steps.push(stepOf(game, events, dice))
      if (seq % EVERY === 0 && seq < inputs.choices.length) forks.push(game.fork(new NoDice()))
    })
    return 'problem' in played ? played : new Recording(inputs, steps, played.game, forks)
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
  upTo(step: number): RecordedInputs {
    const { spec, from, choices, dice } = this.inputs
    return {
      spec,
      ...(from === undefined ? {} : { from }),
      choices: choices.slice(0, step),
      dice: dice.slice(0, this.steps[step]?.dice ?? dice.length),
    }
  }
}

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
