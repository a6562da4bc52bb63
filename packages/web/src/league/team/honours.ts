import type { League } from '@touchback/league'
import { champions, honoured } from '@touchback/league/views'
import { cupName } from '../words/cups.ts'

/** Something a team has won, in a few words. */
export interface Won {
  readonly text: string
  readonly kind: 'first' | 'second' | 'cup' | 'player'
}

const seasonName = (league: League, id: string | null): string => {
  const name = league.seasons.find((season) => season.id === id)?.name
  return name === undefined ? '' : `, ${name}`
}

/** Everything a team can be proud of: competitions, cups in its cabinet, players of a year. */
export function honoursOf(league: League, team: string): Won[] {
  return [
    ...champions(league).flatMap(({ name, season, winner, runnerUp }): Won[] =>
      winner === team
        ? [{ kind: 'first', text: `Winners of ${name}${seasonName(league, season)}` }]
        : runnerUp === team
          ? [{ kind: 'second', text: `Second in ${name}${seasonName(league, season)}` }]
          : [],
    ),
    ...(league.teams[team]?.team.trophies ?? []).map((id): Won => ({
      kind: 'cup',
      text: `They hold the ${cupName(league, id)}`,
    })),
    ...honoured(league)
      .filter((each) => each.team === team)
      .map(({ name, season }): Won => ({
        kind: 'player',
        text: `${name}, player of the year${seasonName(league, season)}`,
      })),
  ]
}
