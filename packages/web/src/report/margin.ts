import type { Told } from '@touchback/league'

/** The score margin of the home side at the end of each team turn. */
export interface MarginPoint {
  /** Team turns played before. */
  readonly turn: number
  readonly step: number
  /** Home's score less away's. */
  readonly margin: number
}

export interface MarginLine {
  readonly points: readonly MarginPoint[]
  readonly turns: number
  /** The team turn at which each later half begins. */
  readonly halves: readonly number[]
}

/** The line changes where touchdowns are scored. */
export function marginLine(told: readonly Told[]): MarginLine {
  const points: MarginPoint[] = [{ turn: 0, step: 0, margin: 0 }]
  const halves: number[] = []
  let turn = 0
  let margin = 0
  for (const { step, event } of told) {
    if (event.type === 'turn-started') turn++
    else if (event.type === 'half-ended') halves.push(turn)
    else if (event.type === 'touchdown') {
      margin += event.side === 'home' ? 1 : -1
      points.push({ turn, step, margin })
    }
  }
  points.push({ turn: Math.max(turn, 1), step: told.at(-1)?.step ?? 0, margin })
  return { points, turns: Math.max(turn, 1), halves: halves.filter((at) => at < turn) }
}
