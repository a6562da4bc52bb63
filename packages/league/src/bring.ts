import type { Edition, PlayerSheet, TeamSheet } from '@touchback/engine'
import {
  positionOf,
  rosterOf,
  skillsOf,
  type Team,
  type TeamPlayer,
  worthInGold,
} from '@touchback/engine/career'

/** A player as he comes to a match, with all that his life has made of him. */
function sheetOf(edition: Edition, team: Team, player: TeamPlayer): PlayerSheet {
  const { keywords, st } = positionOf(edition, team.roster, player.position)
  return {
    id: player.id,
    name: player.name,
    number: player.number,
    position: player.position,
    ...player.stats,
    positionSt: st,
    skills: skillsOf(edition, team, player),
    ...(player.niggles > 0 ? { niggles: player.niggles } : {}),
    keywords,
  }
}

/** The team as a match wants it: without those who must miss it, and with what the match's rules look at. */
export function bring(edition: Edition, team: Team): TeamSheet {
  return {
    name: team.name,
    roster: team.roster,
    rerolls: team.rerolls,
    fanFactor: team.fanFactor,
    cheerleaders: team.cheerleaders,
    assistants: team.assistants.length,
    apothecaries: team.apothecaries,
    bribes: 0,
    trophies: team.trophies.length,
    wizard: null,
    ingredients: 0,
    extras: { ...team.extras },
    specialRules: [...(rosterOf(edition, team.roster).specialRules ?? []), ...team.picked],
    value: worthInGold(edition, team, { absent: false }),
    players: team.players.filter(({ missNext }) => !missNext).map((player) => sheetOf(edition, team, player)),
  }
}
