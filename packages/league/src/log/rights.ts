import type { Entry, EntryType } from './entry.ts'
import { known, type League } from './league.ts'

/** Who somebody is to an entry: what he may write follows from that alone. */
export const ROLES = ['commissioner', 'delegate', 'coach', 'opponent', 'anybody'] as const
export type Role = (typeof ROLES)[number]

/**
 * Who may write what. `coach` is the coach of the team or match the entry is about, `opponent` the other coach of that match,
 * `delegate` whoever runs the competition it belongs to.
 */
export const RIGHTS: Readonly<Record<EntryType, readonly Role[]>> = {
  founded: ['anybody'],
  joined: ['commissioner', 'anybody'],
  left: ['commissioner', 'coach'],
  'season-begun': ['commissioner'],
  'season-closed': ['commissioner'],
  drafted: ['commissioner', 'coach'],
  redrafted: ['commissioner', 'coach'],
  'competition-opened': ['commissioner'],
  entered: ['commissioner', 'delegate', 'coach'],
  delegated: ['commissioner'],
  'week-begun': ['commissioner', 'delegate'],
  submitted: ['commissioner', 'delegate', 'coach'],
  qualified: ['commissioner', 'delegate'],
  'round-drawn': ['commissioner', 'delegate'],
  'match-agreed': ['commissioner', 'delegate', 'coach'],
  'match-cancelled': ['commissioner', 'delegate'],
  challenged: ['commissioner', 'delegate', 'coach'],
  'challenge-accepted': ['coach'],
  'challenge-refused': ['commissioner', 'delegate', 'coach'],
  'challenge-substituted': ['coach'],
  'challenge-evaded': ['commissioner', 'delegate', 'coach'],
  'deadline-passed': ['commissioner', 'delegate'],
  decided: ['commissioner', 'delegate'],
  locked: ['commissioner', 'delegate'],
  reported: ['commissioner', 'coach'],
  played: ['commissioner', 'coach'],
  confirmed: ['opponent'],
  disputed: ['opponent'],
  ruled: ['commissioner', 'delegate'],
  aftermath: ['commissioner', 'coach'],
  transferred: ['commissioner', 'coach'],
  'prizes-given': ['commissioner', 'delegate'],
  'prize-taken': ['commissioner', 'coach'],
  honoured: ['commissioner'],
  corrected: ['commissioner'],
  upheld: ['commissioner'],
  retired: ['commissioner', 'coach'],
}

/** What whoever writes an entry is to it. */
export function rolesOf(league: League, entry: Entry): readonly Role[] {
  const { by } = entry
  const roles: Role[] = ['anybody']
  if (by === league.commissioner) roles.push('commissioner')
  if (isCoach(league, entry)) roles.push('coach')
  if (isOther(league, entry)) roles.push('opponent')
  const run = competitionsOf(league, entry).some((id) => known(league.competitions, id)?.delegate === by)
  if (run) roles.push('delegate')
  return roles
}

function isCoach(league: League, entry: Entry): boolean {
  const { by } = entry
  if (entry.type === 'drafted' || entry.type === 'left') return entry.coach === by
  return teamsOf(league, entry).some((team) => known(league.teams, team)?.coach === by)
}

/** Teams an entry is about, in whose name a coach may write it. */
function teamsOf(league: League, entry: Entry): readonly string[] {
  switch (entry.type) {
    case 'match-agreed':
      return [entry.home, entry.away]
    case 'transferred':
      return [entry.from, entry.to]
    case 'challenged':
      return [entry.from]
    case 'challenge-accepted':
    case 'challenge-refused':
    case 'challenge-substituted':
    case 'challenge-evaded': {
      const challenge = known(league.challenges, entry.challenge)
      if (challenge === undefined) return []
      return [entry.type === 'challenge-evaded' ? challenge.from : challenge.to]
    }
    default: {
      if ('team' in entry) return [entry.team]
      const fixture = 'match' in entry ? known(league.fixtures, entry.match) : undefined
      return fixture === undefined ? [] : [fixture.home, fixture.away]
    }
  }
}

/** Whether somebody coaches the team that did not type the report in. */
function isOther(league: League, entry: Entry): boolean {
  if (entry.type !== 'confirmed' && entry.type !== 'disputed') return false
  const fixture = known(league.fixtures, entry.match)
  if (fixture === undefined || fixture.reportedBy === null) return false
  const other = fixture.reportedBy === 'home' ? fixture.away : fixture.home
  return known(league.teams, other)?.coach === entry.by
}

/** Competitions an entry belongs to. */
function competitionsOf(league: League, entry: Entry): readonly string[] {
  if (entry.type === 'locked')
    return Object.values(league.competitions)
      .filter(({ teams }) => teams.includes(entry.team))
      .map(({ id }) => id)
  if ('competition' in entry && entry.competition !== undefined) return [entry.competition]
  const of =
    'match' in entry
      ? known(league.fixtures, entry.match)
      : 'challenge' in entry
        ? known(league.challenges, entry.challenge)
        : undefined
  const { competition = null } = of ?? {}
  return competition === null ? [] : [competition]
}
