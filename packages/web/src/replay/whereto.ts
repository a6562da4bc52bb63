/** Where in a replay an address leads. */
export interface Whereto {
  readonly step: number | null
  /** Which of the step's events is the last that is shown; null for all of them. */
  readonly shown: number | null
  /** The turn, counted over the whole match, where no step is named. */
  readonly turn: number | null
}

/** A number from 1 on; null for whatever is none. */
function counted(text: string | null): number | null {
  const asked = Number(text ?? Number.NaN)
  return Number.isInteger(asked) && asked > 0 ? asked : null
}

export const wheretoIn = (query: URLSearchParams): Whereto => ({
  step: counted(query.get('step')),
  shown: counted(query.get('event')),
  turn: counted(query.get('turn')),
})

/** The step an address means, by the steps at which turns begin. */
export const stepAt = ({ step, turn }: Whereto, turns: readonly number[]): number =>
  step ?? (turn === null ? 0 : (turns[turn - 1] ?? 0))
