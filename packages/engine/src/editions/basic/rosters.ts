import type { Drafting, Extra, Roster } from '../../match/roster.ts'
import { WITHOUT_STARS } from '../without-stars.ts'
import data from './rosters.json' with { type: 'json' }

/** Which column of limits applies. */
type Size = 'max' | 'sevensMax'

type Team = (typeof data.teams)[number]
interface Limit {
  readonly max: number
  readonly sevensMax: number
  readonly cost: number
}

/** The letters of a position printed with a slip. rule: roster.saurus-misprint */
const exceptional = (team: string, position: Team['positions'][number]): readonly string[] =>
  team === 'lizardmen' && position.id === 'saurus' ? ['A', 'P'] : position.exceptional

const extra = (name: string, limit: Limit | null, size: Size): Extra | null =>
  limit === null ? null : { name, max: limit[size], cost: limit.cost }

function extrasOf(team: Team, size: Size): Readonly<Record<string, Extra>> {
  const sold = {
    igors: extra('Igor', team.igor, size),
    kegs: extra('Bloodweiser keg', team.bloodweiserKeg, size),
  }
  return Object.fromEntries(
    Object.entries(sold).filter((entry): entry is [string, Extra] => entry[1] !== null),
  )
}

const rosterOf = (team: Team, size: Size): Roster => ({
  ...WITHOUT_STARS,
  id: team.id,
  name: team.name,
  rerollCost: team.teamReroll.cost,
  positions: team.positions
    .filter((position) => position[size] > 0)
    .map((position) => ({
      id: position.id,
      title: position.name,
      max: position[size],
      cost: position.cost,
      ma: position.ma,
      st: position.st,
      ag: position.ag,
      av: position.av,
      skills: position.skills,
      keywords: [],
      access: { primary: position.normal, secondary: exceptional(team.id, position) },
      lineman: position.max === 16,
    })),
  bigGuys: { max: 0, allowed: [] },
  apothecary: {
    allowed: team.apothecary !== null,
    onlyPositions: null,
    max: team.apothecary?.[size] ?? 0,
  },
  extras: extrasOf(team, size),
})

const rostersFor = (size: Size): Readonly<Record<string, Roster>> =>
  Object.fromEntries(data.teams.map((team) => [team.id, rosterOf(team, size)]))

const APOTHECARY = 50_000

const draftingFor = (squad: (typeof data.squad)['basic'], rerolls: number): Drafting => ({
  treasury: squad.budget,
  players: { min: squad.minPlayers, max: squad.maxPlayers },
  rerolls: { max: rerolls, times: 1 },
  fanFactor: { name: 'Fans', cost: 0, min: 0, max: 0, free: 0 },
  assistant: null,
  cheerleader: null,
  apothecary: APOTHECARY,
  keptStars: {},
  infected: {},
  raised: {},
})

/** rule: team.budget, roster.common-limits */
export const full = { rosters: rostersFor('max'), drafting: draftingFor(data.squad.basic, 8) }
/** rule: squad.tv, squad.rerolls */
export const small = { rosters: rostersFor('sevensMax'), drafting: draftingFor(data.squad.sevens, 6) }
