import type { Choice, Game } from '@touchback/engine'

/** A coach that is a program: asked whenever a decision is its own, it answers with one of the legal choices. */
export interface Coach {
  choose(game: Game): Choice
}

/** Makes a coach; the same seed gives the same answers to the same questions. */
export type CoachMaker = (seed: number) => Coach
