import { type Edition, editionOf, type House } from '@touchback/engine'
import {
  type LeagueOptions,
  type MatchReport,
  ownReport,
  type PointsRule,
  type Prize,
  recordedScore,
  type Team,
} from '@touchback/engine/career'
import type { Draw } from '../competition/pairings.ts'
import type { Criterion, Result } from '../competition/standings.ts'
import type { PlayOffTable } from '../tournaments/play-offs.ts'
import type { Content } from './entry.ts'

/** A team in a league, and whose it is. */
export interface Entrant {
  team: Team
  readonly coach: string
  locked: boolean
  retired: boolean
}

/** A result that stands in the tables and was not played: nobody's career knows of it. */
export interface Awarded {
  readonly score: { readonly home: number; readonly away: number }
  readonly why: 'refused' | 'evaded' | 'default' | 'both-lose'
}

export interface Fixture {
  readonly id: string
  readonly competition: string | null
  readonly round: number | null
  readonly stage: string | null
  readonly home: string
  readonly away: string
  /** When it is to be played, or until when. */
  when: string | null
  report: MatchReport | null
  /** The side whose coach typed it in; null for one that was refereed here or ruled on. */
  reportedBy: 'home' | 'away' | null
  awarded: Awarded | null
  /** Whoever was named the winner of a match that had none. */
  decided: string | null
  /** Both coaches agree, or nobody has to. */
  settled: boolean
  /** The number of the entry it was settled with: the order in which results came in. */
  settledBy: number | null
  disputed: string | null
  /** Which teams have closed their books on it. */
  readonly closed: { home: boolean; away: boolean }
}

export interface Competition extends Omit<Content<'competition-opened'>, 'type' | 'competition' | 'teams'> {
  readonly id: string
  /** The season it belongs to. */
  readonly season: string | null
  teams: readonly string[]
  delegate: string | null
  /** The week of its play-offs and last rounds, from 1. */
  week: number
  /** Results handed in, by team. */
  readonly submitted: Record<string, readonly string[]>
  /** How its play-offs ended, and who goes on; null while they last. */
  playOffs: PlayOffTable | null
  drawn: Draw[]
  /** Prizes have been given. */
  over: boolean
}

export interface Challenge {
  readonly id: string
  readonly competition: string | null
  readonly from: string
  readonly to: string
  readonly week: number
  /** As the clock had it when it was made. */
  readonly at: string
  state: 'made' | 'accepted' | 'refused' | 'substituted' | 'evaded'
}

/** A season: pinned to its book, and where every team stood when it began. */
export interface Season {
  readonly id: string
  readonly name: string
  readonly edition: string
  readonly house: House | undefined
  /** How many matches each team had played before it. */
  readonly before: Readonly<Record<string, number>>
  /** Teams that have been drafted anew after it. */
  readonly redrafted: string[]
  closed: boolean
}

/** A prize a team has been given, and whether it has entered it in its books. */
export interface Due {
  readonly competition: string
  readonly team: string
  readonly prize: Prize
  taken: boolean
}

/** A player who went from one team to another, and what he is called on each roster. */
export interface Move {
  readonly from: string
  readonly player: string
  readonly to: string
  readonly as: string
}

export interface Honour {
  readonly season: string | null
  readonly team: string
  readonly player: string
}

/** Books that were closed and are not any more: something before them was corrected, and this is asked or rolled anew. */
export interface Reopened {
  /** The number of the entry that closed them. */
  readonly entry: number
  readonly team: string
  /** The match they are about; null for those on a prize. */
  readonly match: string | null
  /** The competition whose prize they are about; null for those on a match. */
  readonly competition: string | null
  /** The first roll without dice or question without answer: all before it stands as it was. */
  readonly question: { readonly what: string; readonly player: string | null }
}

/** An entry that does not fit any more what was corrected before it. It stays in the log. */
export interface Misfit {
  readonly entry: number
  readonly problem: string
}

/** A league as its log makes it: plain data, changed only by applying one entry after another. */
export interface League {
  readonly name: string
  edition: string
  house: House | undefined
  options: LeagueOptions
  points: PointsRule
  ties: readonly Criterion[]
  inARow: number
  teamsPerCoach: number
  readonly commissioner: string
  readonly coaches: Record<string, string>
  /** Coaches who are programs, and which. */
  readonly programs: Record<string, string>
  readonly teams: Record<string, Entrant>
  readonly competitions: Record<string, Competition>
  readonly fixtures: Record<string, Fixture>
  readonly challenges: Record<string, Challenge>
  /** Matches without a result that stands, in the order they were drawn or agreed on. */
  unsettled: readonly string[]
  /** Matches of each team in the order they were settled. */
  readonly played: Record<string, string[]>
  readonly seasons: Season[]
  readonly prizes: Due[]
  readonly honours: Honour[]
  readonly moves: Move[]
  entries: number
  readonly reopened: Reopened[]
  readonly misfits: Misfit[]
}

