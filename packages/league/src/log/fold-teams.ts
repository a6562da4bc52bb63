import type { Edition } from '@touchback/engine'
import { cloneTeam, type Team, usualOptions, usualPoints, worthOf } from '@touchback/engine/career'
import type { Content } from './entry.ts'
import { bookOf, known, type League, openSeason } from './league.ts'

/** A season begins, pinned to its book: teams go on as they are, by another book where one is named. */
export function beginSeason(league: League, entry: Content<'season-begun'>): void {
  if (entry.edition !== undefined && entry.edition !== league.edition) convert(league, entry.edition)
  league.house = entry.house ?? league.house
  league.options = { ...league.options, ...entry.options }
  league.points = entry.points ?? league.points
  league.ties = entry.ties ?? league.ties
  league.inARow = entry.inARow ?? league.inARow
  league.teamsPerCoach = entry.teamsPerCoach ?? league.teamsPerCoach
  league.seasons.push({
    id: entry.season,
    name: entry.name,
    edition: league.edition,
    house: league.house,
    before: Object.fromEntries(
      Object.entries(league.teams).map(([id, { team }]) => [id, team.matches.length]),
    ),
    redrafted: [],
    closed: false,
  })
}

/** Another book from now on: what a team is worth is worked out by it, and everybody on it stays. */
function convert(league: League, edition: string): void {
  league.edition = edition
  league.house = undefined
  const book = bookOf(league)
  const settled = league.options
  league.options = Object.fromEntries(
    Object.entries(usualOptions(book)).map(([id, usual]) => [id, settled[id] ?? usual]),
  )
  league.points = usualPoints(book, league.options)
  for (const entrant of Object.values(league.teams)) entrant.team = converted(book, entrant.team)
}

function converted(book: Edition, team: Team): Team {
  const moved = { ...cloneTeam(team), edition: book.id, rating: null }
  return book.career.worth.unit === 'rating' ? { ...moved, rating: worthOf(book, moved) } : moved
}

/** Everybody who is still there has one more season behind him. */
export function closeSeason(league: League): void {
  const season = openSeason(league)
  if (season === null) return
  season.closed = true
  for (const entrant of Object.values(league.teams)) {
    const team = cloneTeam(entrant.team)
    for (const player of team.players) player.seasons++
    entrant.team = team
  }
}

export function transfer(league: League, { from, to, gold = 0, player }: Content<'transferred'>): void {
  const [giver, taker] = [known(league.teams, from), known(league.teams, to)]
  if (giver === undefined || taker === undefined) return
  const [gives, takes] = [cloneTeam(giver.team), cloneTeam(taker.team)]
  gives.treasury -= gold
  takes.treasury += gold
  const moved = gives.players.find(({ id }) => id === player)
  if (moved !== undefined) {
    gives.players = gives.players.filter((other) => other !== moved)
    gives.former = [...gives.former, { ...moved, status: 'left', leftAfter: gives.matches.length }]
    takes.signed++
    takes.players = [...takes.players, { ...moved, id: `p${takes.signed}` }]
  }
  giver.team = gives
  taker.team = takes
}
