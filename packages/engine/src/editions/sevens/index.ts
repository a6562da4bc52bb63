import { extend, only } from '../../match/extend.ts'
import { leaderCounters } from '../../play/half.ts'
import { lrb4 } from '../lrb4/index.ts'
import { weatherForTheDay } from '../lrb4/weather.ts'
import { actions } from './turn/actions/index.ts'
import { career } from './career/index.ts'
import { citations } from './citations/index.ts'
import { RULER } from './passing/ruler.ts'
import { forfeit } from './timing/conceding.ts'
import { deeds } from './turn/deeds/index.ts'
import { injuries } from './injuries/injuries.ts'
import { jumping } from './moving/jump.ts'
import { kickOffEvents, kickOffTable } from './kick-off/kick-off-events.ts'
import { asPrinted, sneaksOn } from './printed.ts'
import { calledFoul, seesFoul } from './fouling/referee.ts'
import { drafting, rosters } from './teams/rosters.ts'
import { skills } from './players/skills/index.ts'
import { bestOfFive } from './timing/sudden-death.ts'
import { injury } from './injuries/tables.ts'
import { tests } from './rolls/index.ts'
import { weather, weatherTable } from './field/weather.ts'
import { kickOff, layTheTable } from './procedures/chef.ts'
import { driveIsOver, kegs } from './procedures/end-of-drive.ts'
import { buyInducements } from './procedures/inducements.ts'
import { hireJourneymen } from './teams/journeymen.ts'
import { spyOut, spyReroll } from './turn/measures/espionage.ts'
import { setUpFirst } from './turn/measures/first-drive.ts'
import { declareOne, endOfAction, measures } from './turn/measures/in-a-turn.ts'
import { firstHalfIsOver, prayBeforeTheMatch } from './procedures/prayers.ts'
import { throwOutcome } from './passing/chances.ts'
import { hurling } from './passing/throw-team-mate.ts'
import { fansArrive } from './procedures/pre-game.ts'
import { isTooThirsty } from './players/traits/bloodlust.ts'
import { pickEachOtherUp } from './players/traits/late.ts'
import { seizeWeapons } from './players/traits/secret-weapons.ts'
import { wakeUp } from './players/traits/wits.ts'
import { entering } from './moving/trapdoor.ts'
import { riseAgain } from './injuries/undeath.ts'
import { afterATurn, beforeTheirTurn, frog } from './procedures/wizard.ts'

/** What older books leave to the coaches is part of this one. */
const ALWAYS = [
  'kickoff-table',
  'weather',
  'hand-off',
  'going-for-it',
  'assists',
  'interceptions-fumbles',
  'throw-team-mate',
  'fouls',
  'apothecary',
  'team-creation',
] as const

/** Second Season rules on the small pitch. */
export const sevens = extend(lrb4, {
  id: 'sevens',
  name: 'Blood Bowl Sevens',
  career: only(career),
  catalogues: ['sevens', 'second-season-core', 'second-season-skills'],
  modules: [],
  always: ALWAYS,
  readings: only({
    printed2020: false,
    'frenzy-unmoved': true,
    'strip-unmoved': true,
    'daze-outlasts-drive': false,
    'leader-stunned': true,
    'side-step-always': true,
    'side-step-once-a-turn': false,
    'set-up-in-end-zone': true,
    'pile-driver-free': false,
    'fanatic-in-blitz': true,
    'decay-worsens': false,
    'chef-for-halflings': false,
  }),
  citations: only(citations),
  field: {
    pitch: {
      length: 20,
      width: 11,
      scrimmage: { home: 6, away: 13 },
      wideZone: 2,
      trapdoors: [
        [5, 1],
        [14, 9],
      ],
    },
    lineUp: { players: 7, onScrimmage: 3, few: 3, perWideZone: 1 },
    weather: only(weather),
    weatherTable,
  },
  timing: {
    turns: 6,
    halves: 2,
    tie: 'draw',
    suddenDeath: false,
    forfeit,
    shootOut: bestOfFive,
    illegalProcedure: false,
  },
  kickOff: { touchbackLying: true, tableFirst: null, table: kickOffTable, events: only(kickOffEvents) },
  turn: {
    actions: only(actions),
    deeds: only(deeds),
    activated: wakeUp,
    asides: { measure: measures },
    lostCarrierIsTurnover: true,
    // Only a fall or a knock-down ends the Blitz of a kick-off. rule: kickoff.10-stop
    outlastedInBonusTurn: ['sent-off', 'kick-back', 'blood-lust'],
    scoring: 'at-once',
    scoresLater: isTooThirsty,
  },
  moving: { heldFirst: true, dodgeFirst: false, leaping: jumping, entering },
  blocking: { frenzy: { mustRush: true }, followersHeld: true },
  passing: {
    throwIn: { die: 'd6', countsFirst: false, corner: 'd3' },
    outcome: throwOutcome,
    hurling,
    ruler: RULER,
    bands: [
      { id: 'quick', modifier: 0 },
      { id: 'short', modifier: -1 },
      { id: 'long', modifier: -2 },
      { id: 'long-bomb', modifier: -3 },
    ],
  },
  injuries: {
    ...injuries,
    koWhen: 'after-drive',
    koBonus: kegs,
    table: injury,
    casualties: [],
    seriousInjuries: [],
    afterDeath: [riseAgain],
  },
  fouling: { bonus: 0, guarded: asPrinted, goesOn: sneaksOn, sees: seesFoul, called: calledFoul },
  rolls: { tests: only(tests), tableTarget: (characteristic) => characteristic },
  rerolls: {
    onePerTurn: false,
    trophies: false,
    barredInBonusTurn: ['team', 'dodge', 'sure-feet'],
    more: spyReroll,
    pro: { needs: 3, helped: false, ownAction: true, oneDie: true, never: ['stand-up'] },
  },
  players: {
    skillsNeedZones: true,
    usesSkill: () => true,
    characteristics: [
      { id: 'ma', name: 'Movement Allowance', kind: 'value', min: 1, max: 9 },
      { id: 'st', name: 'Strength', kind: 'value', min: 1, max: 8 },
      { id: 'ag', name: 'Agility', kind: 'target', min: 1, max: 6 },
      { id: 'pa', name: 'Passing Ability', kind: 'target', min: 1, max: 6 },
      { id: 'av', name: 'Armour Value', kind: 'target', min: 3, max: 11 },
    ],
    limited: true,
    skills: only(skills),
    shapes: only({ toad: frog }),
  },
  teams: { rosters: only(rosters), specialPlayers: only({}), drafting: only(drafting) },
  procedures: {
    phases: {
      'set-up': setUpFirst,
      'kick-off': kickOff,
      declare: declareOne,
      'end-of-activation': endOfAction,
    },
    beforeMatch: [fansArrive, weatherForTheDay, hireJourneymen, buyInducements, prayBeforeTheMatch],
    beforeHalf: [leaderCounters, firstHalfIsOver, layTheTable],
    beforeTurn: [beforeTheirTurn],
    afterTurn: [spyOut, afterATurn, pickEachOtherUp],
    afterDrive: [seizeWeapons, driveIsOver],
  },
})
