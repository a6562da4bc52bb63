import { type Edition, editionOf, type House } from '@touchback/engine'
import type { LeagueOptions, MatchReport, Team } from '@touchback/engine/career'
import type { Draw } from '../competition/pairings.ts'
import type { Criterion, PointsRule, Result } from '../competition/standings.ts'
import type { Content } from './entry.ts'

/** A team in a league, and whose it is. */
export interface Entrant {
  team: Team
  readonly coach: string
  locked: boolean
  retired: boolean
}

export interface Fixture {
  readonly id: string
  readonly competition: string | null
  readonly round: number | null
  readonly stage: string | null
  readonly home: string
  readonly away: string
  readonly when: string | null
  report: MatchReport | null
  /** The side whose coach typed it in; null for one that was refereed here or ruled on. */
  reportedBy: 'home' | 'away' | null
  /** Both coaches agree, or nobody has to. */
  settled: boolean
  disputed: string | null
  /** Which teams have closed their books on it. */
  readonly closed: { home: boolean; away: boolean }
}

export interface Competition extends Omit<Content<'competition-opened'>, 'type' | 'competition'> {
  readonly id: string
  delegate: string | null
  drawn: Draw[]
}

/** Books that were closed and are not any more: something before them was corrected, and this is asked or rolled anew. */
export interface Reopened {
  /** The number of the entry that closed them. */
  readonly entry: number
  readonly match: string
  readonly team: string
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
  readonly edition: string
  readonly house: House | undefined
  readonly options: LeagueOptions
  readonly points: PointsRule
  readonly ties: readonly Criterion[]
  readonly inARow: number
  readonly teamsPerCoach: number
  readonly commissioner: string
  readonly coaches: Record<string, string>
  readonly teams: Record<string, Entrant>
  readonly competitions: Record<string, Competition>
  readonly fixtures: Record<string, Fixture>
  /** Matches of each team in the order they were settled. */
  readonly played: Record<string, string[]>
  readonly seasons: string[]
  entries: number
  readonly reopened: Reopened[]
  readonly misfits: Misfit[]
}

/** The book a league plays by, house rules and all. */
export const bookOf = ({ edition, house }: Pick<League, 'edition' | 'house'>): Edition =>
  editionOf(house === undefined ? edition : { edition, house })

export const sideOf = ({ home }: Fixture, team: string): 'home' | 'away' => (home === team ? 'home' : 'away')

export const opponentOf = ({ home, away }: Fixture, team: string): string => (home === team ? away : home)

/** The settled matches, as a table counts them. */
export const resultsOf = (league: League, fits: (fixture: Fixture) => boolean = () => true): Result[] =>
  Object.values(league.fixtures).flatMap((fixture): Result[] => {
    const { report, settled, home, away } = fixture
    if (report === null || !settled || !fits(fixture)) return []
    const casualties = (side: 'home' | 'away') =>
      [...Object.values(report.sides[side].players), ...report.sides[side].guests].reduce(
        (sum, { feats }) => sum + feats.casualties,
        0,
      )
    const gaveUp = report.conceded === null ? null : report.conceded.side === 'home' ? home : away
    return [
      {
        home,
        away,
        score: [report.score.home, report.score.away],
        casualties: [casualties('home'), casualties('away')],
        conceded: gaveUp,
      },
    ]
  })
