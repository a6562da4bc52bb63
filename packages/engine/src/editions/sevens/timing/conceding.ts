import type { Match } from '../../../match/match.ts'
import { other, type Side } from '../../../match/side.ts'

/** The other team is given a touchdown, and takes over all that were scored against it. rule: concede.penalty */
export function forfeit(match: Match, side: Side): void {
  const loser = match.team(side)
  match.team(other(side)).score += loser.score + 1
  loser.score = 0
}
