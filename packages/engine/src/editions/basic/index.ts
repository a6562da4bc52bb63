import { extend, only } from '../../match/edition.ts'
import { kickOffScatterFirst } from '../../play/kick-off.ts'
import { commonTests } from '../../rolls/common-tests.ts'
import { lrb4 } from '../lrb4/index.ts'
import { citations } from './citations/index.ts'
import { full } from './rosters.ts'
import { skills } from './skills/index.ts'
import { skillTests } from './skills/tests.ts'

/** What other books leave to the coaches is part of this one; weather, wizards and stars are not in it at all. */
const ALWAYS = [
  'kickoff-table',
  'hand-off',
  'going-for-it',
  'assists',
  'interceptions-fumbles',
  'throw-team-mate',
  'fouls',
  'apothecary',
] as const

export const basic = extend(lrb4, {
  id: 'basic',
  name: 'Basic Blood Bowl',
  catalogues: ['basic'],
  modules: [],
  always: ALWAYS,
  usesSkill: () => true,
  lineUp: { tooFew: 'concedes' },
  timing: { tie: 'draw' },
  foul: { bonus: 0 },
  frenzy: { needsPush: false, mustRush: true },
  moving: { heldFirst: true, dodgeFirst: true },
  throwIn: { die: 'd3', countsFirst: false, corner: 'sideline' },
  scoring: 'at-once-out-of-turn',
  phases: { 'kick-off': kickOffScatterFirst },
  weather: only({ nice: { name: 'Nice', modifies: {} } }),
  weatherTable: [],
  tests: only({ ...commonTests, ...skillTests }),
  skills: only(skills),
  citations: only(citations),
  rosters: only(full.rosters),
  specialPlayers: only({}),
  drafting: full.drafting,
  beforeMatch: [],
  beforeTurn: [],
  afterDrive: [],
  afterDeath: [],
})
