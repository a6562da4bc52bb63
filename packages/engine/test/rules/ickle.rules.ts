import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { categoriesOf } from '../../src/career/learning.ts'
import { editionOf } from '../../src/editions/index.ts'
import { printedAccess } from '../../src/editions/lrb4/career/access.ts'
import { lookUp } from '../../src/match/table.ts'
import { readScenarios, runScenario, type Scenario } from '../../src/testing/index.ts'
import { rule } from '../../src/testing/rule-test.ts'

/** What a book leaves out, or says in other words, is proved by playing the scenarios of the book it condenses by it. */
const folder = join(import.meta.dirname, '..', '..', 'scenarios', 'lrb4')
const ickle = editionOf('ickle')

const scenarios: readonly Scenario[] = globSync('*.json', { cwd: folder })
  .toSorted()
  .flatMap((file) => readScenarios(JSON.parse(readFileSync(join(folder, file), 'utf8'))))

const citing = (...starts: readonly string[]): Scenario[] =>
  scenarios.filter(({ rules = [] }) => rules.some((id) => starts.some((start) => id.startsWith(start))))

function playsAlike(chosen: readonly Scenario[], atLeast: number): void {
  assert.ok(chosen.length >= atLeast, `only ${chosen.length} scenarios`)
  for (const scenario of chosen) {
    const { problem } = runScenario({ ...scenario, edition: ickle.id })
    assert.equal(problem, null, scenario.name)
  }
}

const same = (id: string, name: string, atLeast: number, ...starts: readonly string[]): void =>
  rule([id], `${name}: as in the book it condenses`, () => playsAlike(citing(...starts), atLeast))

same('ickle.same.weather', 'the weather', 20, 'lrb4.weather.')
same('ickle.same.niggling', 'old injuries', 3, 'lrb4.apo.niggling')
same('ickle.same.kickoff-table', 'the kick-off table', 30, 'lrb4.kickofftable.')
same('ickle.same.passing', 'passes and fumbles', 20, 'lrb4.pass.', 'lrb4.fumble.')
same('ickle.same.catching', 'catches', 8, 'lrb4.catch.')
same('ickle.same.bouncing', 'bounces', 5, 'lrb4.bounce.')
same('ickle.same.throw-ins', 'throw-ins', 10, 'lrb4.throwin.', 'lrb4.template.throw-in.')
same('ickle.same.handoff-modifiers', 'hand-offs', 4, 'lrb4.handoff.catch')
same('ickle.same.interception-modifiers', 'interceptions', 3, 'lrb4.intercept.modifiers')
same('ickle.same.pickup', 'picking up', 8, 'lrb4.pickup.')
same('ickle.same.dodge-modifiers', 'dodging', 4, 'lrb4.dodge.modifiers')
same('ickle.same.injury-table', 'the Injury table', 10, 'lrb4.injury.')
same('ickle.same.casualty-table', 'the Casualty table', 5, 'lrb4.casualty.')
same('ickle.same.skills', 'skills', 300, 'lrb4.skill.', 'lrb4.racial.', 'lrb4.coreskill.')
same('ickle.same.pass-sequence', 'the order of a pass', 1, 'lrb4.qa.pass-sequence')
same('ickle.same.turnovers', 'turnovers', 20, 'lrb4.turnover.', 'lrb4.qa.turnover', 'lrb4.qa.after-turnover')

const RETOLD = ['block', 'catch', 'dauntless', 'jump-up', 'side-step', 'strip-ball', 'stunty']
same('ickle.skill.colour', 'skills told with less colour', 40, ...RETOLD.map((id) => `lrb4.skill.${id}.`))

const UNDESCRIBED = [
  'always-hungry',
  'big-guy',
  'bone-head',
  'nurgles-rot',
  'really-stupid',
  'take-root',
  'throw-team-mate',
  'wild-animal',
]
rule(['ickle.skill.undescribed-racial'], 'characteristics it only names: as in the book it condenses', () => {
  for (const id of UNDESCRIBED) {
    assert.ok(ickle.players.skills[id], id)
    playsAlike(citing(`lrb4.racial.${id}`), 1)
  }
})

