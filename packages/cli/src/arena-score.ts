type Pair = [first: number, second: number]
type Counts = Record<string, number>

/** What two coaches did to each other; plain numbers, so that batches add up. */
export interface Score {
  matches: number
  /** Won, drawn and lost, as the first coach sees it. */
  results: [won: number, drawn: number, lost: number]
  touchdowns: Pair
  turns: Pair
  /** CPU time of all their turns together, and of the slowest. */
  ms: Pair
  slowest: Pair
  /** Turns lost, by what ended them. */
  turnovers: [Counts, Counts]
}

export const emptyScore = (): Score => ({
  matches: 0,
  results: [0, 0, 0],
  touchdowns: [0, 0],
  turns: [0, 0],
  ms: [0, 0],
  slowest: [0, 0],
  turnovers: [{}, {}],
})

export function addScore(into: Score, from: Score): void {
  into.matches += from.matches
  for (const result of [0, 1, 2] as const) into.results[result] += from.results[result]
  for (const who of [0, 1] as const) {
    into.touchdowns[who] += from.touchdowns[who]
    into.turns[who] += from.turns[who]
    into.ms[who] += from.ms[who]
    into.slowest[who] = Math.max(into.slowest[who], from.slowest[who])
    const counts = into.turnovers[who]
    for (const [cause, times] of Object.entries(from.turnovers[who]))
      counts[cause] = (counts[cause] ?? 0) + times
  }
}

/** A share of so many in per cent, give or take one standard error. */
export function share(part: number, all: number): { percent: number; error: number } {
  if (all === 0) return { percent: 0, error: 0 }
  const chance = part / all
  return { percent: 100 * chance, error: 100 * Math.sqrt((chance * (1 - chance)) / all) }
}
