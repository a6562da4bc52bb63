import { NoDice, type Reading } from '@touchback/engine'
import { Aftermath } from '../aftermath.ts'
import type { Content } from './entry.ts'
import { type Entrant, known, type League, openBooks } from './league.ts'
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

const unfinished = ({ value: aftermath, problem }: Reading<Aftermath>): string | null =>
  aftermath === null
    ? problem
    : aftermath.decision === null
      ? null
      : `It is not finished: ${aftermath.decision.type} is still asked.`

/** A team's books on its prize. */
export function prizeBooks(
  league: League,
  { competition, team, choices, dice }: Content<'prize-taken'>,
): Reading<Aftermath> {
  const entrant = known(league.teams, team)
  const due = duesOf(league, team).find((each) => each.competition === competition)
  if (entrant === undefined || due === undefined)
    return { value: null, problem: `"${team}" has no prize of "${competition}" to take.` }
  const { prize } = due
  return Aftermath.load({ team: entrant.team, prize, options: league.options, choices, dice }, new NoDice())
}

export const prizeTakenProblem = (league: League, entry: Content<'prize-taken'>): string | null =>
  unfinished(prizeBooks(league, entry))

/** Why a team cannot go on to something new: books it has not closed yet. */
export function openBooksProblem(league: League, id: string, but?: string): string | null {
  const name = known(league.teams, id)?.team.name ?? id
  const open = openBooks(league, id).find((match) => match !== but)
  if (open !== undefined) return `${name} has not closed its books on match "${open}" yet.`
  const [due] = duesOf(league, id)
  return due === undefined ? null : `${name} has not taken its prize of "${due.competition}" yet.`
}
