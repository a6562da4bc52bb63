import {
  type Choice,
  type DiceSource,
  type Event,
  Game,
  IllegalChoice,
  type MatchSpec,
  type MatchState,
  MissingDie,
  RecordedDice,
  stateHash,
} from '@touchback/engine'
import type { Input } from './table.ts'

/** What a match begins with. */
export interface Beginning {
  readonly spec: MatchSpec
  /** Where it begins when that is not the kick-off of a new match. */
  readonly from?: MatchState
}

/** A match that has been played so far, and what happened at each of its inputs. */
export interface Played {
  readonly game: Game
  readonly inputs: readonly Input[]
  readonly events: readonly (readonly Event[])[]
}

export const openingOf = ({ spec, from }: Beginning, dice: DiceSource): Game =>
  from === undefined
    ? Game.start(spec, { dice, events: true })
    : Game.from(spec, from, { dice, events: true })

/** The input that has just been played. */
export const inputOf = ({ match, state }: Game, seq: number, choice: Input['choice']): Input => ({
  seq,
  choice,
  dice: [...match.dice.step],
  hash: stateHash(state),
})

/** A match up to its first question. */
export function begun(beginning: Beginning, dice: DiceSource): Played {
  const game = openingOf(beginning, dice)
  return { game, inputs: [inputOf(game, 0, null)], events: [[...(game.match.sink ?? [])]] }
}

/** The dice of an input that was heard: just those, no other, none left over. */
export class HeardDice implements DiceSource {
  #dice: readonly number[] = []
  #at = 0

  hear({ dice }: Input): void {
    this.#dice = dice
    this.#at = 0
  }

  get left(): number {
    return this.#dice.length - this.#at
  }

  next(...[kind, sides]: Parameters<DiceSource['next']>): number {
    const value = this.#dice[this.#at++]
    if (value === undefined) throw new MissingDie(kind, sides)
    if (!Number.isInteger(value) || value < 1 || value > sides)
      throw new Error(`the table says ${value} where a ${kind} was rolled`)
    return value
  }
}

/** What a record says was chosen and thrown. */
export interface RecordedInputs extends Beginning {
  readonly choices: readonly Choice[]
  readonly dice: readonly number[]
}

/**
 * Plays a record, and shows the match to `visit` after each input; a problem in one sentence when it does not fit the rules.
 * Dice that are left over are yet to be thrown.
 */
export function playedRecord(
  record: RecordedInputs,
  visit: (game: Game, seq: number, events: readonly Event[]) => void = () => {},
): (Played & { readonly diceLeft: readonly number[] }) | { readonly problem: string } {
  const dice = new RecordedDice(record.dice)
  const inputs: Input[] = []
  const told: (readonly Event[])[] = []
  const note = (game: Game, choice: Choice | null, events: readonly Event[]) => {
    visit(game, inputs.length, events)
    inputs.push(inputOf(game, inputs.length, choice))
    told.push(events)
  }
  try {
    const { game, events } = begun(record, dice)
    note(game, null, events.flat())
    for (const choice of record.choices) note(game, choice, game.choose(choice))
    const used = inputs.reduce((sum, input) => sum + input.dice.length, 0)
    return { game, inputs, events: told, diceLeft: record.dice.slice(used) }
  } catch (error) {
    return { problem: misfit(error, inputs.length) }
  }
}

function misfit(error: unknown, at: number): string {
  const where = at === 0 ? 'before the first choice' : `at choice ${at}`
  if (error instanceof IllegalChoice) return `It does not fit the rules ${where}: ${error.message}`
  if (error instanceof MissingDie) return `It has no dice left ${where}.`
  if (error instanceof Error) return `It cannot be played again ${where}: ${error.message}.`
  throw error
}

/** Plays what counted once more. */
export function playedAgain(beginning: Beginning, inputs: readonly Input[]): Played {
  const dice = new HeardDice()
  const [first, ...rest] = inputs
  if (first !== undefined) dice.hear(first)
  const { game, events } = begun(beginning, dice)
  const told = [...events]
  for (const input of rest) {
    dice.hear(input)
    if (input.choice !== null) told.push(game.choose(input.choice))
  }
  return { game, inputs, events: told }
}
