import assert from 'node:assert/strict'
import { basic } from '../../src/editions/basic/index.ts'
import { compileKit } from '../../src/skills/kit.ts'
import { rule } from '../../src/testing/rule-test.ts'

const LISTS: Readonly<Record<string, string>> = {
  general:
    'block dauntless dirty-player fend frenzy kick kick-off-return pro shadowing strip-ball sure-hands tackle wrestle',
  agility: 'catch diving-catch diving-tackle dodge jump-up leap side-step sneaky-git sprint sure-feet',
  strength: 'break-tackle grab guard juggernaut mighty-blow multiple-block stand-firm strong-arm thick-skull',
  passing: 'accurate dump-off hail-mary-pass leader nerves-of-steel pass safe-throw',
  mutation:
    'big-hand claws disturbing-presence extra-arms foul-appearance horns prehensile-tail tentacles two-heads very-long-legs',
  extraordinary:
    'always-hungry bonehead decay loner really-stupid regeneration right-stuff stab stunty take-root throw-team-mate wild-animal',
}

const book = Object.values(basic.players.skills)

for (const [category, list] of Object.entries(LISTS))
  rule([`basic.category.${category}`], `the ${category} skills of the basic book`, () => {
    const found = book.filter((skill) => skill.category === category).map((skill) => skill.id)
    assert.deepEqual(found.toSorted(), list.split(' '))
  })

const positions = Object.values(basic.teams.rosters).flatMap((roster) => roster.positions)

rule(['basic.skills.category', 'basic.category.extraordinary'], 'each skill stands under one heading', () => {
  const listed = Object.values(LISTS).flatMap((list) => list.split(' '))
  assert.equal(new Set(listed).size, 61)
  assert.deepEqual(book.map((skill) => skill.id).toSorted(), listed.toSorted())
  // The five letters of the team lists; none opens what is extraordinary.
  const letters = positions.flatMap(({ access }) => [
    ...(access?.primary ?? []),
    ...(access?.secondary ?? []),
  ])
  assert.deepEqual([...new Set(letters)].toSorted(), ['A', 'G', 'M', 'P', 'S'])
})

rule(['basic.skills.no-duplicates'], 'a skill written twice is one skill', () => {
  const profile = {
    ma: 6,
    st: 3,
    ag: 3,
    av: 8,
    skills: ['extra-arms', 'extra-arms', 'mighty-blow', 'mighty-blow'],
  }
  const kit = compileKit(
    basic.players.skills,
    profile,
    [],
    () => true,
    basic.moving.rushes,
    basic.players.characteristics,
  )
  assert.equal(kit.modifies['catch']?.length, 1)
  assert.equal(kit.damage.length, 1)
  for (const { skills } of positions) assert.equal(new Set(skills).size, skills.length)
})

rule(['basic.skill.grab-frenzy-exclusive'], 'nobody has both Grab and Frenzy', () => {
  assert.deepEqual(basic.players.skills['grab']?.excludes, ['frenzy'])
  assert.deepEqual(basic.players.skills['frenzy']?.excludes, ['grab'])
  for (const { skills } of positions) assert.ok(!(skills.includes('grab') && skills.includes('frenzy')))
})
