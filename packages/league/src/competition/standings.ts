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

/** What a team has by a criterion when it is held against another; of names there is no number, and the first of two has one more. */
function measure(
  a: Line,
  b: Line,
  criterion: Criterion,
  results: readonly Result[],
  ranking: Ranking,
): number {
  switch (criterion) {
    case 'points':
      return a.points
    case 'touchdown-difference':
      return a.touchdowns[0] - a.touchdowns[1]
    case 'touchdowns':
      return a.touchdowns[0]
    case 'casualty-difference':
      return a.casualties[0] - a.casualties[1]
    case 'casualties':
      return a.casualties[0]
    case 'head-to-head': {
      const between = results.filter(({ home, away }) =>
        [a.team, b.team].every((team) => team === home || team === away),
      )
      return lineOf(a.team, between, { ...ranking, freeDays: {} }).points
    }
    case 'wins':
      return a.won
    case 'fewest-losses':
      return -a.lost
    case 'worth':
      return ranking.worth(a.team)
    case 'name':
      return a.team < b.team ? 1 : 0
    default:
      return criterion satisfies never
  }
}

/** Two teams held against each other by one criterion. */
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

function decided(a: Line, b: Line, results: readonly Result[], ranking: Ranking): Step[] {
  const steps: Step[] = []
  for (const criterion of ['points', ...ranking.ties] as const) {
    const above = measure(a, b, criterion, results, ranking)
    const below = measure(b, a, criterion, results, ranking)
    steps.push({ criterion, above, below })
    if (above !== below) break
  }
  return steps
}

/** By how much the first is ahead after all; 0 where nothing separates them. */
const lead = (steps: readonly Step[]): number => {
  const last = steps.at(-1)
  return last === undefined ? 0 : last.above - last.below
}

/** The table, the best first. */
export function standings(teams: readonly string[], results: readonly Result[], ranking: Ranking): Line[] {
  return teams
    .map((team) => lineOf(team, results, ranking))
    .toSorted((a, b) => -lead(decided(a, b, results, ranking)))
}

/** "Why am I third?": what separates each from the one below. */
export function reasons(table: readonly Line[], results: readonly Result[], ranking: Ranking): Reason[] {
  return table.slice(1).map((below, index) => {
    const above = table[index] ?? below
    const steps = decided(above, below, results, ranking)
    const criterion = lead(steps) === 0 ? null : (steps.at(-1)?.criterion ?? null)
    return { above: above.team, below: below.team, criterion, steps }
  })
}
