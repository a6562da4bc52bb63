import type { MatchSpec } from '@touchback/engine'
import { leagueMatch, playProblems } from './bring.ts'
import { isDecisive } from './competition/rounds.ts'
import { openBooksProblem } from './log/books.ts'
import { bookOf, type Fixture, known, type League } from './log/league.ts'
import { starInjuries } from './star-injuries.ts'

/** A match of a league as the engine plays it: the two teams as they are, the league's book and what it has settled. */
export function fixtureMatch(league: League, fixture: Fixture): MatchSpec {
  const { home, away, stage } = fixture
  const [one, other] = [known(league.teams, home)?.team, known(league.teams, away)?.team]
  if (one === undefined || other === undefined) throw new Error(`no teams ${home} and ${away}`)
  const spec = leagueMatch(bookOf(league), one, other, {
    settled: league.options,
    ...(stage === null ? {} : { stage }),
    ...(isDecisive(league, fixture) ? { tie: 'shoot-out' } : {}),
    ...(league.options['star-injuries'] === true ? { starInjuries: starInjuries(league) } : {}),
  })
  return league.house === undefined ? spec : { ...spec, house: league.house }
}

/** Why a match cannot be played yet, in a sentence: books that are open, or a team that is worth too much; null when it can. */
export function unreadyProblem(league: League, { home, away }: Fixture): string | null {
  for (const id of [home, away]) {
    const entrant = known(league.teams, id)
    if (entrant === undefined) return `There is no team "${id}".`
    if (entrant.retired)
      return `${entrant.team.name} has retired and plays no more: the match is given to the other team.`
    const again = league.reopened.find(({ team }) => team === id)
    if (again !== undefined)
      return `The books of ${entrant.team.name} are open again: they must be closed first.`
    const problem = openBooksProblem(league, id) ?? playProblems(bookOf(league), entrant.team)[0]
    if (problem !== undefined) return problem
  }
  return null
}
