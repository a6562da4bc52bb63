import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { basic } from '../../src/editions/basic/index.ts'
import { lrb4 } from '../../src/editions/lrb4/index.ts'
import { lookUp } from '../../src/match/table.ts'
import type { Position } from '../../src/match/roster.ts'
import { rule } from '../../src/testing/rule-test.ts'

const positions: readonly (readonly [team: string, position: Position])[] = Object.values(
  basic.teams.rosters,
).flatMap((roster) => roster.positions.map((position) => [roster.id, position] as const))

const startsWith = (skill: string): string[] =>
  positions.filter(([, { skills }]) => skills.includes(skill)).map(([team, { id }]) => `${team} ${id}`)

rule(['basic.roster.eighteen-teams', 'basic.absent.brettonians-added'], 'the eighteen lists', () => {
  assert.deepEqual(Object.keys(basic.teams.rosters).toSorted(), [
    'amazons',
    'brettonians',
    'chaos',
    'chaos-dwarfs',
    'dark-elves',
    'dwarfs',
    'elven-union',
    'high-elves',
    'humans',
    'khemri',
    'lizardmen',
    'necromantic',
    'norse',
    'orcs',
    'skaven',
    'slann',
    'undead',
    'wood-elves',
  ])
})

const IGORS = ['khemri', 'necromantic', 'undead']

rule(
  ['basic.roster.common-limits', 'basic.igor.who', 'basic.absent.wandering-apothecary'],
  'eight re-rolls and two kegs for all, three apothecaries or two Igors',
  () => {
    assert.equal(basic.teams.drafting.rerolls?.max, 8)
    for (const roster of Object.values(basic.teams.rosters)) {
      const { kegs, igors } = roster.extras ?? {}
      assert.deepEqual([kegs?.max, kegs?.cost], [2, 50_000], roster.id)
      const igor = IGORS.includes(roster.id)
      assert.deepEqual([igors?.max, igors?.cost], igor ? [2, 50_000] : [undefined, undefined], roster.id)
      assert.deepEqual([roster.apothecary.allowed, roster.apothecary.max], [!igor, igor ? 0 : 3], roster.id)
    }
  },
)

rule(['basic.roster.category-letters'], 'the letters of the five categories, and no others', () => {
  for (const [team, { id, access }] of positions)
    for (const letter of [...(access?.primary ?? []), ...(access?.secondary ?? [])])
      assert.ok(['G', 'A', 'S', 'P', 'M'].includes(letter), `${team} ${id}: ${letter}`)
})

const catalogue = readFileSync(join(import.meta.dirname, '..', '..', '..', '..', 'rules', 'basic.md'), 'utf8')

for (const [, team = '', line = ''] of catalogue.matchAll(/^- `basic\.roster\.([a-z-]+)` — (0-\d.*)$/gmu))
  rule([`basic.roster.${team}`], `${team}: the categories and the staff of the catalogue`, () => {
    const list = basic.teams.rosters[team]
    const rows = [...line.matchAll(/0-\d+ ([A-Z][A-Za-z ]+) \d+\/[^;]*?, ([GASPM]+)\/([GASPM]+), \d+K/gu)]
    assert.equal(rows.length, list?.positions.length)
    for (const [, name, primary = '', secondary = ''] of rows) {
      const position = list?.positions.find(({ title }) => title === name)
      // One of them is a slip of the book, which the catalogue keeps and corrects elsewhere.
      const meant = name === 'Saurus' ? 'AP' : secondary
      assert.deepEqual(position?.access, { primary: primary.split(''), secondary: meant.split('') }, name)
    }
    const [, count, staff] = /0-(\d) (Apothecary|Igor) 50K/u.exec(line) ?? []
    const owned = staff === 'Igor' ? list?.extras?.['igors']?.max : list?.apothecary.max
    assert.equal(owned, Number(count))
  })

rule(['basic.roster.mutation-access'], 'who can learn mutations', () => {
  const who = (kind: 'primary' | 'secondary') =>
    positions.flatMap(([team, { id, access }]) => (access?.[kind].includes('M') ? [`${team} ${id}`] : []))
  assert.deepEqual(who('primary'), ['chaos beastman', 'chaos warrior', 'chaos minotaur'])
  assert.deepEqual(who('secondary'), [
    'chaos-dwarfs blocker',
    'chaos-dwarfs minotaur',
    'skaven lineman',
    'skaven thrower',
    'skaven runner',
    'skaven blitzer',
    'skaven rat-ogre',
  ])
})

