import assert from 'node:assert/strict'
import { lrb4 } from '../../src/editions/lrb4/index.ts'
import { rule } from '../../src/testing/index.ts'

/** Team and position of everyone whose list gives him a skill. */
const bornWith = (skill: string): string[] =>
  Object.values(lrb4.teams.rosters).flatMap((roster) =>
    roster.positions
      .filter((position) => position.skills.includes(skill))
      .map((position) => `${roster.id} ${position.id}`),
  )

rule(
  ['lrb4.skill.stunty.starting-only', 'lrb4.skill.right-stuff'],
  'small players are born so: a racial characteristic of some positions, in no category that can be learned',
  () => {
    for (const id of ['stunty', 'right-stuff']) {
      assert.equal(lrb4.players.skills[id]?.kind, 'racial')
      assert.equal(lrb4.players.skills[id]?.category, 'racial')
    }
    const throwable = ['goblin goblin', 'halfling halfling', 'ogre goblin', 'orc goblin']
    assert.deepEqual(bornWith('right-stuff').toSorted(), throwable)
    assert.deepEqual(bornWith('stunty').toSorted(), [...throwable, 'lizardman skink'].toSorted())
  },
)
