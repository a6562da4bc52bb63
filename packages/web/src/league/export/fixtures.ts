import { competitionName } from '../words/cups.ts'
import type { Fixture, League } from '@touchback/league'
import { capital, stageName } from '@touchback/words'
import type { Appointment } from './ics.ts'

const nameOf = (league: League, team: string): string => league.teams[team]?.team.name ?? team

/** Where in its competition a match belongs: `Cup, round 3`. */
export function placeText(league: League, { competition, round, stage }: Fixture): string {
  const parts = [
    competition === null ? null : competitionName(league, competition),
    stage === null ? (round === null ? null : `round ${round}`) : stageName(stage),
  ].filter((part) => part !== null)
  return capital(parts.join(', '))
}

/** Matches nobody has played yet. */
export const toPlay = (league: League): Fixture[] =>
  Object.values(league.fixtures).filter(({ report, settled }) => report === null && !settled)

/** The matches to come, for a calendar. */
export const appointments = (id: string, league: League): Appointment[] =>
  toPlay(league).map((fixture) => ({
    id: `${id}/${fixture.id}`,
    title: `${nameOf(league, fixture.home)} v ${nameOf(league, fixture.away)}`,
    about: [league.name, placeText(league, fixture), fixture.when === null ? '' : `until ${fixture.when}`]
      .filter((part) => part !== '')
      .join('; '),
    when: fixture.when,
  }))
