import { EDITIONS, editionOf, type MatchOptions, type MatchSpec, own } from '@touchback/engine'
import { draftProblems, matchTeams, readTeam, type TeamFile } from '@touchback/league'
import type { Terms } from '@touchback/wire'
import { Refused } from '../refused.ts'

/** A team as somebody sends it: read, of the right book, and legal. Never a sheet: what its players can do is looked up here. */
export function checkedTeam(given: unknown, book: string): TeamFile {
  const { team, problem } = readTeam(JSON.stringify(given))
  if (team === null) throw new Refused(400, problem)
  if (team.edition !== book)
    throw new Refused(
      400,
      `${team.draft.name} play by another book: ${own(EDITIONS, team.edition)?.name ?? team.edition}.`,
    )
  const [first] = draftProblems(editionOf(book), team.draft, { league: false })
  if (first !== undefined) throw new Refused(400, first)
  return team
}

/** Two teams meet: everything that is fixed before the first die. */
export function specOf({ book, tie }: Terms, home: TeamFile, away: TeamFile): MatchSpec {
  const edition = editionOf(book)
  const options: MatchOptions = {
    modules: edition.modules,
    league: false,
    tie: tie ?? edition.timing.tie,
    rerollSuccesses: false,
    illegalProcedure: false,
  }
  return { edition: edition.id, teams: matchTeams(edition, home.draft, away.draft), options }
}
