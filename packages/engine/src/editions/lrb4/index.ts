import type { Edition } from '../../match/edition.ts'
import { activation, declareAction, endOfActivation, turn } from '../../play/activation.ts'
import { endOfDrive } from '../../play/drive.ts'
import { coinToss, endOfHalf, leaderCounters, postMatch, preMatch, penaltyShootOut } from '../../play/half.ts'
import { kickOff, kickOffEvent, kickOffLanding } from '../../play/kick-off.ts'
import { leaping } from '../../play/leap.ts'
import { nigglingInjuries } from '../../play/niggles.ts'
import { argueCall, calledOpenTo } from '../../play/referee.ts'
import { throwOutcome } from '../../play/pass.ts'
import { RULER } from '../../play/range.ts'
import { hurling } from '../../play/throw-team-mate.ts'
import { setUp } from '../../play/set-up.ts'
import { endOfTurn, startOfTurn } from '../../play/turn.ts'
import { commonTests } from '../../rolls/common-tests.ts'
import { agilityTarget } from '../../rolls/kinds.ts'
import { career } from './career/index.ts'
import { citations } from './citations/index.ts'
import { actions, deeds } from './deeds.ts'
import { injuries } from './injuries.ts'
import { kickOffEvents, quickSnap } from './kick-off-events.ts'
import { drafting, rosters, specialPlayers } from './rosters.ts'
import { skills } from './skills/index.ts'
import { casualty, injury, kickOffTable, seriousInjury, weather, weatherTable } from './tables.ts'
import { tests } from './tests.ts'
import { penaltyRolls } from './weapons/penalties.ts'
import { gate } from './pre-match/gate.ts'
import { smellingSalts } from './pre-match/handicap-table.ts'
import { handicaps } from './pre-match/handicaps.ts'
import { hireForTheDay } from './pre-match/hiring.ts'
import { heat, weatherForTheDay } from './weather.ts'
import { bombArea } from './weapons/bomb.ts'
import { castSpell } from './wizards/casting.ts'
import { fireballArea } from './wizards/fireball.ts'
import { boltArea } from './wizards/lightning-bolt.ts'
import { cook } from './wizards/master-chef.ts'
import { raiseTheDead } from './wizards/necromancer.ts'
import { forgeRunes } from './wizards/runesmith.ts'

const MODULES = [
  'team-creation',
  'kickoff-table',
  'weather',
  'hand-off',
  'going-for-it',
  'assists',
  'interceptions-fumbles',
  'throw-team-mate',
  'fouls',
  'big-guys',
  'wizards',
  'apothecary',
  'secret-weapons',
  'skills-traits',
] as const

/** Skills of the core game; all others need their module. rule: coreskill.list */
const CORE_SKILLS = ['block', 'catch', 'dodge', 'pass', 'sure-hands']

export const lrb4: Edition = {
  id: 'lrb4',
  name: 'Living Rulebook 4',
  career,
  catalogues: ['lrb4-match', 'lrb4-league'],
  modules: MODULES,
  always: [],
  readings: {
    'frenzy-unmoved': false,
    'strip-unmoved': false,
    'daze-outlasts-drive': false,
    'bolt-hits-prone': false,
    'leader-stunned': true,
    'thick-skull-reroll': false,
    'side-step-always': false,
    'side-step-once-a-turn': false,
    'set-up-in-end-zone': true,
    'leader-in-shoot-out': false,
    'dump-off-before-rush': false,
    'fanatic-in-blitz': true,
  },
  citations,
  field: {
    pitch: { length: 26, width: 15, scrimmage: { home: 12, away: 13 }, wideZone: 4 },
    lineUp: { players: 11, tooFew: 'may-concede', onScrimmage: 3, perWideZone: 2 },
    weather,
    weatherTable,
  },
  timing: {
    turns: 8,
    halves: 2,
    tie: 'overtime',
    suddenDeath: true,
    shootOut: penaltyShootOut,
    illegalProcedure: true,
  },
  kickOff: { touchbackBounces: false, tableFirst: true, table: kickOffTable, events: kickOffEvents },
  turn: {
    actions,
    deeds,
    asides: {},
    lostCarrierIsTurnover: false,
    scoring: 'end-of-action',
    areas: { fireball: fireballArea, 'lightning-bolt': boltArea, 'throw-bomb': bombArea },
  },
  moving: { heldFirst: false, dodgeFirst: false, rushes: 2, standUp: { cost: 3, roll: 4 }, leaping },
  blocking: { frenzy: { mustRush: false } },
  passing: {
    throwIn: { die: 'd6', countsFirst: true, corner: 'template' },
    outcome: (match, _thrower, result) => throwOutcome(match, result),
    hurling,
    ruler: RULER,
    bands: [
      { id: 'quick', modifier: 1 },
      { id: 'short', modifier: 0 },
      { id: 'long', modifier: -1 },
      { id: 'long-bomb', modifier: -2 },
    ],
  },
  injuries: {
    ...injuries,
    sparesOwnSide: false,
    koRecovery: 4,
    koWhen: 'before-set-up',
    koBonus: smellingSalts,
    table: injury,
    casualties: casualty,
    seriousInjuries: seriousInjury,
    afterDeath: [raiseTheDead],
  },
  fouling: { bonus: 1, sees: 'referee', called: calledOpenTo(argueCall) },
  rolls: { tests: { ...commonTests, ...tests }, tableTarget: agilityTarget },
  rerolls: {
    onePerTurn: true,
    trophies: true,
    pro: { needs: 4, helped: true, ownAction: false, oneDie: false, never: [] },
    barredInBonusTurn: [],
  },
  players: {
    usesSkill: (modules, skill) =>
      skill.kind === 'weapon'
        ? modules['secret-weapons'] === true
        : CORE_SKILLS.includes(skill.id) ||
          skill.category === 'handicap' ||
          modules['skills-traits'] === true,
    characteristics: [
      { id: 'ma', name: 'Movement Allowance', kind: 'value', min: 1, max: 10 },
      { id: 'st', name: 'Strength', kind: 'value', min: 1, max: 10 },
      { id: 'ag', name: 'Agility', kind: 'value', min: 1, max: 10 },
      { id: 'av', name: 'Armour Value', kind: 'value', min: 1, max: 10 },
    ],
    limited: false,
    skills,
    shapes: {
      toad: {
        ma: 3,
        st: 1,
        ag: 4,
        av: 4,
        skills: ['dodge', 'leap', 'stunty'],
        facts: ['no-ball', 'no-assists'],
        keeps: ['regeneration'],
      },
    },
  },
  teams: { rosters, specialPlayers, drafting },
  procedures: {
    phases: {
      'pre-match': preMatch,
      'coin-toss': coinToss,
      'set-up': setUp,
      'kick-off': kickOff,
      'kick-off-event': kickOffEvent,
      'quick-snap': quickSnap,
      'kick-off-landing': kickOffLanding,
      'start-of-turn': startOfTurn,
      turn: turn,
      declare: declareAction,
      activation: activation,
      'end-of-activation': endOfActivation,
      'end-of-turn': endOfTurn,
      'end-of-drive': endOfDrive,
      'end-of-half': endOfHalf,
      'post-match': postMatch,
      over: postMatch,
    },
    beforeMatch: [hireForTheDay, weatherForTheDay, gate, handicaps, nigglingInjuries, forgeRunes],
    beforeHalf: [leaderCounters, cook],
    beforeTurn: [castSpell],
    afterTurn: [],
    afterDrive: [penaltyRolls, heat],
  },
}
