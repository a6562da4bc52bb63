import type { Edition } from '@touchback/engine'
import { optionProblems, rosterOf, type Team } from '@touchback/engine/career'
import { playProblems } from '../bring.ts'
import { openBooksProblem } from './books.ts'
import type { Content } from './entry.ts'
import { teamProblem } from './known-problems.ts'
import { bookOf, known, type League, openSeason, pinned } from './league.ts'
import { redraft } from './redraft.ts'

/** A league has more than one team. */
const LEAST_TEAMS = 2

const playing = (league: League) => Object.values(league.teams).filter(({ retired }) => !retired)

/** Why a league cannot begin: everybody who takes part has a team; who only runs the league needs none. rule: league.start */
function startProblem(league: League): string | null {
  const coaches = new Set(playing(league).map(({ coach }) => coach))
  const idle = Object.keys(league.coaches).find(
    (coach) => coach !== league.commissioner && !coaches.has(coach),
  )
  return idle === undefined ? null : `Coach "${idle}" has no team yet.`
}

/** The league waits for everybody before its first match; later on nobody waits for newcomers. */
export const firstMatchProblem = (league: League): string | null =>
  hasBegun(league) ? null : startProblem(league)

/** Asked of every match, so what is quickly seen is looked at first. */
const hasBegun = ({ seasons, played, fixtures }: League): boolean =>
  seasons.length > 0 ||
  Object.keys(played).some((team) => played[team]?.[0] !== undefined) ||
  Object.keys(fixtures).length > 0

export function leftProblem(league: League, { coach }: Content<'left'>): string | null {
  if (known(league.coaches, coach) === undefined) return `There is no coach "${coach}" in this league.`
  if (coach === league.commissioner) return 'The commissioner runs the league and stays.'
  const team = playing(league).find((entrant) => entrant.coach === coach)
  return team === undefined ? null : `Coach "${coach}" still has a team: ${team.team.name}.`
}

export function begunProblem(league: League, entry: Content<'season-begun'>): string | null {
  const open = openSeason(league)
  if (open !== null) return `Season "${open.id}" is still being played.`
  if (league.seasons.some(({ id }) => id === entry.season))
    return `There was a season "${entry.season}" already.`
  const teams = playing(league)
  if (teams.length < LEAST_TEAMS) return `A season takes at least ${LEAST_TEAMS} teams.`
  const book = bookOf(pinned(league, entry))
  const [unfit] = optionProblems(book, entry.options ?? {})
  return (
    firstMatchProblem(league) ??
    unfit ??
    teams.map(({ team }) => listProblem(book, team)).find((problem) => problem !== null) ??
    teams.map(({ team }) => openBooksProblem(league, team.id)).find((problem) => problem !== null) ??
    teams.map(({ team }) => sizeProblem(book, team)).find((problem) => problem !== null) ??
    null
  )
}

/** What can be done about a team that the new book does not know. */
const WAY_OUT = 'It can be retired, and its coach may enter another one.'

/** A team goes on by another book only if that has its list and everybody on it. */
function listProblem(
  book: Edition,
  team: { readonly name: string; readonly roster: string; readonly players: readonly { position: string }[] },
): string | null {
  if (known(book.teams.rosters, team.roster) === undefined)
    return `${book.name} has no team list "${team.roster}" for ${team.name}. ${WAY_OUT}`
  const { positions } = rosterOf(book, team.roster)
  const stranger = team.players.find(
    ({ position }) =>
      !positions.some(({ id }) => id === position) &&
      known(book.teams.specialPlayers, position) === undefined,
  )
  return stranger === undefined
    ? null
    : `${book.name} has no "${stranger.position}" for ${team.name}. ${WAY_OUT}`
}

/** Rosters are brought up to date after a match: one that is too big or too dear for the new book would never play its first. */
function sizeProblem(book: Edition, team: Team): string | null {
  const { max } = book.teams.drafting.players
  const { name, players } = team
  const problem =
    players.length > max
      ? `${book.name} gives a team ${max} players at most, and ${name} has ${players.length}.`
      : playProblems(book, team)[0]
  return problem === undefined ? null : `${problem} ${WAY_OUT}`
}

export function closedProblem(league: League, { season }: Content<'season-closed'>): string | null {
  if (openSeason(league)?.id !== season) return `Season "${season}" is not being played.`
  const open = Object.values(league.fixtures).find(({ settled }) => !settled)
  if (open !== undefined) return `Match "${open.id}" has not been settled yet.`
  return (
    Object.keys(league.teams)
      .map((team) => openBooksProblem(league, team))
      .find((problem) => problem !== null) ?? null
  )
}

export function redraftedProblem(league: League, entry: Content<'redrafted'>): string | null {
  const { team } = entry
  const last = league.seasons.at(-1)
  if (last === undefined || !last.closed) return 'Teams are drafted anew between two seasons.'
  if (last.redrafted.includes(team)) return `"${team}" has been drafted anew after season "${last.id}".`
  const entrant = known(league.teams, team)
  if (entrant?.locked === true) return `The roster of ${entrant.team.name} is locked.`
  return teamProblem(league, team) ?? openBooksProblem(league, team) ?? redraft(league, entry).problem
}