rule(['ickle.scope.missing'], 'whatever the book leaves out is played as in the book it condenses', () => {
  playsAlike(scenarios, 1000)
  assert.deepEqual(ickle.teams.drafting, editionOf('lrb4').teams.drafting)
  assert.deepEqual(Object.keys(ickle.teams.rosters), Object.keys(editionOf('lrb4').teams.rosters))
})

const D66 = [1, 2, 3, 4, 5, 6].flatMap((tens) => [1, 2, 3, 4, 5, 6].map((units) => tens * 10 + units))

rule(['ickle.same.serious-injury'], 'each of the 36 serious injuries has its effect', () => {
  const counts = Object.groupBy(D66, (roll) => lookUp(ickle.injuries.seriousInjuries, roll))
  assert.equal(counts['miss-next-game']?.length, 18)
  assert.equal(counts['niggling']?.length, 12)
  assert.deepEqual(
    [counts['ma-1'], counts['st-1'], counts['ag-1'], counts['av-1']],
    [[61, 62], [63], [64], [65, 66]],
  )
})

rule(['ickle.skill.stunty-permanent'], 'Stunty is of the race: nobody learns it or loses it', () => {
  assert.equal(ickle.players.skills['stunty']?.kind, 'racial')
})

rule(['ickle.skill.names'], 'misprinted and shortened names stand for the skills they mean', () => {
  const names = Object.values(ickle.players.skills).map(({ name }) => name)
  for (const misprint of ['Breach Tackle', 'Blood ust', "Thud's Fans"]) assert.ok(!names.includes(misprint))
  for (const id of [
    'break-tackle',
    'blood-lust',
    'thruds-fans',
    'claw',
    'hail-mary-pass',
    'razor-sharp-claws',
  ])
    assert.ok(ickle.players.skills[id], id)
})

rule(['ickle.same.skill-categories'], 'the same names, categories and marks', () => {
  const base = editionOf('lrb4').players.skills
  const described = ({ id, name, category, kind }: (typeof base)[string]) => ({ id, name, category, kind })
  const learned = Object.values(ickle.players.skills).filter(({ kind }) => kind !== 'weapon')
  assert.ok(learned.length >= 61)
  assert.deepEqual(Object.values(ickle.players.skills).map(described), Object.values(base).map(described))
})

/** What a position may learn: as it is played, and as the table prints it where a league wants that. */
const learns = (team: string, position: string) => {
  const { rosters, specialPlayers } = ickle.teams
  const listed = rosters[team]?.positions.find(({ id }) => id === position) ?? specialPlayers[position]
  return [categoriesOf(listed?.access?.primary ?? []), printedAccess(team, position)].map((list) =>
    list.join(' '),
  )
}

rule(['ickle.skill.access-table'], 'every position knows what it may learn', () => {
  for (const { positions } of Object.values(ickle.teams.rosters))
    for (const { id, access: open } of positions) assert.ok((open?.primary.length ?? 0) > 0, id)
  assert.deepEqual(learns('human', 'blitzer'), ['general strength', 'general strength'])
  assert.deepEqual(learns('dark-elf', 'thrower'), ['general agility passing', 'general agility passing'])
})

rule(
  ['ickle.skill.access-chaos'],
  'Chaos players have no Physical mark, though they learn as if they had one',
  () => {
    for (const position of ['beastman', 'chaos-warrior'])
      assert.deepEqual(learns('chaos', position), ['general strength physical', 'general strength'])
  },
)

rule(
  ['ickle.skill.access-ogre'],
  'the hired Ogre has a Physical mark, the Ogre of an Ogre team has not',
  () => {
    assert.deepEqual(learns('human', 'ogre'), ['strength', 'strength physical'])
    assert.deepEqual(learns('ogre', 'ogre'), ['strength', 'strength'])
  },
)

rule(['ickle.skill.access-elf-throwers'], 'some elves who throw have no Passing mark', () => {
  const slips = ['general agility passing', 'general agility']
  assert.deepEqual(learns('elf', 'thrower'), slips)
  assert.deepEqual(learns('high-elf', 'phoenix-warrior'), slips)
  assert.deepEqual(learns('wood-elf', 'thrower'), ['general agility passing', 'general agility passing'])
})

rule(['ickle.skill.access-orc-goblin'], 'Goblins of an Orc team have no row, and learn Agility', () => {
  assert.deepEqual(learns('orc', 'goblin'), ['agility', 'agility'])
})
