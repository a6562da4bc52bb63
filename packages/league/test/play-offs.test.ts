import { Dice, editionOf, RecordedDice } from '@touchback/engine'
import { expect, test } from 'vitest'
import { type PlayOffResult, playOffTable } from '../src/tournaments/play-offs.ts'

const book = editionOf('lrb4')
const RATINGS = { a: 100, b: 100, c: 100, d: 100, e: 100 }

/** A result of `a`, who scores first. */
const meets = (away: string, own: number, theirs: number, winner?: string): PlayOffResult => ({
  teams: ['a', away],
  score: [own, theirs],
  ...(winner === undefined ? {} : { winner }),
})

/** How a team stands after these results. */
function standing(team: string, results: readonly PlayOffResult[], draws = 0) {
  const dice = new Dice(new RecordedDice(Array.from({ length: 40 }, (_, index) => (index % 6) + 1)))
  const { value } = playOffTable(book, { teams: RATINGS, results, submitted: {} }, { draws }, dice)
  return value?.standings.find((each) => each.team === team)
}

test.for([
  ['a victory', [meets('b', 2, 0)], 0, { points: 17, wins: 1, difference: 2 }],
  ['a defeat', [meets('b', 0, 2)], 0, { points: 3, wins: 0, difference: -2 }],
  ['a victory that the score does not show', [meets('b', 1, 1, 'a')], 0, { points: 15, wins: 1 }],
  ['a defeat that the score does not show', [meets('b', 1, 1, 'b')], 0, { points: 5, wins: 0 }],
  ['a draw', [meets('b', 1, 1)], 10, { points: 10, wins: 0 }],
  [
    'the best three count',
    [1, 2, 3, 4].map((own) => meets('_bcde'[own]!, own, 0)),
    0,
    { points: 54, wins: 3 },
  ],
  ['a defeat that gives nothing is kept back', [meets('b', 0, 5)], 0, { points: 0, difference: 0 }],
  ['and one that takes something', [meets('b', 0, 6)], 0, { points: 0, difference: 0 }],
] as const)('%s', ([, results, draws, expected]) =>
  expect(standing('a', results, draws)).toMatchObject(expected),
)

test('and the other side of it', () => {
  expect(standing('b', [meets('b', 2, 0)])).toMatchObject({ points: 3, wins: 0, difference: -2 })
  expect(standing('b', [meets('b', 1, 1, 'b')])).toMatchObject({ points: 15, wins: 1 })
})
