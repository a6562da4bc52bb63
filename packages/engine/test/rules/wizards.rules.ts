import assert from 'node:assert/strict'
import { lrb4 } from '../../src/editions/lrb4/index.ts'
import { rosters } from '../../src/editions/lrb4/rosters.ts'
import { raiseTheDead } from '../../src/editions/lrb4/wizards/necromancer.ts'
import { Match } from '../../src/match/match.ts'
import { Dice, NoDice } from '../../src/rolls/dice.ts'
import { readSpec, readState, rule, type ScenarioPosition } from '../../src/testing/index.ts'

/** Teams that cannot have an ordinary Wizard, and what they have instead. */
const SPECIAL: Readonly<Record<string, string>> = {
  dwarf: 'runesmith',
  halfling: 'master-chef',
  undead: 'necromancer',
  necromantic: 'necromancer',
  khemri: 'none',
}

const wizardOf = (team: string) => {
  const roster = rosters[team]
  assert(roster, team)
  return roster.wizard
}

rule(['lrb4.wizard.hire'], 'most teams may hire a Wizard for a match, for 50,000', () => {
  const ordinary = Object.keys(rosters).filter((team) => SPECIAL[team] === undefined)
  assert.equal(ordinary.length, 16)
  for (const team of ordinary)
    assert.deepEqual(wizardOf(team), { kind: 'wizard', hireable: true, cost: 50_000, ingredientsCost: null })
})

rule(['lrb4.wizard.special.who'], 'five teams have somebody of their own instead of a Wizard', () => {
  for (const [team, kind] of Object.entries(SPECIAL)) assert.equal(wizardOf(team).kind, kind, team)
})

rule(['lrb4.wizard.special.khemri-none'], 'Khemri teams have no Wizard and cannot hire one', () => {
  assert.deepEqual(wizardOf('khemri'), { kind: 'none', hireable: false, cost: null, ingredientsCost: null })
})

rule(['lrb4.wizard.runesmith.hire'], 'a Runesmith costs a Dwarf team 50,000', () => {
  assert.deepEqual(wizardOf('dwarf'), {
    kind: 'runesmith',
    hireable: true,
    cost: 50_000,
    ingredientsCost: null,
  })
})

rule(
  ['lrb4.wizard.master-chef.free', 'lrb4.wizard.master-chef.ingredients'],
  'a Master Chef comes for nothing; his ingredients cost 20,000 a die',
  () => {
    assert.deepEqual(wizardOf('halfling'), {
      kind: 'master-chef',
      hireable: false,
      cost: 0,
      ingredientsCost: 20_000,
    })
  },
)

rule(['lrb4.wizard.necromancer.free'], 'a Necromancer comes for nothing', () => {
  for (const team of ['undead', 'necromantic']) assert.equal(wizardOf(team).cost, 0)
})

rule(
  ['lrb4.wizard.necromancer.roster-limit'],
  'whoever misses the match has his place on the roster of a Necromancer all the same',
  () => {
    const squad = Array.from({ length: 14 }, (_, index) => [`z${index}`, { position: 'zombie' }])
    const from: ScenarioPosition = {
      edition: 'lrb4',
      league: true,
      home: { team: 'undead', players: Object.fromEntries(squad) },
      away: { team: 'human', players: { karl: { at: [11, 5] } } },
    }
    const asks = (absent: number): boolean => {
      const spec = readSpec(lrb4, from)
      const missing = Array.from({ length: absent }, (_, index) => ({ id: `m${index}`, position: 'ghoul' }))
      const career = { treasury: 0, rating: 100, cups: [], missing }
      const teams = { ...spec.teams, home: { ...spec.teams.home, career } }
      const dice = new Dice(new NoDice())
      const match = new Match(lrb4, { ...spec, teams }, readState(lrb4, spec, from), dice, null, null)
      return raiseTheDead(match, match.player(squad.length)).next().done !== true
    }
    assert.equal(asks(1), true)
    assert.equal(asks(2), false)
  },
)
