import type { Team, TeamPlayer } from '@touchback/engine/career'
import type { League } from '../log/league.ts'

/** Somebody of the league, and whose he is. */
export interface Person {
  readonly team: Team
  readonly player: TeamPlayer
}

/** Everybody who has ever been on a roster, those who are there first. */
export const peopleOf = (team: Team): Person[] =>
  [...team.players, ...team.former].map((player) => ({ team, player }))

export const everybody = (league: League): Person[] =>
  Object.values(league.teams).flatMap(({ team }) => peopleOf(team))

/** A player of a team by his id; whoever went to another team is known by his id alone. */
export function playerName(league: League, team: string, id: string): string {
  const found = league.teams[team]?.team
  return (found && peopleOf(found).find(({ player }) => player.id === id)?.player.name) ?? id
}
