import type { Edition } from '@touchback/engine'
import { itemise, newPlayer, type Team, worthOf } from '@touchback/engine/career'
import type { Draft } from './draft.ts'

/** What a draft does not say of the team it becomes. */
export interface Founding {
  readonly id: string
  readonly colour: string
}

/** A legal draft becomes a team: players get their ids for life, and what was not spent stays in the treasury. */
export function found(edition: Edition, draft: Draft, { id, colour }: Founding): Team {
  const spent = itemise(edition, draft).reduce((sum, { total }) => sum + total, 0)
  const team: Team = {
    id,
    name: draft.name,
    edition: edition.id,
    roster: draft.roster,
    colour,
    players: [],
    former: [],
    rerolls: draft.rerolls,
    fanFactor: draft.fanFactor,
    startFanFactor: draft.fanFactor,
    cheerleaders: draft.cheerleaders,
    assistants: draft.assistants,
    apothecaries: draft.apothecaries,
    extras: draft.extras ?? {},
    picked: draft.picked ?? [],
    treasury: edition.career.market.paid ? edition.teams.drafting.treasury - spent : 0,
    trophies: [],
    rating: null,
    matches: [],
    signed: 0,
  }
  for (const { position, name, number } of draft.players) {
    const player = newPlayer(edition, team, position, name)
    team.players = [...team.players, number === undefined ? player : { ...player, number }]
  }
  if (edition.career.worth.unit === 'rating') team.rating = worthOf(edition, team)
  return team
}
