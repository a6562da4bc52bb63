import assert from 'node:assert/strict'
import { lrb4 } from '../../src/editions/lrb4/index.ts'
import { lookUp } from '../../src/match/table.ts'
import { rule } from '../../src/testing/rule-test.ts'

rule(
  ['lrb4.injury.stunned', 'lrb4.injury.ko', 'lrb4.injury.casualty'],
  'the Injury table: 2-7, 8-9, 10 and more',
  () => {
    const row = (sum: number) => lookUp(lrb4.injuries.table, sum)
    for (const sum of [2, 3, 4, 5, 6, 7]) assert.equal(row(sum), 'stunned')
    for (const sum of [8, 9]) assert.equal(row(sum), 'ko')
    for (const sum of [10, 11, 12, 13, 14, 15]) assert.equal(row(sum), 'casualty')
  },
)

rule(
  ['lrb4.casualty.badly-hurt', 'lrb4.casualty.serious-injury', 'lrb4.casualty.dead'],
  'the Casualty table',
  () => {
    const rows = [1, 2, 3, 4, 5, 6].map((die) => lookUp(lrb4.injuries.casualties, die))
    const [hurt, serious] = ['badly-hurt', 'serious-injury']
    assert.deepEqual(rows, [hurt, hurt, hurt, serious, serious, 'dead'])
  },
)

const SERIOUS: readonly (readonly [from: number, to: number, row: string])[] = [
  [11, 16, 'miss-next-game'],
  [21, 26, 'miss-next-game'],
  [31, 36, 'miss-next-game'],
  [41, 46, 'niggling'],
  [51, 56, 'niggling'],
  [61, 62, 'ma-1'],
  [63, 63, 'st-1'],
  [64, 64, 'ag-1'],
  [65, 66, 'av-1'],
]

rule(
  [
    'lrb4.casualty.serious-injury',
    'lrb4.injury.d66',
    'lrb4.injury.table-mng',
    'lrb4.injury.table-niggle',
    'lrb4.injury.table-ma',
    'lrb4.injury.table-st',
    'lrb4.injury.table-ag',
    'lrb4.injury.table-av',
  ],
  'the Serious Injury table has a row for each of the 36 results',
  () => {
    const seen = new Set<number>()
    for (const [from, to, row] of SERIOUS)
      for (let dice = from; dice <= to; dice++) {
        assert.equal(lookUp(lrb4.injuries.seriousInjuries, dice), row, `${dice}`)
        seen.add(dice)
      }
    assert.equal(seen.size, 36)
  },
)
