import type { Dice, Reading } from '@touchback/engine'
import { worthOf } from '@touchback/engine/career'
import {
  playOffsSoFar,
  playOffTable,
  type PlayOffRound,
  type PlayOffStanding,
  type PlayOffTable,
} from '../tournaments/play-offs.ts'
import {
  bookOf,
  type Competition,
  type Fixture,
  fixturesOf,
  isRetired,
  known,
  type League,
  winnerOf,
} from './league.ts'

/** Matches of the weeks in which coaches arrange them, in the order they were settled. */
const results = (league: League, { id }: Competition): Fixture[] =>
  fixturesOf(league, id)
    .filter(({ round, stage, settled }) => round === null && stage === null && settled)
    .toSorted((a, b) => (a.settledBy ?? 0) - (b.settledBy ?? 0))

/** The matches whose results may be handed in, in their places. */
export const playOffMatches = (league: League, competition: Competition): readonly string[] =>
  results(league, competition).map(({ id }) => id)

/** The place of a match among the results of the play-offs; below 0 for one that is none. */
export const placeOf = (league: League, competition: Competition, match: string): number =>
  results(league, competition).findIndex(({ id }) => id === match)

/** The play-offs of a competition as they stand. */
export function playOffRound(league: League, competition: Competition): PlayOffRound {
  const book = bookOf(league)
  const rating = (id: string): number => {
    const team = known(league.teams, id)?.team
    return team === undefined ? 0 : (team.rating ?? worthOf(book, team, league.options))
  }
  return {
    teams: Object.fromEntries(competition.teams.map((team) => [team, rating(team)])),
    retired: competition.teams.filter((team) => isRetired(league, team)),
    results: results(league, competition).map((fixture) => {
      const { home, away, report, awarded } = fixture
      const score = awarded?.score ?? report?.score ?? { home: 0, away: 0 }
      const winner = winnerOf(fixture)
      return {
        teams: [home, away],
        score: [score.home, score.away],
        ...(winner === null ? {} : { winner }),
      }
    }),
    submitted: Object.fromEntries(
      Object.entries(competition.submitted).map(([team, matches]) => [
        team,
        matches.map((match) => placeOf(league, competition, match)),
      ]),
    ),
  }
}

/** The play-offs as they stand; once they are over, as they ended: what teams are worth goes on changing. */
export const playOffStandings = (league: League, competition: Competition): readonly PlayOffStanding[] =>
  competition.playOffs?.standings ??
  playOffsSoFar(bookOf(league), playOffRound(league, competition), league.options)

/** How the play-offs end, and who goes on; dice are rolled where a place hangs on it. */
export const settledPlayOffs = (
  league: League,
  competition: Competition,
  dice: Dice,
): Reading<PlayOffTable> =>
  playOffTable(bookOf(league), playOffRound(league, competition), league.options, dice)
