/** A finished match, as far as a table goes. */
export interface Result {
  readonly home: string
  readonly away: string
  readonly score: readonly [home: number, away: number]
  readonly casualties: readonly [home: number, away: number]
  /** Whoever gave up. */
  readonly conceded: string | null
}

/** Points of a table, bonuses included. */
export interface PointsRule {
  readonly win: number
  readonly draw: number
  readonly loss: number
  readonly concession: number
  /** One more each for so many touchdowns, for none against, for so many casualties; none when 0. */
  readonly bonus: { readonly touchdowns: number; readonly cleanSheet: boolean; readonly casualties: number }
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
}

interface Seen {
  readonly own: number
  readonly theirs: number
  readonly casualties: readonly [own: number, theirs: number]
  readonly gaveUp: 'own' | 'theirs' | null
}

const seenBy = (team: string, { home, score, casualties, conceded }: Result): Seen => {
  const [own, theirs] = team === home ? score : [score[1], score[0]]
  const gaveUp = conceded === null ? null : conceded === team ? 'own' : 'theirs'
  return { own, theirs, casualties: team === home ? casualties : [casualties[1], casualties[0]], gaveUp }
}

const hasWon = ({ own, theirs, gaveUp }: Seen): boolean =>
  gaveUp === null ? own > theirs : gaveUp === 'theirs'
const hasLost = ({ own, theirs, gaveUp }: Seen): boolean =>
  gaveUp === null ? own < theirs : gaveUp === 'own'

function pointsOf(seen: Seen, rule: PointsRule): number {
  if (seen.gaveUp === 'own') return rule.concession
  const { touchdowns, cleanSheet, casualties } = rule.bonus
  const bonus =
    (touchdowns > 0 && seen.own >= touchdowns ? 1 : 0) +
    (cleanSheet && seen.theirs === 0 ? 1 : 0) +
    (casualties > 0 && seen.casualties[0] >= casualties ? 1 : 0)
  return bonus + (hasWon(seen) ? rule.win : hasLost(seen) ? rule.loss : rule.draw)
}

function lineOf(team: string, results: readonly Result[], rule: PointsRule): Line {
  const own = results
    .filter(({ home, away }) => home === team || away === team)
    .map((result) => seenBy(team, result))
  const sum = (value: (seen: Seen) => number): number => own.reduce((total, seen) => total + value(seen), 0)
  return {
    team,
    played: own.length,
    won: own.filter(hasWon).length,
    lost: own.filter(hasLost).length,
    drawn: own.filter((seen) => !hasWon(seen) && !hasLost(seen)).length,
    conceded: own.filter(({ gaveUp }) => gaveUp === 'own').length,
    points: sum((seen) => pointsOf(seen, rule)),
    touchdowns: [sum((seen) => seen.own), sum((seen) => seen.theirs)],
    casualties: [sum((seen) => seen.casualties[0]), sum((seen) => seen.casualties[1])],
  }
}

/** How much better one line is than another by a criterion: above 0 for the first, below for the second. */
function better(
  a: Line,
  b: Line,
  criterion: Criterion,
  results: readonly Result[],
  ranking: Ranking,
): number {
  switch (criterion) {
    case 'points':
      return a.points - b.points
    case 'touchdown-difference':
      return a.touchdowns[0] - a.touchdowns[1] - (b.touchdowns[0] - b.touchdowns[1])
    case 'touchdowns':
      return a.touchdowns[0] - b.touchdowns[0]
    case 'casualty-difference':
      return a.casualties[0] - a.casualties[1] - (b.casualties[0] - b.casualties[1])
    case 'casualties':
      return a.casualties[0] - b.casualties[0]
    case 'head-to-head': {
      const between = results.filter(({ home, away }) =>
        [a.team, b.team].every((team) => team === home || team === away),
      )
      return lineOf(a.team, between, ranking.points).points - lineOf(b.team, between, ranking.points).points
    }
    case 'wins':
      return a.won - b.won
    case 'fewest-losses':
      return b.lost - a.lost
    case 'worth':
      return ranking.worth(a.team) - ranking.worth(b.team)
    case 'name':
      return a.team < b.team ? 1 : a.team > b.team ? -1 : 0
    default:
      return criterion satisfies never
  }
}

/** Why one stands above another: how far down the list the two had to go, and what each had there. */
export interface Reason {
  readonly above: string
  readonly below: string
  readonly criterion: Criterion | null
}

function decided(
  a: Line,
  b: Line,
  results: readonly Result[],
  ranking: Ranking,
): readonly [Criterion | null, number] {
  for (const criterion of ['points', ...ranking.ties] as const) {
    const ahead = better(a, b, criterion, results, ranking)
    if (ahead !== 0) return [criterion, ahead]
  }
  return [null, 0]
}

/** The table, the best first. */
export function standings(teams: readonly string[], results: readonly Result[], ranking: Ranking): Line[] {
  return teams
    .map((team) => lineOf(team, results, ranking.points))
    .toSorted((a, b) => -decided(a, b, results, ranking)[1])
}

/** "Why am I third?": what separates each from the one below. */
export function reasons(table: readonly Line[], results: readonly Result[], ranking: Ranking): Reason[] {
  return table.slice(1).map((below, index) => {
    const above = table[index] ?? below
    return { above: above.team, below: below.team, criterion: decided(above, below, results, ranking)[0] }
  })
}
