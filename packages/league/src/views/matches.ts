import { type MatchReport, type OwnReport, ownReport, type PlayerReport } from '@touchback/engine/career'
import { type Fixture, known, type League, sideOf } from '../log/league.ts'

/** A match that counts. */
export interface Settled extends Fixture {
  readonly report: MatchReport
}

/** Which matches a view looks at; all of them when nothing is said. */
export type Fits = (fixture: Fixture) => boolean
const everyMatch: Fits = () => true
export const matchesOf =
  (competition: string | null): Fits =>
  (fixture) =>
    competition === null || fixture.competition === competition

const isSettled = (fixture: Fixture): fixture is Settled => fixture.settled && fixture.report !== null

/** The matches that count, as they were drawn. */
export const settledMatches = (league: League, fits: Fits = everyMatch): Settled[] =>
  Object.values(league.fixtures).filter((fixture): fixture is Settled => isSettled(fixture) && fits(fixture))

/** One of them, if it counts. */
export function settledMatch({ fixtures }: League, id: string): Settled[] {
  const fixture = known(fixtures, id)
  return fixture !== undefined && isSettled(fixture) ? [fixture] : []
}

/** The matches of a team, in the order they were settled. */
export const matchesPlayed = (league: League, team: string, fits: Fits = everyMatch): Settled[] =>
  (league.played[team] ?? []).flatMap((id) => {
    const fixture = league.fixtures[id]
    return fixture !== undefined && isSettled(fixture) && fits(fixture) ? [fixture] : []
  })

export const seenBy = (fixture: Settled, team: string): OwnReport =>
  ownReport(fixture.report, sideOf(fixture, team))

/** What one player of a roster did in one match. */
export interface Deed {
  readonly fixture: Settled
  readonly team: string
  readonly player: string
  readonly line: PlayerReport
}

/** What the players of both rosters did; those hired for the day have no career to count it in. */
export const deedsIn = (fixture: Settled): Deed[] =>
  (['home', 'away'] as const).flatMap((side) =>
    Object.entries(fixture.report.sides[side].players).map(([player, line]) => ({
      fixture,
      team: fixture[side],
      player,
      line,
    })),
  )
