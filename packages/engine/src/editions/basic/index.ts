import { extend, only } from '../../match/extend.ts'
import { leaderCounters } from '../../play/half.ts'
import { commonTests } from '../../rolls/common-tests.ts'
import { lrb4 } from '../lrb4/index.ts'
import { actions } from './actions.ts'
import { career } from './career/index.ts'
import { citations } from './citations/index.ts'
import { injuries } from './injuries.ts'
import { kickOffEvents } from './kick-off-events.ts'
import { refereeReturns, seesDoubles } from './referee.ts'
import { full } from './rosters.ts'
import { skillDeeds } from './skills/deeds.ts'
import { skills } from './skills/index.ts'
import { skillTests } from './skills/tests.ts'
import { hurling } from './skills/throw-team-mate.ts'
import { sendOff } from '../../play/referee.ts'
import { openKegs } from './staff.ts'
import { casualty, kickOffTable } from './tables.ts'

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
  career: only(career),
  catalogues: ['basic'],
  modules: [],
  always: ALWAYS,
  readings: only({
    'frenzy-unmoved': true,
    'strip-unmoved': false,
    'daze-outlasts-drive': false,
    'leader-stunned': true,
    'side-step-always': true,
    'side-step-once-a-turn': false,
    'set-up-in-end-zone': true,
    'dump-off-before-rush': false,
  }),
  citations: only(citations),
  field: {
    lineUp: { tooFew: 'concedes', mayConcede: true },
    weather: only({ nice: { name: 'Nice', modifies: {} } }),
    weatherTable: [],
  },
  timing: { tie: 'draw', drawsStand: true, illegalProcedure: false },
  kickOff: { tableFirst: false, touchbackBounces: true, table: kickOffTable, events: only(kickOffEvents) },
  turn: {
    actions: only(actions),
    deeds: { ...skillDeeds, gaze: null, steer: null, chainsaw: null, fire: null },
    lostCarrierIsTurnover: true,
    scoring: 'at-once-out-of-turn',
    areas: only({}),
  },
  moving: { heldFirst: true, dodgeFirst: true },
  blocking: { frenzy: { mustRush: true, whileAdjacent: true } },
  passing: { overNeighbours: true, throwIn: { die: 'd3', countsFirst: false, corner: 'sideline' }, hurling },
  injuries: { ...injuries, koBonus: openKegs, casualties: casualty, seriousInjuries: [], afterDeath: [] },
  fouling: { bonus: 0, sees: seesDoubles, called: sendOff },
  rolls: { tests: only({ ...commonTests, ...skillTests }) },
  rerolls: { trophies: false },
  players: { usesSkill: () => true, skills: only(skills), shapes: only({}) },
  teams: { rosters: only(full.rosters), specialPlayers: only({}), drafting: only(full.drafting) },
  procedures: {
    beforeMatch: [],
    beforeHalf: [leaderCounters],
    beforeTurn: [],
    afterDrive: [refereeReturns],
  },
})
