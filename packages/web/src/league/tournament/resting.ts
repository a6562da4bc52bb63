import type { Competition, Fixture, League } from '@touchback/league'

/** Who has a free day in a round of a competition, rounds counted from 1. */
export const restingIn = ({ drawn }: Competition, round: number): string[] =>
  (drawn[round - 1] ?? []).flatMap(([home, away]) => (away === null ? [home] : []))

/** Who has a free day while these matches are played. */
export function restingBeside(league: League, fixtures: readonly Fixture[]): string[] {
  const teams = fixtures.flatMap(({ competition: id, round }) => {
    const competition = league.competitions[id ?? '']
    return competition === undefined || round === null ? [] : restingIn(competition, round)
  })
  return [...new Set(teams)]
}
