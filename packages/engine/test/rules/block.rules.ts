import assert from 'node:assert/strict'
import { blockFace } from '../../src/match/block-face.ts'
import { blockDice } from '../../src/play/block-dice.ts'
import { rule } from '../../src/testing/rule-test.ts'

const DICE: readonly (readonly [blocker: number, target: number, dice: number])[] = [
  [1, 1, 1],
  [3, 3, 1],
  [4, 3, 2],
  [3, 4, 2],
  [4, 2, 2],
  [2, 4, 2],
  [5, 2, 3],
  [2, 5, 3],
  [6, 3, 2],
  [7, 3, 3],
  [3, 1, 3],
  [2, 1, 2],
  [9, 4, 3],
  [8, 4, 2],
]

rule(
  ['lrb4.block.dice.equal', 'lrb4.block.dice.stronger', 'lrb4.block.dice.more-than-twice'],
  'how many block dice for two strengths',
  () => {
    for (const [blocker, target, dice] of DICE)
      assert.equal(blockDice(blocker, target), dice, `${blocker} against ${target}`)
  },
)

rule(
  ['lrb4.dice.block-dice'],
  'a block die has six faces, two of them Pushed; three dice are the most',
  () => {
    const faces = [1, 2, 3, 4, 5, 6].map(blockFace)
    assert.deepEqual(faces, ['skull', 'both-down', 'pushed', 'pushed', 'stumble', 'down'])
    for (let blocker = 1; blocker <= 20; blocker++)
      for (let target = 1; target <= 20; target++) assert.ok(blockDice(blocker, target) <= 3)
  },
)
