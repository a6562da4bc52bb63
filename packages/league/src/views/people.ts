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

/** All who have ever been on a roster; whoever went from one to another is on both. */
export const everybody = (league: League): Person[] =>
  Object.values(league.teams).flatMap(({ team }) => peopleOf(team))

/** All of them, each once: where he went last. */
export const everybodyOnce = (league: League): Person[] =>
  everybody(league).filter(
    ({ team, player }) => !league.moves.some((move) => move.from === team.id && move.player === player.id),
  )

/** Where a player of a team is today, and what he is called there. */
export function whereabouts(
  { moves }: Pick<League, 'moves'>,
  team: string,
  player: string,
): { readonly team: string; readonly player: string } {
  const move = moves.find((each) => each.from === team && each.player === player)
  return move === undefined ? { team, player } : whereabouts({ moves }, move.to, move.as)
}

/** A player of a team by his id; whoever went to another team is known by his id alone. */
export function playerName(league: League, team: string, id: string): string {
  const found = league.teams[team]?.team
  return (found && peopleOf(found).find(({ player }) => player.id === id)?.player.name) ?? id
}
