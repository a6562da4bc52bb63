import assert from 'node:assert/strict'
import { lrb4 } from '../../src/editions/lrb4/index.ts'
import { Match } from '../../src/match/match.ts'
import { Dice, NoDice } from '../../src/rolls/dice.ts'
import { explain } from '../../src/rolls/explain.ts'
import { readSpec, readState } from '../../src/testing/position.ts'
import { rule } from '../../src/testing/rule-test.ts'
import type { Skill } from '../../src/skills/skill.ts'
import type { TestId } from '../../src/match/names.ts'

/** What a handicap lays on a player for one match is in no list of the book. */
const book = Object.values(lrb4.players.skills).filter(({ category }) => category !== 'handicap')
const named = (category: string, kind: Skill['kind']): string[] =>
  book
    .filter((skill) => skill.category === category && skill.kind === kind)
    .map((skill) => skill.id)
    .toSorted()

/** The lists at the end of the book: category, skills, traits. */
const LISTS: readonly (readonly [category: string, skills: string, traits: string])[] = [
  [
    'general',
    'block dirty-player kick pass-block pro shadowing strip-ball sure-hands tackle',
    'dauntless frenzy leader nerves-of-steel',
  ],
  ['agility', 'catch diving-catch diving-tackle dodge leap side-step sprint sure-feet', 'jump-up'],
  ['strength', 'break-tackle guard mighty-blow multiple-block piling-on', 'stand-firm'],
  ['passing', 'accurate dump-off hail-mary-pass pass safe-throw', 'strong-arm'],
  [
    'physical',
    '',
    'big-hand claw extra-arms foul-appearance horns prehensile-tail razor-sharp-claws spikes tentacles thick-skull two-heads very-long-legs',
  ],
]

for (const [category, skills, traits] of LISTS)
  rule([`lrb4.skillrule.list.${category}`], `the ${category} skills and traits`, () => {
    assert.deepEqual(named(category, 'skill'), skills === '' ? [] : skills.split(' '))
    assert.deepEqual(named(category, 'trait'), traits.split(' '))
  })

rule(['lrb4.skillrule.list.racial'], 'the racial characteristics', () => {
  const racial =
    'always-hungry big-guy blood-lust bone-head easily-confused hypnotic-gaze nurgles-rot really-stupid regeneration right-stuff stunty take-root throw-team-mate thruds-fans wild-animal'
  assert.deepEqual(named('racial', 'racial'), racial.split(' '))
})

rule(['lrb4.skillrule.categories'], 'every skill is in exactly one of the book’s categories', () => {
  const categories = ['general', 'agility', 'strength', 'passing', 'physical', 'racial']
  for (const skill of book.filter(({ kind }) => kind !== 'weapon' && kind !== 'effect'))
    assert.ok(categories.includes(skill.category), skill.id)
  assert.equal(new Set(book.map(({ id }) => id)).size, book.length)
})

/** What uglies so many squares away do to a test of the player in the middle. */
function ugliness(test: TestId, distances: readonly number[]): number {
  const uglies = distances.map((squares, index) => [
    `ugly-${index}`,
    { at: [10 + squares, 7 - index] as const, skills: ['+foul-appearance'] },
  ])
  const from = {
    edition: 'lrb4',
    home: { team: 'human', players: { franz: { at: [10, 7] as const } } },
    away: { team: 'nurgle', players: Object.fromEntries(uglies) },
  }
  const spec = readSpec(lrb4, from)
  const match = new Match(lrb4, spec, readState(lrb4, spec, from), new Dice(new NoDice()), null, null)
  const player = match.player(0)
  const { modifiers } = explain(match, { test, player, from: player.at, to: player.at, band: 0 })
  return modifiers
    .filter(([source]) => source === 'foul-appearance')
    .reduce((sum, [, value]) => sum + value, 0)
}

rule(['lrb4.skill.foul-appearance.aura'], 'Foul Appearance hinders passes, catches and interceptions', () => {
  for (const test of ['pass', 'catch', 'intercept'] as const) {
    assert.equal(ugliness(test, [3]), -1, test)
    assert.equal(ugliness(test, [4]), 0, test)
    assert.equal(ugliness(test, [3, 2, 4]), -2, test)
  }
  for (const test of ['dodge', 'pick-up', 'leap'] as const) assert.equal(ugliness(test, [1]), 0, test)
})
