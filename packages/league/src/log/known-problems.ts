import { type Competition, type Fixture, known, type League, openSeason } from './league.ts'

export const coachProblem = (league: League, coach: string): string | null =>
  known(league.coaches, coach) === undefined ? `There is no coach "${coach}" in this league.` : null

export function teamProblem(league: League, id: string): string | null {
  const entrant = known(league.teams, id)
  if (entrant === undefined) return `There is no team "${id}" in this league.`
  return entrant.retired ? `${entrant.team.name} has retired.` : null
}

export const teamsProblem = (league: League, teams: readonly string[]): string | null =>
  new Set(teams).size < teams.length
    ? 'A team is named twice.'
    : (teams.map((team) => teamProblem(league, team)).find((problem) => problem !== null) ?? null)

export function competitionProblem(
  league: League,
  id: string,
  then: (competition: Competition) => string | null = () => null,
): string | null {
  const competition = known(league.competitions, id)
  return competition === undefined ? `There is no competition "${id}".` : then(competition)
}

/**
 * A competition that goes on: its prizes have not been given, and its season has not ended. One that was opened
 * outside the seasons waits while one is played.
 */
export const runningProblem = (
  league: League,
  id: string,
  then: (competition: Competition) => string | null = () => null,
): string | null =>
  competitionProblem(league, id, (competition) => {
    const { over, name, season } = competition
    if (over) return `"${name}" is over.`
    const open = openSeason(league)?.id ?? null
    if (season === open) return then(competition)
    return season === null
      ? `"${name}" was opened outside the seasons and goes on when season "${open}" is closed.`
      : `"${name}" belongs to another season.`
  })

export function fixtureProblem(
  league: League,
  id: string,
  then: (fixture: Fixture) => string | null,
): string | null {
  const fixture = known(league.fixtures, id)
  return fixture === undefined ? `There is no match "${id}".` : then(fixture)
}
