import assert from 'node:assert/strict'
import { rosters, specialPlayers } from '../../src/editions/lrb4/rosters.ts'
import { skills } from '../../src/editions/lrb4/skills/index.ts'
import { PENALTIES } from '../../src/editions/lrb4/weapons/penalty-values.ts'
import { rule } from '../../src/testing/index.ts'

const TABLE: readonly (readonly [id: string, weapon: string, penalty: number, star: string])[] = [
  ['ball-chain', 'ball-and-chain', 8, 'fungus-the-loon'],
  ['bomb', 'bomb', 8, 'bomber-dribblesnot'],
  ['chainsaw', 'chainsaw', 8, 'nobbla-blackwart'],
  ['blunderbuss', 'blunderbuss', 10, 'zzharg-madeye'],
  ['deathroller', 'death-roller', 7, 'the-deathroller'],
  ['dagger', 'poisoned-dagger', 10, 'horkon-heartripper'],
  ['pogo', 'pogo-stick', 10, 'scrappa-sorehead'],
  ['stakes', 'stakes', 10, 'zara-the-slayer'],
]

for (const [id, weapon, penalty, star] of TABLE)
  rule([`lrb4.weapon.${id}.penalty`], `the referee bans the ${weapon} of ${star} on ${penalty}`, () => {
    assert.equal(PENALTIES[weapon], penalty)
    assert(specialPlayers[star]?.skills.includes(weapon))
  })

rule(['lrb4.weapon.stars-only'], 'only the listed stars have weapons, and nobody can buy one', () => {
  const isWeapon = (skill: string) => skills[skill]?.kind === 'weapon'
  const armed = Object.values(specialPlayers).filter((player) => player.skills.some(isWeapon))
  assert.deepEqual(armed.map((player) => player.id).toSorted(), TABLE.map(([, , , star]) => star).toSorted())
  assert(armed.every((player) => player.kind === 'star'))
  for (const roster of Object.values(rosters))
    for (const position of roster.positions) assert(!position.skills.some(isWeapon), position.id)
  assert.deepEqual(Object.keys(PENALTIES).toSorted(), Object.keys(skills).filter(isWeapon).toSorted())
})
