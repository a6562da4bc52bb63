import { Dice, SeededDice } from '@touchback/engine'
import {
  bookOf,
  type Competition,
  type League,
  playOffMatches,
  type PlayOffStanding,
  playOffStandings,
} from '@touchback/league'

/** A line of the play-offs: where a team stands, and the results it is counted by. */
export interface PlayOffLine extends Omit<PlayOffStanding, 'counted'> {
  /** Its coach has handed them in; until then those count that give most. */
  readonly handedIn: boolean
  /** The matches it is counted by. */
  readonly counted: readonly string[]
  /** All it has to hand in. */
  readonly results: readonly string[]
}

/** The play-offs as they stand; nothing is rolled for places that nobody has to know yet. */
export function playOffLines(league: League, competition: Competition): PlayOffLine[] {
  const { value } = playOffStandings(league, competition, new Dice(new SeededDice(1)))
  const matches = playOffMatches(league, competition)
  return (value?.standings ?? []).map((standing) => ({
    ...standing,
    handedIn: Object.hasOwn(competition.submitted, standing.team),
    counted: standing.counted.flatMap((place) => matches[place] ?? []),
    results: matches.filter((id) =>
      [league.fixtures[id]?.home, league.fixtures[id]?.away].includes(standing.team),
    ),
  }))
}

/** How many results are handed in, and how many weeks there are. */
export const playOffTerms = (league: League) => bookOf(league).career.tournaments?.playOffs ?? null
