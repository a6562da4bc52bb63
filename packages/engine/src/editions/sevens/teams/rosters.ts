import type { Drafting, Position, Roster } from '../../../match/roster.ts'
import { WITHOUT_STARS } from '../../without-stars.ts'
import data from './rosters.json' with { type: 'json' }

type Team = (typeof data.teams)[number]
type PositionData = Team['positions'][number]

const position = (given: PositionData): Position => ({
  id: given.id,
  title: given.name,
  max: given.max,
  cost: given.cost,
  ma: given.ma,
  st: given.st,
  ag: given.ag,
  pa: given.pa,
  av: given.av,
  skills: given.skills,
  keywords: [
    ...(given.bigGuy ? ['big-guy'] : []),
    ...('race' in given && given.race !== undefined ? [`race:${given.race}`] : []),
  ],
  access: { primary: given.primary, secondary: given.secondary },
  lineman: given.lineman,
})

const roster = (team: Team): Roster => ({
  ...WITHOUT_STARS,
  id: team.id,
  name: team.name,
  rerollCost: team.rerollCost,
  positions: team.positions.map(position),
  bigGuys: { max: 0, allowed: [] },
  apothecary: { allowed: team.apothecary, onlyPositions: null },
  specialRules: team.specialRules,
  ...(team.bigGuyLimit === undefined ? {} : { together: team.bigGuyLimit }),
  ...(team.specialRuleChoice === undefined ? {} : { specialRuleChoice: team.specialRuleChoice }),
})

export const rosters: Readonly<Record<string, Roster>> = Object.fromEntries(
  data.teams.map((team) => [team.id, roster(team)]),
)

const { draft } = data
const STAFF = 20_000

/** A Zombie for those who know how, a Thrall for a Vampire. rule: special.undeath, special.vampire-lord */
const RAISED: Readonly<Record<string, (position: Position) => boolean>> = {
  'masters-of-undeath': ({ id }) => id === 'zombie-lineman',
  'vampire-lord': ({ lineman }) => lineman === true,
}
const raised = Object.values(rosters).flatMap(({ id, specialRules = [], positions }) =>
  specialRules.flatMap((rule) => {
    const risen = RAISED[rule]
    const position = risen === undefined ? undefined : positions.find(risen)
    return position === undefined ? [] : [[id, position.id] as const]
  }),
)

/** rule: draft.budget */
export const drafting: Drafting = {
  treasury: draft.budget,
  players: { min: draft.minPlayersAtDraft, max: draft.maxPlayers },
  specialists: draft.maxNonLinemen,
  rerolls: { max: draft.rerollMax, times: draft.rerollMultiplier },
  fanFactor: { name: 'Dedicated fans', cost: STAFF, min: 1, max: 6, free: 1 },
  assistant: { cost: STAFF, max: 3 },
  cheerleader: { cost: STAFF, max: 6 },
  apothecary: 80_000,
  keptStars: {},
  infected: {},
  raised: Object.fromEntries(raised),
}
