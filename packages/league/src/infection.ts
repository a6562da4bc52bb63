import type { Edition } from '@touchback/engine'
import { rosterOf } from '@touchback/engine/career'

/** How many infected opponents may join a team for nothing: as many as there is room for. rule: nurgles-rot.free-rotter */
export function freeRecruits(
  edition: Edition,
  rosterId: string,
  squad: readonly string[],
  infected: number,
): number {
  const position = edition.teams.drafting.infected[rosterId]
  const max = rosterOf(edition, rosterId).positions.find(({ id }) => id === position)?.max ?? 0
  const have = squad.filter((id) => id === position).length
  const places = edition.teams.drafting.players.max - squad.length
  return Math.max(0, Math.min(infected, max - have, places))
}
