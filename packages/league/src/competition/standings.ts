import { outcomeOf, type PointsRule, type Result as OwnResult, tablePoints } from '@touchback/engine/career'

/** A finished match, as far as a table goes. */
export interface Result {
  readonly home: string
  readonly away: string
  readonly score: readonly [home: number, away: number]
  readonly casualties: readonly [home: number, away: number]
  /** Whoever gave up. */
  readonly conceded: string | null
  /** Whoever won it where the score does not say. */
  readonly winner?: string
  /** Neither was ready to play. */
  readonly bothLost?: boolean
}

export interface Line {
  readonly team: string
  readonly played: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
  readonly conceded: number
  readonly points: number
  readonly touchdowns: readonly [made: number, against: number]
  readonly casualties: readonly [made: number, against: number]
}

/** What settles a tie, tried one after the other. */
export const CRITERIA = [
  'points',
  'touchdown-difference',
  'touchdowns',
  'casualty-difference',
  'casualties',
  'head-to-head',
  'wins',
  'fewest-losses',
  'worth',
  'name',
] as const
export type Criterion = (typeof CRITERIA)[number]

export interface Ranking {
  readonly points: PointsRule
  readonly ties: readonly Criterion[]
  /** What a team is worth, where that settles a tie. */
  readonly worth: (team: string) => number
  /** Free days that count as victories, by team. */
  readonly freeDays?: Readonly<Record<string, number>>
}

const seenBy = (team: string, { home, score, casualties, conceded, winner, bothLost }: Result): OwnResult => {
  const turned = ([one, other]: readonly [number, number]) =>
    team === home ? ([one, other] as const) : ([other, one] as const)
  const whose = (whom: string) => (whom === team ? 'own' : 'theirs')
  return {
    score: turned(score),
    casualties: turned(casualties),
    conceded: conceded === null ? null : whose(conceded),
    ...(bothLost === true ? { decided: 'neither' } : winner === undefined ? {} : { decided: whose(winner) }),
  }
}

function lineOf(team: string, results: readonly Result[], { points: rule, freeDays = {} }: Ranking): Line {
  const own = results
    .filter(({ home, away }) => home === team || away === team)
    .map((result) => seenBy(team, result))
  const sum = (value: (seen: OwnResult) => number): number =>
    own.reduce((total, seen) => total + value(seen), 0)
  const ending = (wanted: ReturnType<typeof outcomeOf>) =>
    own.filter((seen) => outcomeOf(seen) === wanted).length
  const pointsOf = (seen: OwnResult) => tablePoints(rule, seen).reduce((total, [, value]) => total + value, 0)
  return {
    team,
    played: own.length,
    won: ending('win'),
    lost: ending('loss'),
    drawn: ending('draw'),
    conceded: own.filter(({ conceded }) => conceded === 'own').length,
    points: sum(pointsOf) + (freeDays[team] ?? 0) * rule.win,
    touchdowns: [sum(({ score }) => score[0]), sum(({ score }) => score[1])],
    casualties: [sum(({ casualties }) => casualties[0]), sum(({ casualties }) => casualties[1])],
  }
}

/** What each of those who are level has by a criterion; of names there is no number, and the first of them has most. */
function measures(
  level: readonly Line[],
  criterion: Criterion,
  results: readonly Result[],
  ranking: Ranking,
): number[] {
  const teams = new Set(level.map(({ team }) => team))
  switch (criterion) {
    case 'points':
      return level.map(({ points }) => points)
    case 'touchdown-difference':
      return level.map(({ touchdowns: [made, against] }) => made - against)
    case 'touchdowns':
      return level.map(({ touchdowns: [made] }) => made)
    case 'casualty-difference':
      return level.map(({ casualties: [made, against] }) => made - against)
    case 'casualties':
      return level.map(({ casualties: [made] }) => made)
    case 'head-to-head': {
      const between = results.filter(({ home, away }) => teams.has(home) && teams.has(away))
      return level.map(({ team }) => lineOf(team, between, { ...ranking, freeDays: {} }).points)
    }
    case 'wins':
      return level.map(({ won }) => won)
    case 'fewest-losses':
      return level.map(({ lost }) => -lost)
    case 'worth':
      return level.map(({ team }) => ranking.worth(team))
    case 'name': {
      const last = [...teams].toSorted((a, b) => (a < b ? 1 : -1))
      return level.map(({ team }) => last.indexOf(team))
    }
    default:
      return criterion satisfies never
  }
}

/** What two neighbours in a table have by one criterion. */
export interface Step {
  readonly criterion: Criterion
  readonly above: number
  readonly below: number
}

/** Why one stands above another: how far down the list the two had to go, and what each had there. */
export interface Reason {
  readonly above: string
  readonly below: string
  /** What settled it; null where nothing did. */
  readonly criterion: Criterion | null
  /** Everything that was looked at, the last of it decisive. */
  readonly steps: readonly Step[]
}

/** A line of a table, and what it had by each criterion that was needed to place it. */
interface Placed {
  readonly line: Line
  readonly had: readonly number[]
}

const criteriaOf = ({ ties }: Ranking): readonly Criterion[] => ['points', ...ties]

/** Best first: those who are level by one criterion are told apart, all of them together, by the next. */
function placed(level: readonly Placed[], results: readonly Result[], ranking: Ranking): Placed[] {
  const criterion = criteriaOf(ranking)[level[0]?.had.length ?? 0]
  if (level.length < 2 || criterion === undefined) return [...level]
  const lines = level.map(({ line }) => line)
  const values = measures(lines, criterion, results, ranking)
  return [...new Set(values)]
    .toSorted((a, b) => b - a)
    .flatMap((value) => {
      const still = level.filter((_, index) => values[index] === value)
      return placed(
        still.map(({ line, had }) => ({ line, had: [...had, value] })),
        results,
        ranking,
      )
    })
}

const placedFrom = (lines: readonly Line[], results: readonly Result[], ranking: Ranking): Placed[] =>
  placed(
    lines.map((line) => ({ line, had: [] })),
    results,
    ranking,
  )

/** The table, the best first. */
export const standings = (teams: readonly string[], results: readonly Result[], ranking: Ranking): Line[] =>
  placedFrom(
    teams.map((team) => lineOf(team, results, ranking)),
    results,
    ranking,
  ).map(({ line }) => line)

/** "Why am I third?": what separates each from the one below. */
export const reasons = (table: readonly Line[], results: readonly Result[], ranking: Ranking): Reason[] =>
  reasonsBy(
    criteriaOf(ranking),
    placedFrom(table, results, ranking).map(({ line: { team }, had }) => ({ team, had })),
  )

/** The same of any order, the best first, with what each team had by each criterion. */
export function reasonsBy(
  criteria: readonly Criterion[],
  order: readonly { readonly team: string; readonly had: readonly number[] }[],
): Reason[] {
  return order.slice(1).map((below, index) => {
    const above = order[index] ?? below
    const apart = above.had.findIndex((value, place) => value !== below.had[place])
    const needed = apart < 0 ? criteria : criteria.slice(0, apart + 1)
    const steps = needed.map((criterion, place) => ({
      criterion,
      above: above.had[place] ?? 0,
      below: below.had[place] ?? 0,
    }))
    const criterion = apart < 0 ? null : (needed.at(-1) ?? null)
    return { above: above.team, below: below.team, criterion, steps }
  })
}
