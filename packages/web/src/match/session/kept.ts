import type { Choice, MatchSpec, MatchState, Side } from '@touchback/engine'

/** `human`, or the name of a bot. */
type CoachKind = string
/** `consent`: until dice freely, then if the other coach agrees; `free`: at any time, for learning. */
export type UndoPolicy = 'off' | 'until-dice' | 'consent' | 'free'

export interface MatchSettings {
  readonly coaches: Readonly<Record<Side, CoachKind>>
  readonly undo: UndoPolicy
  /** Chances are shown before dice are rolled. */
  readonly odds: boolean
  /** The coaches roll real dice and type what they see. */
  readonly tableDice: boolean
  /** Seconds for a team turn; none when absent. */
  readonly clock?: number | null
  /** What the teams wear; the usual colours when absent. */
  readonly colours?: Readonly<Record<Side, string>>
}

/** A match as it is kept on the device: from these it is played again, die by die. */
export interface KeptMatch {
  readonly format: 'touchback-match'
  readonly version: 1
  readonly spec: MatchSpec
  /** Where it begins when that is not the kick-off of a new match: a lesson, or a position somebody shared. */
  readonly from?: MatchState
  readonly settings: MatchSettings
  readonly choices: readonly Choice[]
  readonly dice: readonly number[]
}
