import { type Edition, own } from '@touchback/engine'
import { rosterOf } from '@touchback/engine/career'

/** The positions in which somebody may join a team for nothing: infected, or raised from the dead. */
export function joiningPositions(edition: Edition, rosterId: string): string[] {
  const { infected, raised } = edition.teams.drafting
  return [own(infected, rosterId), own(raised, rosterId)].filter((id) => id !== undefined)
}

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
