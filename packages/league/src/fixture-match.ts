import type { MatchSpec } from '@touchback/engine'
import { leagueMatch } from './bring.ts'
import { bookOf, type Fixture, known, type League } from './log/league.ts'

/** A match of a league as the engine plays it: the two teams as they are, the league's book and what it has settled. */
export function fixtureMatch(league: League, fixture: Fixture): MatchSpec {
  const { home, away, stage } = fixture
  const [one, other] = [known(league.teams, home)?.team, known(league.teams, away)?.team]
  if (one === undefined || other === undefined) throw new Error(`no teams ${home} and ${away}`)
  const spec = leagueMatch(bookOf(league), one, other, {
    settled: league.options,
    ...(stage === null ? {} : { stage }),
    ...(isDecisive(league, fixture) ? { tie: 'shoot-out' } : {}),
  })
  return league.house === undefined ? spec : { ...spec, house: league.house }
}

/** Somebody has to win it. */
export const isDecisive = (league: League, { competition, stage }: Fixture): boolean =>
  stage !== null || known(league.competitions, competition ?? '')?.format === 'play-offs'
