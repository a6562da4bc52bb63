import { type MatchState, other, type Side } from '@touchback/engine'

export type Ended = Pick<MatchState, 'winner' | 'conceded'> & {
  readonly teams: Readonly<Record<Side, { readonly score: number }>>
}

export const endingTitle = (winner: Side | 'draw', name: (side: Side) => string): string =>
  winner === 'draw' ? 'A draw' : `${name(winner)} win`

/** How a match ended that was played here, where the score alone does not say it. */
export function endingManner(
  { winner, conceded, teams }: Ended,
  name: (side: Side) => string,
): string | null {
  if (conceded !== null) return `${name(conceded)} gave up.`
  if (winner === null || winner === 'draw') return null
  return teams[winner].score === teams[other(winner)].score ? 'The shoot-out decided it.' : null
}
