import type { Event, Side } from '@touchback/engine'

/** What happened in a number of matches; plain numbers, so that batches add up whoever played them. */
export interface Tally {
  games: number
  homeWins: number
  awayWins: number
  draws: number
  touchdowns: [home: number, away: number]
  decisions: number
  errors: number
  /** Players carried off, by the side they were on. */
  casualties: [home: number, away: number]
  turnovers: Record<string, number>
  kickOffs: Record<string, number>
  /** The first thing that went wrong. */
  firstError: string | null
}

export const emptyTally = (): Tally => ({
  games: 0,
  homeWins: 0,
  awayWins: 0,
  draws: 0,
  touchdowns: [0, 0],
  decisions: 0,
  errors: 0,
  casualties: [0, 0],
  turnovers: {},
  kickOffs: {},
  firstError: null,
})

const count = (into: Record<string, number>, key: string, times = 1): void => {
  into[key] = (into[key] ?? 0) + times
}

export interface Outcome {
  readonly winner: Side | 'draw' | null
  readonly score: readonly [number, number]
  readonly decisions: number
  readonly events: readonly Event[]
  readonly sideOf: (player: number) => Side
}

export function addMatch(tally: Tally, { winner, score, decisions, events, sideOf }: Outcome): void {
  tally.games++
  if (winner === 'home') tally.homeWins++
  else if (winner === 'away') tally.awayWins++
  else tally.draws++
  tally.touchdowns[0] += score[0]
  tally.touchdowns[1] += score[1]
  tally.decisions += decisions
  for (const event of events) {
    if (event.type === 'turnover') count(tally.turnovers, event.cause)
    else if (event.type === 'casualty') tally.casualties[sideOf(event.player) === 'home' ? 0 : 1]++
    else if (event.type === 'table' && event.table === 'kick-off') count(tally.kickOffs, event.row)
  }
}

export function addTally(into: Tally, from: Tally): void {
  into.games += from.games
  into.homeWins += from.homeWins
  into.awayWins += from.awayWins
  into.draws += from.draws
  into.decisions += from.decisions
  into.errors += from.errors
  into.firstError ??= from.firstError
  for (const side of [0, 1] as const) {
    into.touchdowns[side] += from.touchdowns[side]
    into.casualties[side] += from.casualties[side]
  }
  for (const [cause, times] of Object.entries(from.turnovers)) count(into.turnovers, cause, times)
  for (const [row, times] of Object.entries(from.kickOffs)) count(into.kickOffs, row, times)
}

/** The same counts in an order that does not depend on who finished first. */
export const sorted = (counts: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).toSorted(([a], [b]) => (a < b ? -1 : 1)))