rule(
  ['basic.roster.throwers-of-players', 'basic.absent.ttm-removed'],
  'only the Troll throws and only the Goblin is thrown',
  () => {
    assert.deepEqual(startsWith('throw-team-mate'), ['orcs troll'])
    assert.deepEqual(startsWith('right-stuff'), ['orcs goblin'])
    const cost = (team: string, position: string) =>
      basic.teams.rosters[team]?.positions.find(({ id }) => id === position)?.cost
    assert.deepEqual([cost('humans', 'ogre'), cost('wood-elves', 'treeman')], [140_000, 120_000])
  },
)

rule(['basic.roster.saurus-misprint'], 'the Saurus learns Agility and Passing on a six', () => {
  const saurus = basic.teams.rosters['lizardmen']?.positions.find(({ id }) => id === 'saurus')
  assert.deepEqual(saurus?.access, { primary: ['G', 'S'], secondary: ['A', 'P'] })
})

rule(['basic.roster.necromantic-repair'], 'the Werewolf and the staff of the Necromantic list', () => {
  const list = basic.teams.rosters['necromantic']
  const werewolf = list?.positions.find(({ id }) => id === 'werewolf')
  assert.deepEqual(
    [werewolf?.ma, werewolf?.st, werewolf?.ag, werewolf?.av, werewolf?.max, werewolf?.cost],
    [8, 3, 3, 8, 2, 120_000],
  )
  assert.deepEqual(werewolf?.skills.toSorted(), ['claws', 'frenzy', 'regeneration'])
  assert.deepEqual([list?.rerollCost, list?.extras?.['igors']?.max], [70_000, 2])
})

rule(['basic.absent.star-players', 'basic.absent.inducements'], 'nobody can be hired', () => {
  assert.deepEqual(Object.keys(basic.teams.specialPlayers), [])
  for (const { id, bigGuys, extras } of Object.values(basic.teams.rosters)) {
    assert.deepEqual(bigGuys, { max: 0, allowed: [] }, id)
    assert.deepEqual(
      Object.keys(extras ?? {}).filter((extra) => extra !== 'kegs' && extra !== 'igors'),
      [],
      id,
    )
  }
})

rule(['basic.absent.wizards', 'basic.absent.special-play-cards'], 'no spell, no card, no raised dead', () => {
  assert.deepEqual(
    [basic.procedures.beforeMatch, basic.procedures.beforeTurn, basic.injuries.afterDeath],
    [[], [], []],
  )
  for (const { id, wizard } of Object.values(basic.teams.rosters)) {
    assert.equal(wizard.hireable, false, id)
    assert.notEqual(wizard.kind, 'necromancer', id)
  }
})

rule(['basic.absent.weather'], 'one kind of weather, and no table for it', () => {
  assert.deepEqual(Object.keys(basic.field.weather), ['nice'])
  assert.deepEqual(basic.field.weatherTable, [])
  for (let sum = 2; sum <= 12; sum++) assert.notEqual(lookUp(basic.kickOff.table, sum), 'changing-weather')
})

rule(
  ['basic.absent.secret-weapons', 'basic.absent.skills'],
  'skills and weapons that other books have and this one has not',
  () => {
    const gone = [
      'animosity',
      'ball-and-chain',
      'blood-lust',
      'bombardier',
      'bomb',
      'chainsaw',
      'blunderbuss',
      'death-roller',
      'fan-favourite',
      'hypnotic-gaze',
      'no-hands',
      'nurgles-rot',
      'pass-block',
      'piling-on',
      'secret-weapon',
      'stakes',
      'titchy',
    ]
    assert.deepEqual(
      gone.filter((skill) => basic.players.skills[skill] !== undefined),
      [],
    )
    assert.ok(lrb4.players.skills['piling-on'] !== undefined, 'the book this one extends has it')
    for (const action of ['throw-bomb', 'fire', 'start-chainsaw'] as const)
      assert.equal(basic.turn.actions[action], undefined)
    assert.ok(Object.values(basic.players.skills).every(({ kind }) => kind !== 'weapon'))
  },
)

rule(['basic.absent.teams'], 'teams that are left out', () => {
  for (const team of ['goblin', 'chaos-pact', 'halfling', 'nurgle', 'ogre', 'underworld', 'vampire'])
    for (const id of [team, `${team}s`, `${team}-team`]) assert.equal(basic.teams.rosters[id], undefined, id)
  assert.equal(basic.procedures.beforeHalf.length, 1, 'nobody cooks before a half')
})
