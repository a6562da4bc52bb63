import { worthOf } from '@touchback/engine/career'
import {
  bookOf,
  type Competition,
  type Fixture,
  fixturesOf,
  known,
  type League,
  resultsOf,
  winnerOf,
} from '../log/league.ts'
import { playOffStandings } from '../log/play-offs.ts'
import { ladderOf } from './ladder.ts'
import { bracketOf, divisionsOf, meetings, roundsBeforeCup, semiFinalLosers, thirdPlaceOf } from './rounds.ts'
import { type Line, type Ranking, standings } from './standings.ts'

/** What a table of a league goes by; with a Swiss draw a free day is a victory. */
export function rankingOf(league: League, competition?: Competition): Ranking {
  const book = bookOf(league)
  const freeDays: Record<string, number> = {}
  if (competition?.format === 'swiss')
    for (const [team, other] of competition.drawn.flat())
      if (other === null) freeDays[team] = (freeDays[team] ?? 0) + 1
  const worth = (id: string): number => {
    const entrant = known(league.teams, id)
    return entrant === undefined ? 0 : worthOf(book, entrant.team, league.options)
  }
  return { points: league.points, ties: league.ties, worth, freeDays }
}

/** Matches that count for the tables: not those of rounds in which losers are out, nor whatever they agree on then. */
export const countsIn = (competition: Competition) => {
  const before = roundsBeforeCup(competition)
  return ({ competition: id, round, stage }: Pick<Fixture, 'competition' | 'round' | 'stage'>): boolean =>
    id === competition.id && stage === null && (before === null || (round ?? 0) <= before)
}

/** The table of each division, the best first; on a ladder the rungs from the top, of play-offs by the results that are handed in. */
export function tablesOf(league: League, competition: Competition): Line[][] {
  const results = resultsOf(league, countsIn(competition))
  const ranking = rankingOf(league, competition)
  const tables = divisionsOf(competition).map((teams) => standings(teams, results, ranking))
  switch (competition.format) {
    case 'ladder': {
      const rungs = rungsOf(league, competition)
      return tables.map((lines) => inOrder(lines, rungs))
    }
    case 'play-offs': {
      const handedIn = playOffStandings(league, competition)
      const points = Object.fromEntries(handedIn.map((standing) => [standing.team, standing.points]))
      const order = handedIn.map(({ team }) => team)
      return tables.map((lines) =>
        inOrder(lines, order).map((line) => ({ ...line, points: points[line.team] ?? 0 })),
      )
    }
    case 'open':
    case 'round-robin':
    case 'swiss':
    case 'knock-out':
    case 'groups':
      return tables
    default:
      return competition.format satisfies never
  }
}

/** Whoever is not in the order, because he has retired, stands behind all others. */
function inOrder(lines: readonly Line[], order: readonly string[]): Line[] {
  const place = ({ team }: Line): number => (order.includes(team) ? order.indexOf(team) : order.length)
  return lines.toSorted((a, b) => place(a) - place(b))
}

/** A ladder as it stands, the best first. */
export function rungsOf(league: League, competition: Competition): string[] {
  const victories = fixturesOf(league, competition.id)
    .toSorted((a, b) => (a.settledBy ?? 0) - (b.settledBy ?? 0))
    .flatMap((fixture) => {
      const winner = winnerOf(fixture)
      return winner === null ? [] : [{ winner, loser: winner === fixture.home ? fixture.away : fixture.home }]
    })
  return ladderOf(competition.teams, victories)
}

/** Whether every round there is to be has been drawn and played. */
function isPlayedOut(league: League, competition: Competition): boolean {
  const all = competition.format === 'swiss' ? (competition.rounds ?? 0) : meetings(competition).length
  return competition.drawn.length >= all && fixturesOf(league, competition.id).every(({ settled }) => settled)
}

/** The first places of a competition that is over, the best first; null while it goes on. */
export function placesOf(league: League, competition: Competition): string[] | null {
  if (roundsBeforeCup(competition) !== null) return cupPlaces(league, competition)
  if (!isPlayedOut(league, competition)) return null
  const [table = [], ...others] = tablesOf(league, competition)
  return others.length > 0 ? null : table.map(({ team }) => team)
}

/** Winner and loser of the final, then whoever won the match for third place or stood higher before the last rounds. */
function cupPlaces(league: League, competition: Competition): string[] | null {
  const last = bracketOf(league, competition).at(-1)?.[0]
  if (last?.stage !== 'final' || last.winner === null) return null
  const second = last.winner === last.home ? last.away : last.home
  const third = thirdPlaceOf(league, competition)
  if (third !== undefined && !third.settled) return null
  const best = tablesOf(league, competition)
    .flat()
    .map(({ team }) => team)
  const losers = semiFinalLosers(league, competition).toSorted((a, b) => best.indexOf(a) - best.indexOf(b))
  const bronze = third === undefined ? losers[0] : (winnerOf(third) ?? losers[0])
  return [last.winner, second, bronze ?? null].filter((team) => team !== null)
}
