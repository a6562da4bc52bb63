import { extend } from '../../match/extend.ts'
import { leaderCounters } from '../../play/half.ts'
import { calledOpenTo } from '../../play/referee.ts'
import { lrb4 } from '../lrb4/index.ts'
import { penaltiesOpenTo } from '../lrb4/weapons/penalties.ts'
import { heat, weatherForTheDay } from '../lrb4/weather.ts'
import { castingFirst, castingLast } from '../lrb4/wizards/casting.ts'
import { career } from './career/index.ts'
import { citations } from './citations.ts'
import { arguesOrPays, asFreebooter, babeHelps, freebooter, hireHelp, withHiredHelp } from './freebooters.ts'
import { injuries } from './injuries.ts'
import { countCrowd, hireFreebooters } from './pre-match.ts'
import { seriousInjury } from './tables.ts'
import { boltArea, spells, spellTests } from './wizard.ts'

const mapped = <T>(record: Readonly<Record<string, T>>, change: (value: T) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(record).map(([id, value]) => [id, change(value)]))

/** League rules to be played with another book's match rules: here are those that reach onto the pitch. */
export const leagues16 = extend(lrb4, {
  id: 'leagues16',
  name: 'Blood Bowl Leagues 1.6',
  catalogues: ['leagues16', 'lrb4-match', 'lrb4-league'],
  readings: { 'chirurgeon-last': false },
  citations,
  career,
  turn: { areas: { 'lightning-bolt': boltArea } },
  injuries: {
    ...injuries,
    koBonus: babeHelps,
    casualties: [],
    seriousInjuries: seriousInjury,
    afterDeath: [],
  },
  fouling: { called: calledOpenTo(arguesOrPays) },
  rolls: { tests: { ...spellTests, zap: null } },
  players: {
    usesSkill: (modules, skill) => skill.id === freebooter.id || lrb4.players.usesSkill(modules, skill),
    skills: { [freebooter.id]: freebooter },
    shapes: { toad: null },
  },
  teams: {
    rosters: mapped(lrb4.teams.rosters, withHiredHelp),
    specialPlayers: mapped(lrb4.teams.specialPlayers, asFreebooter),
  },
  procedures: {
    beforeMatch: [weatherForTheDay, hireFreebooters, hireHelp, countCrowd],
    beforeHalf: [leaderCounters],
    beforeTurn: [castingFirst(spells)],
    afterTurn: [castingLast(spells)],
    afterDrive: [penaltiesOpenTo(arguesOrPays), heat],
  },
})