/** What is there under a name that came from outside. */
export const known = <T>(table: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(table, id) ? table[id] : undefined

type Pinned = Pick<League, 'edition' | 'house'>

/** What a season is pinned to: house rules stay as long as the book does. */
export const pinned = (before: Pinned, { edition, house }: Partial<Pinned>): Pinned => ({
  edition: edition ?? before.edition,
  house: house ?? (edition === undefined ? before.house : undefined),
})

/** The book a league plays by, house rules and all. */
export const bookOf = ({ edition, house }: Pinned): Edition =>
  editionOf(house === undefined ? edition : { edition, house })

/** The season that is being played; null between two, and in a league that knows none. */
export const openSeason = ({ seasons }: Pick<League, 'seasons'>): Season | null => {
  const last = seasons.at(-1)
  return last === undefined || last.closed ? null : last
}

export const sideOf = ({ home }: Pick<Fixture, 'home'>, team: string): 'home' | 'away' =>
  home === team ? 'home' : 'away'

export const opponentOf = ({ home, away }: Pick<Fixture, 'home' | 'away'>, team: string): string =>
  home === team ? away : home

/** Whoever has given up coaching a team plays no more matches with it. */
export const isRetired = ({ teams }: League, team: string): boolean => known(teams, team)?.retired === true

/** A match of a competition, whatever became of it. */
export const fixturesOf = (league: League, competition: string): Fixture[] =>
  Object.values(league.fixtures).filter((fixture) => fixture.competition === competition)

/** Whether two teams have met in a competition, or are to: a refused challenge counts as their meeting. */
export const hasMet = (league: League, { id }: Competition, one: string, other: string): boolean =>
  fixturesOf(league, id).some(
    (fixture) => (fixture.home === one || fixture.away === one) && opponentOf(fixture, one) === other,
  )

/** Settled matches on which a team still has to close its books, oldest first. */
export function openBooks(league: League, team: string): string[] {
  const played = league.played[team] ?? []
  const isOpen = (id: string): boolean => {
    const fixture = known(league.fixtures, id)
    return fixture !== undefined && !fixture.closed[sideOf(fixture, team)]
  }
  // Books are closed in the order of the matches: before the last that are open everything is closed.
  return played.slice(played.findLastIndex((id) => !isOpen(id)) + 1)
}

/** Whoever gave a match up. */
const gaveUp = ({ home, away, report }: Fixture): string | null => {
  const { conceded = null } = report ?? {}
  return conceded === null ? null : conceded.side === 'home' ? home : away
}

/** Whoever has won a settled match; null for a draw, and where both have lost. */
export function winnerOf(fixture: Fixture): string | null {
  const { home, away, report, awarded, decided, settled } = fixture
  if (!settled || decided !== null) return decided
  const loser = gaveUp(fixture)
  if (loser !== null) return opponentOf(fixture, loser)
  const { home: ours, away: theirs } = awarded?.score ?? report?.score ?? { home: 0, away: 0 }
  if (ours !== theirs) return ours > theirs ? home : away
  return report?.shootOut === undefined ? null : fixture[report.shootOut]
}

/** The settled matches, as a table counts them, in the order they came in. */
export function resultsOf(league: League, fits: (fixture: Fixture) => boolean = () => true): Result[] {
  const book = bookOf(league)
  return Object.values(league.fixtures)
    .filter((fixture) => fixture.settled && fits(fixture))
    .toSorted((a, b) => (a.settledBy ?? 0) - (b.settledBy ?? 0))
    .map((fixture) => resultOf(book, fixture))
}

function resultOf(book: Edition, fixture: Fixture): Result {
  const { report, awarded, home, away } = fixture
  const own = report === null ? null : ownReport(report, 'home')
  const { score: given = { home: 0, away: 0 } } = awarded ?? {}
  const score = own === null ? ([given.home, given.away] as const) : recordedScore(book, own)
  const conceded = gaveUp(fixture)
  const winner = winnerOf(fixture)
  return {
    home,
    away,
    score,
    casualties: own?.casualties ?? [0, 0],
    conceded,
    ...(score[0] === score[1] && winner !== null && conceded === null ? { winner } : {}),
    ...(awarded?.why === 'both-lose' ? { bothLost: true } : {}),
  }
}
