import type { Choice } from '../match/choice.ts'
import { IllegalChoice } from '../match/decision.ts'
import type { MatchSpec } from '../match/sheet.ts'
import type { MatchState } from '../match/state.ts'
import { MissingDie, WrongDie } from '../rolls/dice.ts'

/** A match as it is stored: the last stable point and what has happened since. */
export interface SavedGame {
  readonly spec: MatchSpec
  readonly state: MatchState
  readonly choices: readonly Choice[]
  readonly dice: readonly number[]
  /** How many dice had been thrown before the stable point. */
  readonly thrown: number
}

/** Why a saved match does not play to where it was left. */
export function misfit(error: unknown): string {
  if (error instanceof MissingDie) return 'The saved match lacks dice that were thrown.'
  if (error instanceof IllegalChoice || error instanceof WrongDie)
    return `The saved match does not fit the rules. ${error.message}`
  throw error
}
