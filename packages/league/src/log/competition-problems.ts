import { same } from '@touchback/engine'
import { handInProblem } from '../tournaments/play-offs.ts'
import { nextRound } from '../competition/next-round.ts'
import { type Draw, meeting } from '../competition/pairings.ts'
import { matchId, roundsBeforeCup } from '../competition/rounds.ts'
import { openBooksProblem } from './books.ts'
import type { Content } from './entry.ts'
import { competitionProblem, runningProblem, teamsProblem } from './known-problems.ts'
import { bookOf, type Competition, fixturesOf, known, type League } from './league.ts'
import { thrown } from './lots.ts'
import { placeOf, playOffRound, settledPlayOffs } from './play-offs.ts'
import { cupOf, prizesDue } from './prizes.ts'
import { firstMatchProblem } from './season-problems.ts'

export function openedProblem(league: League, entry: Content<'competition-opened'>): string | null {
  if (known(league.competitions, entry.competition) !== undefined)
    return `There is a competition "${entry.competition}" already.`
  const book = bookOf(league)
  const { playOffs } = book.career.tournaments ?? {}
  if (entry.format === 'play-offs' && playOffs === undefined) return `${book.name} knows no play-offs.`
  if ((entry.groups ?? 0) > entry.teams.length) return 'There are more groups than teams.'
  return (
    teamsProblem(league, entry.teams) ??
    divisionsProblem(entry) ??
    cupOf(book, entry).problem ??
    entriesProblem(league, entry, entry.teams)
  )
}

/** Everybody is in one division, and nobody else is. */
function divisionsProblem({
  format,
  teams,
  groups,
  divisions,
}: Content<'competition-opened'>): string | null {
  if (divisions === undefined) return null
  if (format !== 'round-robin' && format !== 'groups')
    return 'Only a round robin and groups before a knock-out have divisions.'
  if (groups !== undefined && groups !== divisions.length)
    return `There are ${divisions.length} divisions, and ${groups} groups are wanted.`
  if (divisions.some(({ length }) => length === 0)) return 'There is a division without a team.'
  const named = divisions.flat()
  const stranger = named.find((team) => !teams.includes(team))
  if (stranger !== undefined) return `"${stranger}" is in a division and does not play.`
  const twice = named.find((team, index) => named.indexOf(team) !== index)
  if (twice !== undefined) return `"${twice}" is in two divisions.`
  const left = teams.find((team) => !named.includes(team))
  return left === undefined ? null : `"${left}" is in no division.`
}

const isTournament = ({ format, cup, purse }: Pick<Competition, 'format' | 'cup' | 'purse'>): boolean =>
  format === 'play-offs' || cup !== undefined || purse !== undefined

/** rule: tourn.one-entry */
function entriesProblem(
  league: League,
  competition: Pick<Competition, 'format' | 'cup' | 'purse'>,
  teams: readonly string[],
): string | null {
  const { entries } = bookOf(league).career.tournaments ?? {}
  if (entries === undefined || !isTournament(competition)) return null
  const coaches = teams.map((team) => known(league.teams, team)?.coach)
  const greedy = coaches.find((coach) => coaches.filter((other) => other === coach).length > entries)
  return greedy === undefined ? null : `Coach "${greedy}" may enter ${entries} team in a tournament.`
}

export const enteredProblem = (league: League, { competition, team }: Content<'entered'>): string | null =>
  runningProblem(league, competition, (found) => {
    if (found.drawn.length > 0 || found.playOffs !== null) return `"${found.name}" has begun without it.`
    const teams = [...found.teams, team]
    return teamsProblem(league, teams) ?? entriesProblem(league, found, teams)
  })

/** For how many weeks coaches arrange their matches. */
const weeksOf = (league: League): number => bookOf(league).career.tournaments?.playOffs.weeks ?? 0

const isPlayOffWeek = (league: League, { week }: Competition): boolean => week <= weeksOf(league)

export const weekProblem = (league: League, { competition, week }: Content<'week-begun'>): string | null =>
  runningProblem(league, competition, (found) => {
    if (found.format !== 'play-offs') return `"${found.name}" is not played by weeks.`
    if (week !== found.week + 1) return `The next week of "${found.name}" is ${found.week + 1}, not ${week}.`
    if (isPlayOffWeek(league, found)) return null
    if (found.drawn.length < found.week - weeksOf(league))
      return `The round of week ${found.week} is not drawn yet.`
    return found.drawn.at(-1)?.length === 1 ? `The final of "${found.name}" is its last week.` : null
  })

