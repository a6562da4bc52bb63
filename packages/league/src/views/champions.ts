import { placesOf } from '../competition/tables.ts'
import type { League } from '../log/league.ts'
import { playerName } from './people.ts'

/** A competition that was won. */
export interface Champion {
  readonly competition: string
  readonly name: string
  readonly season: string | null
  readonly winner: string
  readonly runnerUp: string | null
}

/** Where nobody draws rounds a competition goes on until somebody says that it is over. */
const ENDLESS: readonly string[] = ['open', 'ladder']

/** Everybody who has won something, in the order it was opened. */
export const champions = (league: League): Champion[] =>
  Object.values(league.competitions).flatMap((competition): Champion[] => {
    const { id, name, season, format, over } = competition
    if (ENDLESS.includes(format) && !over) return []
    const [winner, runnerUp = null] = placesOf(league, competition) ?? []
    return winner === undefined ? [] : [{ competition: id, name, season, winner, runnerUp }]
  })

/** The player of a year. */
export interface Honoured {
  readonly season: string | null
  readonly team: string
  readonly player: string
  readonly name: string
}

export const honoured = (league: League): Honoured[] =>
  league.honours.map(({ season, team, player }) => ({
    season,
    team,
    player,
    name: playerName(league, team, player),
  }))
