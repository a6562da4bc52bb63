import { draftProblems } from '../draft.ts'
import type { Content, Entry } from './entry.ts'
import { bookOf, type Fixture, type League, opponentOf, sideOf } from './league.ts'
import { RIGHTS, type Role } from './rights.ts'

const known = <T>(table: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(table, id) ? table[id] : undefined

/** Teams an entry is about, in whose name a coach may write it. */
function teamsOf(league: League, entry: Entry): readonly string[] {
  if ('match' in entry && entry.type !== 'match-agreed') {
    const fixture = known(league.fixtures, entry.match)
    if (entry.type === 'aftermath') return [entry.team]
    return fixture === undefined ? [] : [fixture.home, fixture.away]
  }
  if (entry.type === 'match-agreed') return [entry.home, entry.away]
  if (entry.type === 'transferred') return [entry.from, entry.to]
  return 'team' in entry ? [entry.team] : []
}

/** What whoever writes an entry is to it. */
function rolesOf(league: League, entry: Entry): readonly Role[] {
  const { by } = entry
  const roles: Role[] = ['anybody']
  if (by === league.commissioner) roles.push('commissioner')
  if (known(league.coaches, by) !== undefined) roles.push('member')
  const own = (team: string) => known(league.teams, team)?.coach === by
  const teams = teamsOf(league, entry)
  if (entry.type === 'drafted' ? entry.coach === by : teams.some(own)) roles.push('coach')
  if ((entry.type === 'confirmed' || entry.type === 'disputed') && isOther(league, entry))
    roles.push('opponent')
  const competition = 'competition' in entry ? entry.competition : undefined
  if (competition !== undefined && known(league.competitions, competition)?.delegate === by)
    roles.push('delegate')
  return roles
}

/** Whether somebody coaches the team that did not type the report in. */
function isOther(league: League, { match, by }: { match: string; by: string }): boolean {
  const fixture = known(league.fixtures, match)
  if (fixture === undefined || fixture.reportedBy === null) return false
  const other = fixture.reportedBy === 'home' ? fixture.away : fixture.home
  return known(league.teams, other)?.coach === by
}

/** Why somebody may not write this entry now, whatever the rules say of it; null when he may. */
export function rightsProblem(league: League, entry: Entry): string | null {
  if (entry.no !== league.entries + 1)
    return `The next entry is number ${league.entries + 1}, not ${entry.no}.`
  const allowed = RIGHTS[entry.type]
  if (!rolesOf(league, entry).some((role) => allowed.includes(role)))
    return `Only ${allowed.join(' or ')} may write "${entry.type}", and "${entry.by}" is none of these here.`
  return null
}

/** What the rules have against an entry, in one sentence; null when nothing. */
export function ruleProblem(league: League, entry: Entry): string | null {
  switch (entry.type) {
    case 'founded':
      return 'The league is founded already.'
    case 'joined':
      return known(league.coaches, entry.coach) === undefined
        ? null
        : `Coach "${entry.coach}" has joined already.`
    case 'drafted':
      return draftedProblem(league, entry)
    case 'competition-opened':
      return known(league.competitions, entry.competition) === undefined
        ? teamsProblem(league, entry.teams)
        : `There is a competition "${entry.competition}" already.`
    case 'delegated':
      return competitionProblem(league, entry.competition) ?? coachProblem(league, entry.coach)
    case 'round-drawn':
      return roundProblem(league, entry)
    case 'match-agreed':
      return agreedProblem(league, entry)
    case 'match-cancelled':
      return fixtureProblem(league, entry.match, (fixture) =>
        fixture.report === null ? null : 'It has been reported already.',
      )
    case 'locked':
    case 'retired':
      return teamProblem(league, entry.team)
    case 'reported':
    case 'played':
      return fixtureProblem(league, entry.match, (fixture) =>
        fixture.settled ? 'It is settled already.' : reportProblem(league, fixture, entry),
      )
    case 'confirmed':
    case 'disputed':
      return fixtureProblem(league, entry.match, (fixture) =>
        fixture.settled || fixture.report === null ? 'There is no report that waits for it.' : null,
      )
    case 'ruled':
      return fixtureProblem(league, entry.match, (fixture) =>
        fixture.closed.home || fixture.closed.away
          ? 'Books have been closed on it: correct the report instead.'
          : reportProblem(league, fixture, entry),
      )
    case 'aftermath':
      return aftermathProblem(league, entry)
    case 'transferred':
      return transferProblem(league, entry)
    case 'prize':
      return competitionProblem(league, entry.competition) ?? teamProblem(league, entry.team)
    case 'corrected':
      return entry.entry < 2 || entry.entry >= entry.no
        ? `There is no earlier entry ${entry.entry} to correct.`
        : null
    case 'season-closed':
      return league.seasons.includes(entry.name) ? `Season "${entry.name}" is closed already.` : null
    default:
      return entry satisfies never
  }
}

const coachProblem = (league: League, coach: string): string | null =>
  known(league.coaches, coach) === undefined ? `There is no coach "${coach}" in this league.` : null

const competitionProblem = (league: League, id: string): string | null =>
  known(league.competitions, id) === undefined ? `There is no competition "${id}".` : null

function teamProblem(league: League, id: string): string | null {
  const entrant = known(league.teams, id)
  if (entrant === undefined) return `There is no team "${id}" in this league.`
  return entrant.retired ? `${entrant.team.name} has retired.` : null
}

const teamsProblem = (league: League, teams: readonly string[]): string | null =>
  new Set(teams).size < teams.length
    ? 'A team is named twice.'
    : (teams.map((team) => teamProblem(league, team)).find((problem) => problem !== null) ?? null)

function draftedProblem(league: League, { team, coach, draft }: Content<'drafted'>): string | null {
  if (known(league.teams, team) !== undefined) return `There is a team "${team}" already.`
  const unknown = coachProblem(league, coach)
  if (unknown !== null) return unknown
  const own = Object.values(league.teams).filter(
    (entrant) => entrant.coach === coach && !entrant.retired,
  ).length
  if (own >= league.teamsPerCoach)
    return `A coach may run ${league.teamsPerCoach} here, and "${coach}" does already.`
  return draftProblems(bookOf(league), draft, { league: true })[0] ?? null
}

function roundProblem(
  league: League,
  { competition, round, pairings }: Content<'round-drawn'>,
): string | null {
  const found = known(league.competitions, competition)
  if (found === undefined) return `There is no competition "${competition}".`
  if (round !== found.drawn.length + 1)
    return `The next round of "${competition}" is ${found.drawn.length + 1}, not ${round}.`
  const teams = pairings.flatMap(([home, away]) => (away === null ? [home] : [home, away]))
  const stranger = teams.find((team) => !found.teams.includes(team))
  return stranger === undefined
    ? teamsProblem(league, teams)
    : `"${stranger}" does not play in "${competition}".`
}

/** rule: league.two-in-a-row */
function agreedProblem(
  league: League,
  { match, home, away, competition }: Content<'match-agreed'>,
): string | null {
  if (known(league.fixtures, match) !== undefined) return `There is a match "${match}" already.`
  if (home === away) return 'A team cannot play against itself.'
  const problem = teamProblem(league, home) ?? teamProblem(league, away)
  if (problem !== null) return problem
  if (competition !== undefined && known(league.competitions, competition) === undefined)
    return `There is no competition "${competition}".`
  const { inARow } = league
  if (inARow === 0) return null
  for (const team of [home, away]) {
    const last = (league.played[team] ?? []).slice(-inARow)
    const always =
      last.length === inARow &&
      last.every((id) => {
        const fixture = known(league.fixtures, id)
        return fixture !== undefined && opponentOf(fixture, team) === (team === home ? away : home)
      })
    if (always) return `These two have met ${inARow} times in a row: somebody else comes first.`
  }
  return null
}

function fixtureProblem(
  league: League,
  id: string,
  then: (fixture: Fixture) => string | null,
): string | null {
  const fixture = known(league.fixtures, id)
  return fixture === undefined ? `There is no match "${id}".` : then(fixture)
}

/** A report must be about these two teams as they are, and both must have closed their earlier books. */
function reportProblem(
  league: League,
  fixture: Fixture,
  { report }: Content<'reported' | 'played' | 'ruled'>,
): string | null {
  for (const side of ['home', 'away'] as const) {
    const entrant = known(league.teams, fixture[side])
    if (entrant === undefined) return `There is no team "${fixture[side]}".`
    const open = openBooks(league, fixture[side]).find((id) => id !== fixture.id)
    if (open !== undefined) return `${entrant.team.name} has not closed its books on match "${open}" yet.`
    const stranger = Object.keys(report.sides[side].players).find(
      (id) => !entrant.team.players.some((player) => player.id === id),
    )
    if (stranger !== undefined) return `${entrant.team.name} has no player "${stranger}".`
    const { treasury, name } = entrant.team
    if (report.sides[side].spent > treasury)
      return `${name} cannot have spent more than the ${treasury} it has.`
  }
  return null
}

/** Settled matches on which a team still has to close its books, oldest first. */
export const openBooks = (league: League, team: string): string[] =>
  (league.played[team] ?? []).filter((id) => {
    const fixture = known(league.fixtures, id)
    return fixture !== undefined && !fixture.closed[sideOf(fixture, team)]
  })

function aftermathProblem(league: League, entry: Content<'aftermath'>): string | null {
  const fixture = known(league.fixtures, entry.match)
  const entrant = known(league.teams, entry.team)
  if (fixture === undefined || entrant === undefined)
    return `There is no match "${entry.match}" of "${entry.team}".`
  if (fixture.report === null || !fixture.settled) return 'Its report is not settled yet.'
  const [first] = openBooks(league, entry.team)
  if (first !== entry.match)
    return first === undefined ? 'Its books are closed already.' : `Match "${first}" comes first.`
  return null
}

/** rule: league.no-internal-transfers, league.external-transfers */
function transferProblem(league: League, entry: Content<'transferred'>): string | null {
  const [from, to] = [known(league.teams, entry.from), known(league.teams, entry.to)]
  if (from === undefined || to === undefined) return 'Both teams must be in the league.'
  if (from.coach === to.coach) return 'Nothing changes hands between two teams of the same coach.'
  const { commissionerAgrees = false } = bookOf(league).career
  for (const coach of [from.coach, to.coach, ...(commissionerAgrees ? [league.commissioner] : [])])
    if (!entry.agreed.includes(coach)) return `Coach "${coach}" has not agreed.`
  if ((entry.gold ?? 0) > from.team.treasury) return `${from.team.name} has only ${from.team.treasury} gold.`
  if (entry.player !== undefined && !from.team.players.some(({ id }) => id === entry.player))
    return `${from.team.name} has no player "${entry.player}".`
  if (entry.player !== undefined && to.team.roster !== from.team.roster)
    return 'The two teams do not play from the same list.'
  return null
}
