import assert from 'node:assert/strict'
import { isInLane } from '../../src/play/interception.ts'
import { bandOver, OUT_OF_RANGE, RULER } from '../../src/play/range.ts'
import { squareAt } from '../../src/match/square.ts'
import { rule } from '../../src/testing/index.ts'

/** Quick, Short, Long, Bomb, by squares across (rows) and along (columns); a dot is out of reach. */
const TABLE = `
  . Q Q Q S S S L L L L B B B .
  Q Q Q Q S S S L L L L B B B .
  Q Q Q S S S S L L L L B B . .
  Q Q S S S S S L L L B B B . .
  S S S S S S L L L L B B B . .
  S S S S S L L L L B B B . . .
  S S S S L L L L L B B B . . .
  L L L L L L L L B B B . . . .
  L L L L L L L B B B B . . . .
  L L L L L B B B B B . . . . .
  L L L B B B B B B . . . . . .
  B B B B B B B . . . . . . . .
  B B B B B . . . . . . . . . .
  B B . . . . . . . . . . . . .
  . . . . . . . . . . . . . . .`
  .trim()
  .split('\n')
  .map((row) => row.trim().split(' '))

const BANDS = ['Q', 'S', 'L', 'B']

rule(['lrb4.range.measure'], 'every square of the range ruler, in all four quarters', () => {
  for (const [across, row] of TABLE.entries())
    for (const [along, letter] of row.entries()) {
      const band = BANDS.indexOf(letter)
      for (const [x, y] of [
        [along, across],
        [-along, across],
        [along, -across],
        [-along, -across],
      ] as const)
        assert.equal(bandOver(RULER, x, y), band, `${x} along, ${y} across`)
    }
})

rule(
  ['lrb4.range.boundary-takes-longer'],
  'a straight throw of four squares is Short, not Quick; of seven Long; of eleven a Bomb',
  () => {
    const straight = (squares: number) => BANDS[bandOver(RULER, squares, 0)] ?? '.'
    assert.equal([3, 4, 6, 7, 10, 11, 13, 14].map(straight).join(' '), 'Q S S L L B B .')
    assert.equal(bandOver(RULER, 0, 0), OUT_OF_RANGE)
  },
)

/** Everyone in the lane of a throw, looked for in all squares around it. */
function lane(from: readonly [number, number], to: readonly [number, number]): string {
  const found: string[] = []
  for (let x = 0; x < 26; x++)
    for (let y = 0; y < 15; y++)
      if (isInLane(squareAt(...from), squareAt(...to), squareAt(x, y))) found.push(`${x},${y}`)
  return found.join(' ')
}

rule(['lrb4.intercept.position'], 'squares the ruler passes over between thrower and target', () => {
  const lanes = [
    { from: [10, 7], to: [11, 7], squares: '' },
    { from: [10, 7], to: [11, 8], squares: '' },
    { from: [10, 7], to: [12, 7], squares: '11,6 11,7 11,8' },
    { from: [10, 7], to: [12, 8], squares: '10,8 11,7 11,8 12,7' },
    { from: [10, 7], to: [14, 7], squares: '11,6 11,7 11,8 12,6 12,7 12,8 13,6 13,7 13,8' },
    { from: [14, 7], to: [10, 7], squares: '11,6 11,7 11,8 12,6 12,7 12,8 13,6 13,7 13,8' },
    { from: [3, 3], to: [3, 6], squares: '2,4 2,5 3,4 3,5 4,4 4,5' },
    { from: [10, 7], to: [12, 9], squares: '10,8 10,9 11,7 11,8 11,9 12,7 12,8' },
  ] as const
  for (const { from, to, squares } of lanes)
    assert.equal(lane(from, to), squares, `${from.join()} to ${to.join()}`)
})
