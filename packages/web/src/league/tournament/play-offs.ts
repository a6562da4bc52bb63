import { Dice, SeededDice } from '@touchback/engine'
import {
  bookOf,
  type Competition,
  fixturesOf,
  type League,
  type PlayOffStanding,
  playOffStandings,
} from '@touchback/league'

/** A line of the play-offs: where a team stands, and the results it is counted by. */
export interface PlayOffLine extends PlayOffStanding {
  /** Results its coach has handed in; null while those count that give most. */
  readonly submitted: readonly string[] | null
  /** All it has to hand in. */
  readonly results: readonly string[]
}

/** The play-offs as they stand; nothing is rolled for places that nobody has to know yet. */
export function playOffLines(league: League, competition: Competition): PlayOffLine[] {
  const { value } = playOffStandings(league, competition, new Dice(new SeededDice(1)))
  const own = fixturesOf(league, competition.id).filter(({ round, settled }) => round === null && settled)
  return (value?.standings ?? []).map((standing) => ({
    ...standing,
    submitted: competition.submitted[standing.team] ?? null,
    results: own
      .filter(({ home, away }) => home === standing.team || away === standing.team)
      .map(({ id }) => id),
  }))
}

/** How many results are handed in, and how many weeks there are. */
export const playOffTerms = (league: League) => bookOf(league).career.tournaments?.playOffs ?? null
