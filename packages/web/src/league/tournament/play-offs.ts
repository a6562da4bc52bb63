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

export function playOffLines(league: League, competition: Competition): PlayOffLine[] {
  const matches = playOffMatches(league, competition)
  return playOffStandings(league, competition).map((standing) => ({
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
