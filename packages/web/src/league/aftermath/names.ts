import type { Edition } from '@touchback/engine'
import type { Team } from '@touchback/engine/career'
import type { AftermathSetting } from '@touchback/league'
import { type RosterNames, rosterThing } from '@touchback/words'

/** Who is who in a team's books: those of the roster, those who are gone, and guests by their names. */
export function namesIn(edition: Edition, setting: AftermathSetting, team: Team): RosterNames {
  const all = [...setting.team.players, ...setting.team.former, ...team.players, ...team.former]
  const known = new Map(all.map(({ id, name }) => [id, name]))
  return {
    edition,
    player: (id) => known.get(id) ?? id,
    thing: (id) => rosterThing(edition, team.roster, id),
  }
}

/** Those who can be drawn, by their place: the roster as it was brought, then the guests. */
export const drawnNames = (setting: AftermathSetting): readonly string[] => [
  ...setting.team.players.map(({ name }) => name),
  ...('report' in setting ? setting.report.guests.map(({ name }) => name) : []),
]
