import type { Drafting, Position, Roster, SpecialPlayer } from '../../match/roster.ts'
import bigGuyData from './big-guys.json' with { type: 'json' }
import rosterData from './rosters.json' with { type: 'json' }
import starData from './star-players.json' with { type: 'json' }

/** Positions the Raise the Dead spell cannot use: too small. */
const SMALL = ['goblin', 'halfling', 'skink']
const LARGE = ['ogre', 'mummy', 'flesh-golem']
const STAR_SIZES: Readonly<Record<string, readonly string[]>> = {
  'bomber-dribblesnot': ['small'],
  'fungus-the-loon': ['small'],
  'nobbla-blackwart': ['small'],
  'scrappa-sorehead': ['small'],
  'the-deathroller': ['large'],
  'deeproot-strongbranch': ['large'],
  'grashnak-blackhoof': ['large'],
  headsplitter: ['large'],
  'morg-n-throg': ['large'],
  'ramtut-iii': ['large'],
  'ripper-bolgrot': ['large'],
}

type PositionData = (typeof rosterData.teams)[number]['positions'][number]

const position = (data: PositionData): Position => ({
  id: data.id,
  title: data.title,
  max: data.qtyMax,
  cost: data.cost,
  ma: data.ma,
  st: data.st,
  ag: data.ag,
  av: data.av,
  skills: data.skills,
  keywords: SMALL.includes(data.id) ? ['small'] : LARGE.includes(data.id) ? ['large'] : [],
  access: { primary: data.accessResolved, secondary: [] },
})

export const rosters: Readonly<Record<string, Roster>> = Object.fromEntries(
  rosterData.teams.map((team) => [
    team.id,
    {
      id: team.id,
      name: team.name,
      rerollCost: team.rerollCost,
      positions: team.positions.map(position),
      bigGuys: team.bigGuys,
      apothecary: {
        allowed: team.apothecary.allowed,
        onlyPositions: 'onlyPositions' in team.apothecary ? (team.apothecary.onlyPositions ?? null) : null,
      },
      wizard: {
        kind: team.wizard.kind,
        hireable: team.wizard.hireable,
        cost: team.wizard.costPerMatch,
        ingredientsCost: 'ingredientsCost' in team.wizard ? (team.wizard.ingredientsCost ?? null) : null,
      },
      starPriceMultiplier: team.starPriceMultiplier,
      starPriceExempt: team.starPriceExempt,
    },
  ]),
)

type SpecialData = (typeof bigGuyData.bigGuys)[number] | (typeof starData.stars)[number]

/** Alike for all of them; there is one of each, but for big guys the team list has the last word. */
const special = (data: SpecialData) => ({
  id: data.id,
  name: data.name,
  title: data.name,
  max: 1,
  cost: data.cost,
  ma: data.ma,
  st: data.st,
  ag: data.ag,
  av: data.av,
})

const bigGuys = bigGuyData.bigGuys.map((data): SpecialPlayer => ({
  ...special(data),
  kind: 'big-guy',
  skills: [...data.skills, ...data.racial],
  keywords: ['big-guy', 'large'],
  teams: data.alliedTeams,
  singleMatchCost: null,
  access: { primary: data.accessResolved, secondary: [] },
}))

const stars = starData.stars.map((data): SpecialPlayer => ({
  ...special(data),
  kind: 'star',
  skills: [...data.skills, ...data.traits, ...data.racial, ...data.secretWeapons],
  keywords: ['star', ...(STAR_SIZES[data.id] ?? [])],
  teams: typeof data.teams === 'string' ? 'any' : data.teams,
  singleMatchCost: data.singleMatchCost,
}))

export const specialPlayers: Readonly<Record<string, SpecialPlayer>> = Object.fromEntries(
  [...bigGuys, ...stars].map((player) => [player.id, player]),
)

const { creation } = rosterData

/** rule: team.treasury */
export const drafting: Drafting = {
  treasury: creation.treasury,
  players: { min: creation.minPlayers, max: creation.maxPlayers },
  fanFactor: {
    name: 'Fan factor',
    cost: creation.fanFactor.cost,
    min: creation.fanFactor.min,
    max: creation.fanFactor.maxAtCreation,
    free: 0,
  },
  assistant: { cost: creation.assistantCoachCost, max: Infinity },
  cheerleader: { cost: creation.cheerleaderCost, max: Infinity },
  apothecary: creation.apothecaryCost,
  keptStars: { 'count-luthor-von-drakenborg': ['vampire'] },
  infected: { nurgle: 'rotter' },
  raised: Object.fromEntries(
    Object.values(rosters)
      .filter(({ positions }) => positions.some(({ id }) => id === 'zombie'))
      .map(({ id }) => [id, 'zombie']),
  ),
}
