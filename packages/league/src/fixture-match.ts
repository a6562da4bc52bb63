import type { MatchSpec } from '@touchback/engine'
import { leagueMatch } from './bring.ts'
import { bookOf, type Fixture, type League } from './log/league.ts'

/** A match of a league as the engine plays it: the two teams as they are, the league's book and what it has settled. */
export function fixtureMatch(league: League, { home, away, stage, competition }: Fixture): MatchSpec {
  const [one, other] = [league.teams[home]?.team, league.teams[away]?.team]
  if (one === undefined || other === undefined) throw new Error(`no teams ${home} and ${away}`)
  const book = bookOf(league)
  const spec = leagueMatch(book, one, other, {
    settled: league.options,
    ...(stage === null ? {} : { stage }),
    ...(goesToTheEnd(league, competition) ? { tie: 'shoot-out' } : {}),
  })
  return league.house === undefined ? spec : { ...spec, house: league.house }
}

/** Somebody has to go on to the next round. */
const goesToTheEnd = (league: League, competition: string | null): boolean =>
  competition !== null && league.competitions[competition]?.format === 'knock-out'
