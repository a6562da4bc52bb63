import assert from 'node:assert/strict'
import { RULER } from '../../src/editions/sevens/passing/ruler.ts'
import { bandOver } from '../../src/play/range.ts'
import { rule } from '../../src/testing/index.ts'

/** Quick, Short, Long, Bomb, by squares across (rows) and along (columns); T is the thrower's own. */
const ROWS = [
  'TQQQSSSLLLLBBB',
  'QQQQSSSLLLLBBB',
  'QQQSSSSLLLLBBB',
  'QQSSSSSLLLBBB',
  'SSSSSSLLLLBBB',
  'SSSSSLLLLBBB',
  'SSSSLLLLLBBB',
  'LLLLLLLLBBB',
  'LLLLLLLBBBB',
  'LLLLLBBBBB',
  'LLLBBBBBB',
  'BBBBBBB',
  'BBBBB',
  'BBB',
]

rule(
  ['s2.pass.range', 's2.gap.range-2-13'],
  'every square of the ruler, the one thirteen along and two across too',
  () => {
    for (let across = 0; across < 15; across++)
      for (let along = 0; along < 15; along++) {
        const band = 'QSLB'.indexOf(ROWS[across]?.[along] ?? '.')
        assert.equal(bandOver(RULER, along, across), band, `${along} along, ${across} across`)
        assert.equal(bandOver(RULER, -along, -across), band)
      }
    assert.equal(bandOver(RULER, 13, 2), 3)
  },
)
