import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readScenarios, rule, RULE_TESTS, runScenario, type Scenario } from '@touchback/engine/testing'
import { draftProblems, teamValue } from '../src/draft.ts'
import { priceList } from '@touchback/engine/career'
import { draft, edition, players } from './teams.ts'

/**
 * The league catalogue of this book tells again what the match catalogue says of creating a team, of staff, big guys and
 * stars: it is the same rule, cut in other pieces. Such an entry is proved by every test of the entries it repeats.
 */
const packages = join(import.meta.dirname, '..', '..')
const scenarios: readonly Scenario[] = globSync('engine/scenarios/lrb4/*.json', { cwd: packages })
  .toSorted()
  .flatMap((file) => readScenarios(JSON.parse(readFileSync(join(packages, file), 'utf8'))))

function prove(id: string): void {
  const played = scenarios.filter(({ rules = [] }) => rules.includes(id))
  const tables = RULE_TESTS.filter(({ rules }) => rules.includes(id))
  assert.ok(played.length + tables.length > 0, `nothing proves ${id}`)
  for (const scenario of played) assert.equal(runScenario(scenario).problem, null, scenario.name)
  for (const { check } of tables) check()
}

const same = (id: string, ...repeated: readonly string[]): void =>
  rule([`lrb4.${id}`], `${id} is what the match catalogue says`, () => {
    for (const each of repeated) prove(`lrb4.${each}`)
  })

same('create.optional', 'module.agreement', 'module.core-complete')
same('create.budget', 'team.treasury')
same('create.single-list', 'team.single-list')
same('create.player-cost', 'team.player-cost-and-quota')
same('create.position-limit', 'team.player-cost-and-quota')
same('create.squad-min', 'team.size')
same('create.squad-max', 'team.size')
same('create.nothing-free', 'team.rerolls-bought', 'team.fan-factor-cost', 'team.fan-factor-range')
same('create.ff-price', 'team.fan-factor-cost')
same('create.ff-range', 'team.fan-factor-range')
same('create.staff', 'staff.assistant-cost', 'staff.cheerleader-cost', 'apo.cost')
same('create.big-guys', 'bigguy.limit', 'bigguy.allied-teams', 'bigguy.counts-to-16')

rule(['lrb4.create.free-choice'], 'within the limits any mix of players will do', () => {
  const problems = (squad: Readonly<Record<string, number>>) =>
    draftProblems(edition, draft({ players: players(squad) }))
  assert.deepEqual(problems({ lineman: 11 }), [])
  assert.deepEqual(problems({ blitzer: 4, catcher: 4, thrower: 2, lineman: 1 }), [])
})

rule(
  ['lrb4.create.reroll-price'],
  'a re-roll costs what the list says, 40,000 to 70,000, once a half',
  () => {
    const prices = Object.keys(edition.teams.rosters).map((id) => priceList(edition, id).reroll)
    assert.deepEqual([Math.min(...prices), Math.max(...prices)], [40_000, 70_000])
    for (const { id, rerollCost } of Object.values(edition.teams.rosters)) {
      const team = { roster: id, players: [] }
      assert.equal(
        teamValue(edition, draft({ ...team, rerolls: 2 })) - teamValue(edition, draft(team)),
        2 * rerollCost,
      )
    }
    prove('lrb4.team.rerolls-bought')
    prove('lrb4.reroll.team.consumed')
    prove('lrb4.reroll.team.half-time-refresh')
  },
)

same('staff.sideline', 'staff.off-pitch')
same('staff.head-coach.free', 'staff.head-coach-free')
same('staff.head-coach.argue-when', 'staff.argue.when')
same('staff.head-coach.argue-roll', 'staff.argue.roll', 'staff.argue.expelled')
same('staff.assistant.cost', 'staff.assistant-cost')
same('staff.assistant.titles', 'staff.assistant-title')
same('staff.assistant.effect', 'kickofftable.9-brilliant-coaching')
same('staff.cheerleader.cost', 'staff.cheerleader-cost')
same('staff.cheerleader.effect', 'kickofftable.5-cheering-fans')
same('staff.wizard.hire', 'wizard.hire')
same('staff.wizard.one', 'wizard.hire')
same('staff.wizard.use', 'wizard.one-spell', 'wizard.timing')
same('staff.special.who', 'wizard.special.who', 'wizard.special.khemri-none')
same('staff.special.runesmith', 'wizard.runesmith.hire', 'wizard.runesmith.roll')
same('staff.special.runesmith-table', ...[1, 2, 3, 4, 5, 6].map((die) => `wizard.rune.${die}`))
same('staff.special.chef', 'wizard.master-chef.free')
same('staff.special.chef-roll', 'wizard.master-chef.roll')
same('staff.special.chef-extra', 'wizard.master-chef.ingredients', 'wizard.master-chef.pay-first')
same('staff.special.necromancer', 'wizard.necromancer.free')
same('staff.special.raise-limits', 'wizard.necromancer.size-limit')
same('staff.special.raise-result', 'wizard.necromancer.raise', 'wizard.necromancer.roster-limit')
same('staff.special.raise-now', 'wizard.necromancer.immediate-use')
same('staff.special.liche-priest', 'wizard.liche-priest.no-raise', 'wizard.liche-priest.argue')
same('staff.apo.cost', 'apo.cost')
same('staff.apo.one', 'apo.cost')
same('staff.apo.forbidden', 'apo.banned-teams')
same('staff.apo.vampire', 'apo.vampire-thralls-only')
same('staff.apo.once', 'apo.once-per-match')
same('staff.apo.heal', 'apo.cure-roll', 'apo.cured-placement')
same('staff.apo.niggle', 'apo.niggling')
same('staff.apo.timing', 'apo.immediately', 'qa.apothecary-timing')
same('staff.apo.scope', 'qa.apothecary-stun-ko', 'qa.apothecary-crowd', 'apo.not-crowd-push')
same('staff.apo.eaten', 'qa.no-apothecary-for-eaten')

