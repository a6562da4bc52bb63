/** Who has beaten whom, in the order it happened. */
export interface Victory {
  readonly winner: string
  readonly loser: string
}

/** A ladder, the best first: whoever beats a team above him takes its place, and those between go down one. */
export function ladderOf(teams: readonly string[], victories: readonly Victory[]): string[] {
  const order = [...teams]
  for (const { winner, loser } of victories) {
    const [from, to] = [order.indexOf(winner), order.indexOf(loser)]
    if (to < 0 || from < to) continue
    order.splice(from, 1)
    order.splice(to, 0, winner)
  }
  return order
}
