import {
  Game,
  IllegalChoice,
  type MatchSpec,
  MissingDie,
  type Reading,
  RecordedDice,
  WrongDie,
} from '@touchback/engine'
import type { Entry } from '@touchback/wire'
import type { Input } from '../../match/session/table.ts'

/** The inputs that count among the rows of a match, numbered as a page at the table counts them. */
export function countingInputs(rows: readonly Entry[]): Input[] {
  const counting: Input[] = []
  for (const row of rows) {
    if (row.kind === 'input') counting.push(inputOf(row, counting.length))
    else if (row.kind === 'take-back') counting.pop()
  }
  return counting
}

export const inputOf = (
  { by, choice, dice, hash }: Extract<Entry, { kind: 'input' }>,
  seq: number,
): Input => ({ seq, by, choice, dice, hash })

/** The row that must be the last for its coach to take it back: nothing but a rest may have come after it. */
export const lastRow = (rows: readonly Entry[]): Entry | undefined =>
  rows.findLast(({ kind }) => kind !== 'pause' && kind !== 'resume')

/** Whether the match rests because both coaches have agreed to. */
export const isAdjourned = (rows: readonly Entry[]): boolean =>
  rows.findLast(({ kind }) => kind === 'pause' || kind === 'resume')?.kind === 'pause'

/** A match as its inputs lead to it, each position held against the server's. */
export function playedGame(spec: MatchSpec, inputs: readonly Input[]): Reading<Game> {
  const dice = new RecordedDice()
  let game: Game | null = null
  try {
    for (const { by, choice, dice: thrown, hash, seq } of inputs) {
      dice.feed(thrown)
      if (game === null) game = Game.start(spec, { dice, events: true, record: true })
      else game.answer({ by, choice })
      if (dice.left > 0 || game.momentHash() !== hash)
        return { value: null, problem: `After input ${seq} the positions differ.` }
    }
  } catch (error) {
    const differs = error instanceof IllegalChoice || error instanceof MissingDie || error instanceof WrongDie
    if (!differs) throw error
    return { value: null, problem: error.message }
  }
  return game === null ? { value: null, problem: 'The match has not begun.' } : { value: game, problem: null }
}
