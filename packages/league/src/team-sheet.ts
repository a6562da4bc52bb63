import type { Edition, MatchSpec, PlayerSheet, Position, TeamSheet } from '@touchback/engine'
import type { Draft, DraftPlayer } from './draft.ts'
import { positionOf, rosterOf, worthInGold, singular } from '@touchback/engine/career'

/** A player fresh from the team list. */
function playerSheet(position: Position, number: number, name?: string): PlayerSheet {
  const { id, title, ma, st, ag, pa, av, skills, keywords } = position
  return {
    name: name ?? (keywords.includes('star') ? title : `${singular(id)} ${number}`),
    number,
    position: id,
    ma,
    st,
    ag,
    ...(pa === undefined ? {} : { pa }),
    av,
    positionSt: st,
    skills,
    keywords,
  }
}

/** The draft as the engine wants it. Staff stay off the pitch: they are numbers on the sheet. rule: staff.off-pitch */
export function teamSheet(edition: Edition, draft: Draft): TeamSheet {
  return {
    name: draft.name,
    roster: draft.roster,
    rerolls: draft.rerolls,
    fanFactor: draft.fanFactor,
    cheerleaders: draft.cheerleaders,
    assistants: draft.assistants.length,
    apothecaries: draft.apothecaries,
    bribes: 0,
    trophies: 0,
    wizard: draft.wizard,
    ingredients: draft.ingredients,
    extras: { ...draft.extras },
    specialRules: [...(rosterOf(edition, draft.roster).specialRules ?? []), ...(draft.picked ?? [])],
    value: worthInGold(edition, draft, { absent: true }),
    players: draft.players.map(({ position, name, number }, index) =>
      playerSheet(positionOf(edition, draft.roster, position), number ?? index + 1, name),
    ),
  }
}

/** A draft without the stars its opponent has hired as well; their fees are gone. rule: star.both-hire */
export function withoutSharedStars(edition: Edition, draft: Draft, opponent: Draft): Draft {
  const hiredByBoth = ({ position }: DraftPlayer): boolean =>
    edition.teams.specialPlayers[position]?.kind === 'star' &&
    opponent.players.some((other) => other.position === position)
  const keeps = ({ position }: DraftPlayer): boolean =>
    [draft, opponent].some(({ roster }) => edition.teams.drafting.keptStars[position]?.includes(roster))
  return { ...draft, players: draft.players.filter((player) => !hiredByBoth(player) || keeps(player)) }
}

/** Two drafts ready to meet. */
export const matchTeams = (edition: Edition, home: Draft, away: Draft): MatchSpec['teams'] => ({
  home: teamSheet(edition, withoutSharedStars(edition, home, away)),
  away: teamSheet(edition, withoutSharedStars(edition, away, home)),
})
