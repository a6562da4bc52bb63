import { holdingsFrom } from './belongings.ts'
import type { Edition } from './edition.ts'
import { type MatchSpec, sharedId, type TeamSheet } from './sheet.ts'
import { SIDES, type Side } from './side.ts'
import { NOWHERE } from './square.ts'
import { EMPTY, type MatchState, type Player, type Team } from './state.ts'

/** Some of what a sheet lists is no count but holds for the team, or is money. */
const holdingsOf = ({ extras, career }: TeamSheet): ReturnType<typeof holdingsFrom> => {
  const held = holdingsFrom(extras ?? {})
  return career === undefined || career.treasury === 0 ? held : { ...held, gold: career.treasury }
}

const freshTeam = (edition: Edition, sheet: TeamSheet): Team => ({
  score: 0,
  turn: 0,
  rerolls: sheet.rerolls + (sheet.extras?.['extra-team-training'] ?? 0),
  rerollUsed: false,
  leader: false,
  trophies: edition.rerolls.trophies ? sheet.trophies : 0,
  apothecaries: sheet.apothecaries,
  bribes: sheet.bribes,
  ...holdingsOf(sheet),
  wizard: sheet.wizard !== null,
  raiseDead: edition.teams.rosters[sheet.roster]?.wizard.kind === 'necromancer',
  coachExpelled: false,
  refBlind: false,
})

export const freshPlayer = (id: number, side: Side): Player => ({
  id,
  side,
  place: 'reserves',
  at: NOWHERE,
  stance: 'standing',
  freshlyStunned: false,
  acted: false,
  conditions: EMPTY,
  gains: EMPTY,
  injury: null,
})

/** The weather that changes nothing. */
export const fairWeather = ({ field }: Edition): string =>
  Object.entries(field.weather).find(
    ([, { modifies, rush, longestPass, heat }]) =>
      Object.keys(modifies).length === 0 && rush === undefined && longestPass === undefined && !heat,
  )?.[0] ??
  Object.keys(field.weather)[0] ??
  ''

/** Before the first die: everyone in Reserves, all counters at the start. */
export function freshState(edition: Edition, spec: MatchSpec): MatchState {
  const { home, away } = spec.teams
  for (const side of SIDES) {
    const id = sharedId(spec.teams[side])
    if (id !== null)
      throw new Error(`two players of the ${side} team have the id ${JSON.stringify(id.slice(0, 80))}`)
  }
  const players = SIDES.flatMap((side) => spec.teams[side].players.map(() => side)).map((side, id) =>
    freshPlayer(id, side),
  )
  return {
    phase: 'pre-match',
    half: 1,
    drive: 0,
    kicking: 'home',
    opened: null,
    settingUp: 'home',
    weather: fairWeather(edition),
    ball: { status: 'off', at: NOWHERE, holder: null, exit: -1, dropper: null },
    teams: { home: freshTeam(edition, home), away: freshTeam(edition, away) },
    players,
    recruits: EMPTY,
    turn: {
      side: 'home',
      kind: 'normal',
      spent: EMPTY,
      started: false,
      turnover: null,
      timedOut: false,
      used: EMPTY,
      barred: EMPTY,
      marked: true,
      underway: false,
    },
    activation: null,
    kickoff: null,
    refWatches: null,
    scorer: null,
    winner: null,
    conceded: null,
  }
}