export const submittedProblem = (
  league: League,
  { competition, team, matches }: Content<'submitted'>,
): string | null =>
  runningProblem(league, competition, (found) => {
    if (found.format !== 'play-offs') return `"${found.name}" has no results to hand in.`
    if (found.playOffs !== null) return `The play-offs of "${found.name}" are over.`
    if (!found.teams.includes(team)) return `"${team}" does not play in "${competition}".`
    const stranger = matches.find((match) => placeOf(league, found, match) < 0)
    if (stranger !== undefined) return `"${stranger}" is no result of these play-offs.`
    const foreign = matches.find((match) => {
      const { home, away } = known(league.fixtures, match) ?? {}
      return home !== team && away !== team
    })
    if (foreign !== undefined) return `"${foreign}" is no match of ${team}.`
    const places = matches.map((match) => placeOf(league, found, match))
    return handInProblem(bookOf(league), playOffRound(league, found), team, places)
  })

export const qualifiedProblem = (
  league: League,
  { competition, dice }: Content<'qualified'>,
): string | null =>
  runningProblem(league, competition, (found) => {
    if (found.format !== 'play-offs') return `"${found.name}" has no play-offs.`
    if (found.playOffs !== null) return `The play-offs of "${found.name}" are over already.`
    if (isPlayOffWeek(league, found))
      return `The play-offs of "${found.name}" last until week ${weeksOf(league) + 1} begins, and this is week ${found.week}.`
    const waiting = Object.values(league.challenges).find(
      (challenge) => challenge.competition === competition && challenge.state === 'made',
    )
    if (waiting !== undefined) return `Challenge "${waiting.id}" has not been answered.`
    const open = fixturesOf(league, competition).find(({ settled }) => !settled)
    if (open !== undefined) return `Match "${open.id}" has not been settled yet.`
    return thrown(dice, (rolled) => settledPlayOffs(league, found, rolled)).problem
  })

export const roundProblem = (league: League, entry: Content<'round-drawn'>): string | null =>
  runningProblem(league, entry.competition, (found) => {
    const { round, pairings, dice, competition } = entry
    if (round !== found.drawn.length + 1)
      return `The next round of "${competition}" is ${found.drawn.length + 1}, not ${round}.`
    const teams = pairings.flatMap(([home, away]) => (away === null ? [home] : [home, away]))
    const stranger = teams.find((team) => !found.teams.includes(team))
    if (stranger !== undefined) return `"${stranger}" does not play in "${competition}".`
    const taken = pairings.findIndex((_, place) => known(league.fixtures, matchId(competition, round, place)))
    if (taken >= 0) return `There is a match "${matchId(competition, round, taken)}" already.`
    const problem = teamsProblem(league, teams) ?? firstMatchProblem(league)
    if (problem !== null) return problem
    return dice !== undefined || isBound(found)
      ? boundProblem(league, competition, pairings, dice)
      : ownDrawProblem(league, found, pairings)
  })

/** Whether the next round follows from those before it, or from lots alone. */
function isBound(competition: Competition): boolean {
  const before = roundsBeforeCup(competition)
  if (competition.format === 'play-offs') return true
  return before !== null && competition.drawn.length > before
}

function boundProblem(
  league: League,
  competition: string,
  pairings: Draw,
  faces: readonly number[] | undefined,
): string | null {
  const { value: due, problem } =
    faces === undefined
      ? nextRound(league, competition)
      : thrown(faces, (dice) => nextRound(league, competition, dice))
  if (due === null) return problem
  return same(due.pairings, pairings) ? null : 'The draw comes out otherwise.'
}

/** A draw the organiser has made himself: nobody twice where that can be, and none too many. */
function ownDrawProblem(league: League, found: Competition, pairings: Draw): string | null {
  const { value: due, problem } = nextRound(league, found.id)
  if (due === null) return problem
  if (found.drawn.length === roundsBeforeCup(found)) {
    const through = due.pairings.flat()
    const out = pairings.flat().find((team) => !through.includes(team))
    return out === undefined ? null : `"${out}" has not come so far in "${found.name}".`
  }
  if (found.format !== 'swiss') return null
  const met = new Set(found.drawn.flat().map(([home, away]) => meeting(home, away ?? '')))
  const again = pairings.find(([home, away]) => away !== null && met.has(meeting(home, away)))
  return again === undefined ? null : `${again.join(' and ')} have met already.`
}

export const prizesProblem = (
  league: League,
  { competition, dice }: Content<'prizes-given'>,
): string | null =>
  competitionProblem(league, competition, (found) => {
    if (found.over) return `The prizes of "${found.name}" have been given.`
    const given = thrown(dice, (rolled) => prizesDue(league, found, rolled))
    if (given.value === null) return given.problem
    return (
      given.value.map(({ team }) => openBooksProblem(league, team)).find((problem) => problem !== null) ??
      null
    )
  })
