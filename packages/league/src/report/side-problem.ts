import type { Edition } from '@touchback/engine'
import { lastingEffects, type SideReport } from '@touchback/engine/career'

/** What a report says of a side that its book does not know, in one sentence; null when there is nothing of the kind. */
export function sideProblem(
  edition: Edition,
  { roster, players, guests, joined }: SideReport,
): string | null {
  const list = Object.hasOwn(edition.teams.rosters, roster) ? edition.teams.rosters[roster] : undefined
  if (list === undefined) return `${edition.name} has no team list "${roster}".`
  const isPosition = (id: string): boolean =>
    list.positions.some((position) => position.id === id) || Object.hasOwn(edition.teams.specialPlayers, id)
  const stranger = [...guests.map(({ position }) => position), ...joined].find((id) => !isPosition(id))
  if (stranger !== undefined) return `The ${list.name} team list has no "${stranger}".`
  const everybody = [...Object.values(players), ...guests]
  const effects = lastingEffects(edition)
  const injury = everybody.flatMap(({ hurt }) => hurt).find(({ effect }) => !effects.includes(effect))
  if (injury !== undefined)
    return `In ${edition.name} no injury is "${injury.effect}": they are ${effects.join(', ')}.`
  const isLesson = (take: string): boolean =>
    Object.hasOwn(edition.players.skills, take) ||
    edition.players.characteristics.some(({ id }) => take === `+${id}`)
  const unknown = everybody.flatMap(({ learned }) => learned).find(({ take }) => !isLesson(take))
  return unknown === undefined ? null : `In ${edition.name} nobody can learn "${unknown.take}".`
}