same('bigguy.as-players', 'bigguy.normal-rules')
same('bigguy.limit-one', 'bigguy.limit')
same('bigguy.limit-two', 'bigguy.limit')
same('bigguy.allies', 'bigguy.allied-teams')
same('bigguy.count16', 'bigguy.counts-to-16')
same('bigguy.stars', 'bigguy.stars-do-not-count', 'bigguy.star-single-game')
for (const guy of ['kroxigor', 'beast-of-nurgle', 'minotaur', 'ogre', 'rat-ogre', 'treeman', 'troll'])
  same(`bigguy.${guy}`, `bigguy.data.${guy}`)

const parts = (racial: string, ...names: readonly string[]) => names.map((name) => `racial.${racial}.${name}`)
same(
  'bigguy.racial.always-hungry',
  ...parts('always-hungry', 'roll', 'eaten', 'squirms-free', 'occupied-square'),
)
same(
  'bigguy.racial.always-hungry-after',
  ...parts('always-hungry', 'turnover-only-with-ball', 'ball-eaten', 'ball-free'),
)
same('bigguy.racial.big-guy', 'racial.big-guy.no-team-rerolls')
same('bigguy.racial.bone-head', ...parts('bone-head', 'roll', 'fail'))
same('bigguy.racial.bone-head-state', 'racial.bone-head.state')
same('bigguy.racial.nurgles-rot', ...parts('nurgles-rot', 'trigger', 'free-rotter'))
same('bigguy.racial.really-stupid', ...parts('really-stupid', 'roll', 'helper', 'fail', 'state'))
same('bigguy.racial.take-root', ...parts('take-root', 'roll', 'ma-zero', 'no-friendly-block'))
same('bigguy.racial.take-root-limits', ...parts('take-root', 'restrictions', 'may-block'))
same('bigguy.racial.throw-team-mate', 'racial.throw-team-mate')
same('bigguy.racial.wild-animal', ...parts('wild-animal', 'roll', 'no-must-move-first'))

same('star.teams', 'star.eligibility')
same('star.prices', 'star.pay-fee', 'star.league-single-match')
same('star.double-price', 'star.halfling-goblin-double')
same('star.double-price-exempt', 'star.halfling-goblin-double')
same('star.unique', 'star.once-per-team')
same('star.clash', 'star.both-hire')
same('star.luthor', 'star.luthor-exception')
same('star.position', 'star.position-free')
same('star.own-stats', 'star.attributes')

rule(['lrb4.star.squad-cap'], 'a star is one of the sixteen', () => {
  const squad = (linemen: number) => {
    const others = players({ lineman: linemen, catcher: 3, 'thrud-the-barbarian': 1 })
    return draftProblems(edition, draft({ players: others })).filter((problem) => /11 to 16/.test(problem))
  }
  assert.equal(squad(12).length, 0)
  assert.equal(squad(13).length, 1)
})

rule(
  ['lrb4.star.list'],
  'there are twenty-six stars, each with teams, two prices and a card of his own',
  () => {
    const stars = Object.values(edition.teams.specialPlayers).filter(({ kind }) => kind === 'star')
    assert.equal(stars.length, 26)
    for (const { id, cost, singleMatchCost, teams, ma, st, ag, av } of stars) {
      assert.ok(cost > 0 && singleMatchCost !== null && singleMatchCost < cost, id)
      assert.ok(teams === 'any' || teams.length > 0, id)
      assert.ok(
        [ma, st, ag, av].every((value) => value >= 1 && value <= 10),
        id,
      )
    }
  },
)

same('star.weapon.only-stars', 'weapon.stars-only')
same('star.weapon.no-leave', 'weapon.cannot-leave-behind', 'weapon.penalty-if-on-field')
same('star.weapon.penalty-when', 'weapon.no-ejection-in-play', 'weapon.penalty-when')
same('star.weapon.penalty-roll', 'weapon.penalty-roll', 'weapon.penalty-survive')
same('star.weapon.argue', 'weapon.penalty-argue')
const WEAPONS = ['deathroller', 'ball-chain', 'bomb', 'chainsaw', 'blunderbuss', 'dagger', 'pogo', 'stakes']
same('star.weapon.values', ...WEAPONS.map((weapon) => `weapon.${weapon}.penalty`))
