import { squadProblems } from '@touchback/engine/career'
import { draftProblems } from '../draft.ts'
import { openBooksProblem } from './books.ts'
import type { Content } from './entry.ts'
import { coachProblem, teamProblem } from './known-problems.ts'
import { bookOf, type Entrant, known, type League } from './league.ts'

/** rule: league.multi-team */
export function draftedProblem(league: League, { team, coach, draft }: Content<'drafted'>): string | null {
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

/** rule: league.no-internal-transfers, league.external-transfers */
export function transferProblem(league: League, entry: Content<'transferred'>): string | null {
  const [from, to] = [known(league.teams, entry.from), known(league.teams, entry.to)]
  if (from === undefined || to === undefined) return 'Both teams must be in the league.'
  const gone = teamProblem(league, entry.from) ?? teamProblem(league, entry.to)
  if (gone !== null) return gone
  if (from.coach === to.coach) return 'Nothing changes hands between two teams of the same coach.'
  const locked = [from, to].find((entrant) => entrant.locked)
  if (locked !== undefined) return `The roster of ${locked.team.name} is locked.`
  const { commissionerAgrees = false } = bookOf(league).career
  for (const coach of [from.coach, to.coach, ...(commissionerAgrees ? [league.commissioner] : [])])
    if (!entry.agreed.includes(coach)) return `Coach "${coach}" has not agreed.`
  if ((entry.gold ?? 0) > from.team.treasury) return `${from.team.name} has only ${from.team.treasury} gold.`
  return (
    openBooksProblem(league, entry.from) ??
    openBooksProblem(league, entry.to) ??
    (entry.player === undefined ? null : moveProblem(league, from, to, entry.player))
  )
}

/** A player changes teams only where the book lets him and both lists have a place for him. rule: update.new-are-rookies */
function moveProblem(league: League, from: Entrant, to: Entrant, id: string): string | null {
  const player = from.team.players.find((each) => each.id === id)
  if (player === undefined) return `${from.team.name} has no player "${id}".`
  const book = bookOf(league)
  if (book.career.market.rookiesOnly)
    return `In ${book.name} whoever joins a team is a rookie: nobody changes teams.`
  if (to.team.roster !== from.team.roster) return 'The two teams do not play from the same list.'
  const { max } = book.teams.drafting.players
  if (to.team.players.length >= max) return `${to.team.name} has ${max} players already.`
  const squad = [...to.team.players, player].map(({ position }) => position)
  return squadProblems(book, to.team.roster, squad)[0] ?? null
}
