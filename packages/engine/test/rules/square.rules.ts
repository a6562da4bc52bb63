import assert from 'node:assert/strict'
import { DIRECTIONS } from '../../src/match/square.ts'
import { rule } from '../../src/testing/rule-test.ts'

rule(['lrb4.template.scatter'], 'the eight directions of the template are read row by row', () => {
  assert.deepEqual(DIRECTIONS[0], [-1, -1])
  assert.deepEqual(DIRECTIONS[4], [1, 0])
  assert.deepEqual(DIRECTIONS[7], [1, 1])
})
