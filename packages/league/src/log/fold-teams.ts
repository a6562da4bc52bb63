import { type Edition, same } from '@touchback/engine'
import {
  cloneTeam,
  type LeagueOptions,
  type Team,
  usualOptions,
  usualPoints,
  worthOf,
} from '@touchback/engine/career'
import type { Criterion } from '../competition/standings.ts'
import { freeNumber } from '../squad.ts'
import type { Content } from './entry.ts'
import { bookOf, known, type League, openSeason, pinned } from './league.ts'

/** What the tables of a league go by that says nothing else. */
export const usualTable = (book: Edition, options: LeagueOptions): Pick<League, 'points' | 'ties'> => ({
  points: usualPoints(book, options),
  ties: [...(book.career.season?.tieBreaks ?? TIES), 'name'],
})

const TIES: readonly Criterion[] = ['touchdown-difference', 'casualty-difference', 'head-to-head']

/** A season begins, pinned to its book: teams go on as they are, by another book where one is named. */
export function beginSeason(league: League, entry: Content<'season-begun'>): void {
  const old = usualTable(bookOf(league), league.options)
  const { edition } = league
  Object.assign(league, pinned(league, entry))
  const book = bookOf(league)
  const settled = { ...league.options, ...entry.options }
  // Of another book's options those stay that this one has too.
  league.options = Object.fromEntries(
    Object.entries(usualOptions(book)).map(([id, usual]) => [id, settled[id] ?? usual]),
  )
  const usual = usualTable(book, league.options)
  league.points = entry.points ?? (same(league.points, old.points) ? usual.points : league.points)
  league.ties = entry.ties ?? (same(league.ties, old.ties) ? usual.ties : league.ties)
  league.inARow = entry.inARow ?? league.inARow
  league.teamsPerCoach = entry.teamsPerCoach ?? league.teamsPerCoach
  if (league.edition !== edition)
    for (const entrant of Object.values(league.teams)) entrant.team = converted(book, entrant.team)
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

/** By another book from now on: what a team is worth is worked out by it, and everybody on it stays. */
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

/** He keeps his number; where it is worn, that of his signing is his, whoever else is corrected away. */
function shirt({ players, signed }: Team, wanted: number): number {
  const worn = players.map(({ number }) => number)
  return [wanted, signed].find((number) => !worn.includes(number)) ?? freeNumber(players)
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
    const as = `p${takes.signed}`
    takes.players = [...takes.players, { ...moved, number: shirt(takes, moved.number), id: as }]
    league.moves.push({ from, player: moved.id, to, as })
  }
  giver.team = gives
  taker.team = takes
}
