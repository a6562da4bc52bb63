import type { Choice, Game } from '@touchback/engine'

/** A coach that is a program: asked whenever a decision is its own, it answers with one of the legal choices. */
export interface Coach {
  choose(game: Game): Choice
}

/** How long a coach may think in one turn of his; he who does not search takes no notice. */
export interface Thinking {
  /** Turns tried out at most. With this alone the same seed gives the same answers on any machine. */
  readonly nodes?: number
  /** Milliseconds by `now`; nothing in here looks at a clock of its own. */
  readonly budget?: number
  readonly now?: () => number
}

/** Makes a coach; the same seed gives the same answers to the same questions. */
export type CoachMaker = (seed: number, thinking?: Thinking) => Coach
