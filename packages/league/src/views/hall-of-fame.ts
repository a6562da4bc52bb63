import { type Feats, type Status, totalPoints } from '@touchback/engine/career'
import type { League } from '../log/league.ts'
import { everybodyOnce } from './people.ts'

/** Somebody who is remembered: what he was, what he did, and how he went. */
export interface Fame {
  readonly team: string
  readonly player: string
  readonly name: string
  readonly position: string
  readonly points: number
  readonly matches: number
  readonly mvps: number
  readonly feats: Feats
  readonly how: Exclude<Status, 'active'>
}

/** The best of those who no longer play, by their points. */
export const hallOfFame = (league: League, most = 10): Fame[] =>
  everybodyOnce(league)
    .flatMap(({ team, player }): Fame[] => {
      const { status, id, name, position, matches, mvps, feats } = player
      const points = totalPoints(player)
      if (status === 'active' || points === 0) return []
      return [{ team: team.id, player: id, name, position, points, matches, mvps, feats, how: status }]
    })
    .toSorted((a, b) => b.points - a.points)
    .slice(0, most)
