import assert from 'node:assert/strict'
import { categoriesOf } from '../../src/career/learning.ts'
import { editionOf } from '../../src/editions/index.ts'
import { Match } from '../../src/match/match.ts'
import { allowance, rushLimit } from '../../src/play/rush.ts'
import { Dice, NoDice } from '../../src/rolls/dice.ts'
import { readSpec, readState } from '../../src/testing/position.ts'
import { rule } from '../../src/testing/rule-test.ts'

const edition = editionOf('lrb4')

type Row = readonly [id: string, cost: number, profile: string, skills: string, racial: string, teams: string]

const BIG_GUYS: readonly Row[] = [
  [
    'kroxigor',
    130_000,
    '6 5 1 9',
    'mighty-blow prehensile-tail thick-skull',
    'big-guy bone-head',
    'lizardman',
  ],
  [
    'beast-of-nurgle',
    120_000,
    '4 5 1 9',
    'foul-appearance mighty-blow tentacles',
    'big-guy really-stupid regeneration nurgles-rot',
    'nurgle',
  ],
  [
    'minotaur',
    110_000,
    '5 5 2 8',
    'mighty-blow frenzy horns thick-skull',
    'always-hungry big-guy throw-team-mate wild-animal',
    'chaos chaos-dwarf norse',
  ],
  [
    'ogre',
    120_000,
    '5 5 2 9',
    'mighty-blow thick-skull',
    'big-guy bone-head throw-team-mate',
    'chaos human norse',
  ],
  ['rat-ogre', 130_000, '6 5 2 8', 'mighty-blow frenzy prehensile-tail', 'big-guy wild-animal', 'skaven'],
  [
    'treeman',
    110_000,
    '2 6 1 10',
    'mighty-blow stand-firm thick-skull',
    'big-guy take-root throw-team-mate',
    'halfling wood-elf',
  ],
  [
    'troll',
    100_000,
    '4 5 1 9',
    'mighty-blow',
    'always-hungry big-guy really-stupid regeneration throw-team-mate',
    'chaos chaos-dwarf goblin orc',
  ],
]

for (const [id, cost, profile, skills, racial, teams] of BIG_GUYS)
  rule([`lrb4.bigguy.data.${id}`], `the ${id} is as printed`, () => {
    const guy = edition.teams.specialPlayers[id]
    assert.ok(guy)
    assert.equal(guy.kind, 'big-guy')
    assert.equal(guy.cost, cost)
    assert.equal([guy.ma, guy.st, guy.ag, guy.av].join(' '), profile)
    assert.deepEqual(guy.skills.toSorted(), `${skills} ${racial}`.split(' ').toSorted())
    assert.deepEqual([guy.teams].flat().toSorted(), teams.split(' '))
  })

rule(['lrb4.racial.permanent'], 'what a player is born with nobody can learn', () => {
  // A handicap is laid on a player for one match, and is a skill in name only.
  const skills = Object.values(edition.players.skills).filter(({ category }) => category !== 'handicap')
  const born = skills.filter(({ kind }) => kind === 'racial')
  const list =
    'always-hungry big-guy blood-lust bone-head easily-confused hypnotic-gaze nurgles-rot really-stupid regeneration right-stuff stunty take-root throw-team-mate thruds-fans wild-animal'
  assert.deepEqual(born.map(({ id }) => id).toSorted(), list.split(' '))
  for (const skill of skills) assert.equal(skill.category === 'racial', skill.kind === 'racial', skill.id)
  const lists = Object.values(edition.teams.rosters).flatMap(({ positions }) => positions)
  for (const { id, access } of [...lists, ...Object.values(edition.teams.specialPlayers)])
    for (const category of categoriesOf(access?.primary ?? [])) assert.notEqual(category, 'racial', id)
})

rule(['lrb4.bigguy.advance'], 'big guys learn Strength skills, and three of them grow something', () => {
  const mutants = ['beast-of-nurgle', 'minotaur', 'rat-ogre']
  for (const { id, kind, access } of Object.values(edition.teams.specialPlayers))
    if (kind === 'big-guy')
      assert.deepEqual(
        categoriesOf(access?.primary ?? []),
        mutants.includes(id) ? ['strength', 'physical'] : ['strength'],
        id,
      )
})

rule(
  ['lrb4.racial.take-root.ma-zero', 'lrb4.racial.take-root.restrictions'],
  'a tree with roots goes nowhere',
  () => {
    for (const rooted of [false, true]) {
      const from = {
        edition: 'lrb4',
        home: {
          team: 'halfling',
          players: {
            eiche: {
              position: 'treeman',
              at: [10, 7] as const,
              conditions: rooted ? (['rooted'] as const) : [],
            },
          },
        },
        away: { team: 'orc' },
      }
      const spec = readSpec(edition, from)
      const dice = new Dice(new NoDice())
      const match = new Match(edition, spec, readState(edition, spec, from), dice, null, null)
      const eiche = match.player(0)
      assert.deepEqual([allowance(match, eiche), rushLimit(match, eiche)], rooted ? [0, 0] : [2, 2])
    }
  },
)

rule(['lrb4.star.once-per-team'], 'there is only one of each star', () => {
  for (const { kind, id, max } of Object.values(edition.teams.specialPlayers))
    if (kind === 'star') assert.equal(max, 1, id)
})

rule(['lrb4.star.attributes'], 'a star has his own name, teams, profile, skills, special and price', () => {
  const zara = edition.teams.specialPlayers['zara-the-slayer']
  assert.ok(zara)
  assert.equal(zara.name, 'Zara the Slayer')
  assert.deepEqual(zara.teams, ['amazon', 'dwarf', 'human', 'norse'])
  assert.deepEqual([zara.ma, zara.st, zara.ag, zara.av], [6, 4, 3, 8])
  assert.deepEqual(zara.skills, ['block', 'dodge', 'dauntless', 'jump-up', 'stakes'])
  assert.deepEqual([zara.cost, zara.singleMatchCost], [270_000, 70_000])
  const stars = Object.values(edition.teams.specialPlayers).filter(({ kind }) => kind === 'star')
  assert.equal(stars.length, 26)
  for (const star of stars) {
    assert.ok(star.cost > 0 && star.singleMatchCost !== null, star.id)
    for (const skill of star.skills) assert.ok(edition.players.skills[skill], `${star.id} ${skill}`)
    assert.ok(star.teams === 'any' || star.teams.every((team) => edition.teams.rosters[team]), star.id)
  }
})
