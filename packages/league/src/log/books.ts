import type { Content } from './entry.ts'
import { type Due, type Entrant, known, type League, openBooks } from './league.ts'
import { duesOf } from './prizes.ts'

/** What a locked roster must not do: nobody joins, and nobody and nothing goes by choice. */
const LOCKED = ['buy', 'keep', 'retire', 'dismiss']

export function aftermathProblem(league: League, entry: Content<'aftermath'>): string | null {
  const fixture = known(league.fixtures, entry.match)
  const entrant = known(league.teams, entry.team)
  if (fixture === undefined || entrant === undefined)
    return `There is no match "${entry.match}" of "${entry.team}".`
  if (fixture.report === null || !fixture.settled) return 'Its report is not settled yet.'
  const [first] = openBooks(league, entry.team)
  if (first !== entry.match)
    return first === undefined ? 'Its books are closed already.' : `Match "${first}" comes first.`
  return lockProblem(entrant, entry)
}

const lockProblem = ({ team, locked }: Entrant, { choices }: Content<'aftermath'>): string | null => {
  if (!locked) return null
  const forbidden = choices.find(({ type }) => LOCKED.includes(type))
  return forbidden === undefined ? null : `The roster of ${team.name} is locked: no "${forbidden.type}".`
}

/** The prize a team takes, as it was given. */
export const dueOf = (
  league: League,
  { competition, team }: Pick<Content<'prize-taken'>, 'competition' | 'team'>,
): Due | undefined => duesOf(league, team).find((each) => each.competition === competition)

export const prizeTakenProblem = (league: League, entry: Content<'prize-taken'>): string | null =>
  dueOf(league, entry) === undefined || known(league.teams, entry.team) === undefined
    ? `"${entry.team}" has no prize of "${entry.competition}" to take.`
    : null

/** A match of a team whose report nobody has agreed on yet: what it brings is not known. */
const unsettledReport = ({ unsettled, fixtures }: League, team: string, but?: string): string | undefined =>
  unsettled.find((id) => {
    const { home, away, report = null } = known(fixtures, id) ?? {}
    return report !== null && id !== but && (home === team || away === team)
  })

/** Why a team cannot go on to something new: books it has not closed yet, or cannot close. */
export function openBooksProblem(league: League, id: string, but?: string): string | null {
  const name = known(league.teams, id)?.team.name ?? id
  const open = openBooks(league, id).find((match) => match !== but)
  if (open !== undefined) return `${name} has not closed its books on match "${open}" yet.`
  const waits = unsettledReport(league, id, but)
  if (waits !== undefined) return `The result of match "${waits}" of ${name} has not been settled yet.`
  const [due] = duesOf(league, id)
  return due === undefined ? null : `${name} has not taken its prize of "${due.competition}" yet.`
}
