import { type Feat, FEATS, totalPoints } from '@touchback/engine/career'
import type { League } from '../log/league.ts'
import { deedsIn, type Fits, settledMatches } from './matches.ts'
import { everybodyOnce, type Person, playerName, whereabouts } from './people.ts'

/** What players are compared by. */
export const STATISTICS = [...FEATS, 'points', 'mvps', 'matches'] as const
export type Statistic = (typeof STATISTICS)[number]

const isFeat = (statistic: Statistic): statistic is Feat => FEATS.some((feat) => feat === statistic)

/** A place in a list of players; who has as many shares it. */
export interface Leader {
  readonly place: number
  readonly team: string
  readonly player: string
  readonly name: string
  readonly count: number
}

interface LeaderOptions {
  readonly most?: number
  /** Only what was done in these matches; points, awards and matches are those of the whole career all the same. */
  readonly fits?: Fits
}

/** The best of the league by a statistic; whoever has none of it is not among them. */
export function leaders(
  league: League,
  statistic: Statistic,
  { most = 5, fits }: LeaderOptions = {},
): Leader[] {
  const counted =
    fits !== undefined && isFeat(statistic)
      ? inMatches(league, statistic, fits)
      : inCareers(league, statistic)
  return placed(counted).slice(0, most)
}

type Counted = Omit<Leader, 'place'>

/** The most first, and in the order of their names where they have as many. */
export const placed = <T extends Counted>(counted: readonly T[]): (T & { place: number })[] => {
  const sorted = counted
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || (identity(a) < identity(b) ? -1 : 1))
  return sorted.map((each) => ({
    ...each,
    place: 1 + sorted.findIndex(({ count }) => count === each.count),
  }))
}
const identity = ({ name, team, player }: Counted): string => `${name} ${team} ${player}`

const inCareers = (league: League, statistic: Statistic): Counted[] =>
  everybodyOnce(league).map((person) => ({
    team: person.team.id,
    player: person.player.id,
    name: person.player.name,
    count: countOf(person, statistic),
  }))

/** How much of a statistic somebody has in his whole career. */
function countOf({ player }: Pick<Person, 'player'>, statistic: Statistic): number {
  switch (statistic) {
    case 'points':
      return totalPoints(player)
    case 'mvps':
    case 'matches':
      return player[statistic]
    default:
      return player.feats[statistic]
  }
}

function inMatches(league: League, feat: Feat, fits: Fits): Counted[] {
  const counts = new Map<string, { team: string; player: string; count: number }>()
  for (const deed of settledMatches(league, fits).flatMap(deedsIn)) {
    const { team, player } = whereabouts(league, deed.team, deed.player)
    const key = `${team} ${player}`
    const own = counts.get(key) ?? { team, player, count: 0 }
    own.count += deed.line.feats[feat]
    counts.set(key, own)
  }
  return [...counts.values()].map((each) => ({ ...each, name: playerName(league, each.team, each.player) }))
}
