import { type Dice, type Edition, MissingDie, NoDice, type Reading } from '@touchback/engine'
import { type Cup, type Prize, seasonPrize, type Team } from '@touchback/engine/career'
import { Aftermath, type AftermathSetting } from '../aftermath.ts'
import { divisionsOf, finalOf } from '../competition/rounds.ts'
import { placesOf } from '../competition/tables.ts'
import {
  bestPlayers,
  handedOn,
  minorCup,
  playerOfTheYear,
  plainPrize,
  prizesOf,
} from '../tournaments/prizes.ts'
import type { Content } from './entry.ts'
import { bookOf, type Competition, type Due, known, type League, openSeason, sideOf } from './league.ts'

/** The prizes of a book's season go by this name. */
export const SEASON = 'season'

/** Prizes a team has been given and has not entered in its books. */
export const duesOf = ({ prizes }: League, team: string): Due[] =>
  prizes.filter((due) => due.team === team && !due.taken)

/** What a competition is played for; null where there is nothing but the honour. */
export function cupOf(
  edition: Edition,
  { cup, purse, name }: Pick<Content<'competition-opened'>, 'cup' | 'purse' | 'name'>,
): Reading<Cup | null> {
  const { tournaments, season } = edition.career
  if (cup !== undefined && purse !== undefined)
    return { value: null, problem: 'A cup of the book pays what the book says.' }
  if (purse !== undefined)
    return tournaments === undefined
      ? { value: { name, purse, trophy: false }, problem: null }
      : minorCup(edition, name, purse)
  if (cup === undefined || (cup === SEASON && season !== undefined)) return { value: null, problem: null }
  const found = known(tournaments?.cups ?? {}, cup)
  return found === undefined
    ? { value: null, problem: `${edition.name} knows no cup "${cup}".` }
    : { value: found, problem: null }
}

/** A prize, before anybody asks whether it has been entered in a team's books. */
type Award = Omit<Due, 'taken'>

/** Divisions that nothing follows have each a first, and none of them all. */
function undecidedText(competition: Competition): string {
  const { name, format } = competition
  const divisions = divisionsOf(competition).length
  return format === 'round-robin' && divisions > 1
    ? `"${name}" has ${divisions} divisions and nobody who is first of all: groups and a knock-out would have.`
    : `"${name}" has not been decided yet.`
}

/** Who is given what at the end of a competition. */
export function prizesDue(league: League, competition: Competition, dice: Dice): Reading<Award[]> {
  const edition = bookOf(league)
  const places = placesOf(league, competition)
  if (places === null) return { value: null, problem: undecidedText(competition) }
  const { value: cup, problem } = cupOf(edition, competition)
  if (problem !== null) return { value: null, problem }
  const due = (team: string, prize: Prize): Award => ({ competition: competition.id, team, prize })
  if (competition.cup === SEASON) {
    const paid = places.map((team, index) => due(team, plainPrize(SEASON, seasonPrize(edition, index + 1))))
    return { value: paid.filter(({ prize }) => prize.gold > 0), problem: null }
  }
  const [winner, runnerUp] = places.map((id) => known(league.teams, id)?.team)
  if (cup === null || winner === undefined || runnerUp === undefined) return { value: [], problem: null }
  const id = competition.cup ?? competition.id
  const took = {
    winner: participants(league, competition, winner),
    runnerUp: participants(league, competition, runnerUp),
  }
  const prizes = prizesOf(edition, [id, cup], { winner, runnerUp, took }, league.options, dice)
  const holders = cup.trophy ? Object.values(league.teams).map(({ team }) => team) : []
  const others = holders.filter((team) => team !== winner && team !== runnerUp && team.trophies.includes(id))
  return {
    value: [
      due(winner.id, prizes.winner),
      due(runnerUp.id, prizes.runnerUp),
      ...others.map((team) => due(team.id, handedOn(id, team))),
    ],
    problem: null,
  }
}

/** Those of a team who were on the pitch in the final. */
function participants(league: League, competition: Competition, { id }: Team): readonly string[] {
  const final = finalOf(league, competition)
  if (final === undefined || final.report === null) return []
  const { players } = final.report.sides[sideOf(final, id)]
  return Object.entries(players).flatMap(([player, { fielded }]) => (fielded ? [player] : []))
}

/** What a league has laid down for all books. */
export const settled = ({ options, house }: League): Pick<AftermathSetting, 'options' | 'house'> =>
  house === undefined ? { options } : { options, house }

/** What a team's books on a prize are opened with. */
export const prizeSetting = (league: League, team: Team, prize: Prize): AftermathSetting => ({
  team,
  prize,
  ...settled(league),
})

/** A team that has nothing to roll and nothing to choose takes what it is given at once. */
export function takenAtOnce(league: League, team: Team, prize: Prize): Team | null {
  try {
    const books = Aftermath.begin(prizeSetting(league, team, prize), new NoDice())
    return books.decision === null ? books.team : null
  } catch (error) {
    if (error instanceof MissingDie) return null
    throw error
  }
}

/** Why nobody can be named player of the year like this. */
export function honourProblem(league: League, { team, player }: Content<'honoured'>): string | null {
  const book = bookOf(league)
  const after = book.career.tournaments?.playerOfTheYear.after
  if (after === undefined) return `${book.name} knows no player of the year.`
  const season = openSeason(league)?.id ?? null
  const cups = Object.values(league.competitions).filter(({ cup, over }) => cup === after && over)
  if (!cups.some((each) => each.season === season)) return `He is named after the final of "${after}".`
  if (league.honours.some((honour) => honour.season === season))
    return 'The player of this year has been named.'
  const teams = Object.values(league.teams).filter(({ retired }) => !retired)
  const best = bestPlayers(teams.map((each) => each.team))
  return best.some((each) => each.team.id === team && each.player.id === player)
    ? null
    : `"${player}" of "${team}" has not the most points of the league.`
}

/** The honour as his team enters it. */
export const honourOf = (league: League): Prize => playerOfTheYear(bookOf(league))
