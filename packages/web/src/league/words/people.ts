import type { League } from '@touchback/league'

/** The name of somebody who plays or played for a team. */
export function playerIn(league: League, team: string, id: string): string {
  const found = league.teams[team]?.team
  return [...(found?.players ?? []), ...(found?.former ?? [])].find((player) => player.id === id)?.name ?? id
}

/** A coach by name, and whether he is a program. */
export const coachText = (league: League, team: string): string => {
  const coach = league.teams[team]?.coach ?? ''
  return league.coaches[coach] ?? coach
}
