import type { Edition, MatchOptions, MatchSpec, PlayerSheet, TeamSheet } from '@touchback/engine'
import {
  type LeagueOptions,
  positionOf,
  rosterOf,
  skillsOf,
  type Team,
  type TeamPlayer,
  totalPoints,
  usualOptions,
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
    points: totalPoints(player),
    gained: player.gained.map(({ take, kind }) => ({ take, kind })),
    keywords,
  }
}

/**
 * The team as a match wants it: without those who must miss it, and with what the match's rules look at. What it is worth hangs on
 * what the league has settled.
 */
export function bring(edition: Edition, team: Team, settled: LeagueOptions = {}): TeamSheet {
  const options = { ...usualOptions(edition), ...settled }
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
    value: worthInGold(edition, team, { absent: false, options }),
    career: {
      treasury: team.treasury,
      rating: team.rating,
      cups: [...team.trophies],
      missing: team.players.filter(({ missNext }) => missNext).map(({ id, position }) => ({ id, position })),
    },
    players: team.players.filter(({ missNext }) => !missNext).map((player) => sheetOf(edition, team, player)),
  }
}

/** Why a team cannot play its next match as it is, a sentence each; none when it can. rule: tv.cap */
export function playProblems(edition: Edition, team: Team): string[] {
  const { worth } = edition.career.market
  const now = worthInGold(edition, team, { absent: true })
  return now > worth
    ? [`${team.name} are worth ${gold(now)} gold pieces, and no team may be worth more than ${gold(worth)}.`]
    : []
}

const gold = (amount: number): string => amount.toLocaleString('en-GB')

/** What a league says of one match. */
export type LeagueMatch = Partial<
  Pick<MatchOptions, 'modules' | 'tie' | 'stage' | 'starInjuries' | 'settled' | 'readings'>
>

/** Two teams of a league meet: a match of their book, from the first hiring to the last whistle. */
export function leagueMatch(edition: Edition, home: Team, away: Team, more: LeagueMatch = {}): MatchSpec {
  return {
    edition: edition.id,
    teams: { home: bring(edition, home, more.settled), away: bring(edition, away, more.settled) },
    options: {
      modules: edition.modules,
      league: true,
      tie: edition.timing.tie,
      rerollSuccesses: false,
      illegalProcedure: false,
      ...more,
    },
  }
}
