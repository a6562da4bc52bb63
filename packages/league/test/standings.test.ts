import type { PointsRule } from '@touchback/engine/career'
import { expect, test } from 'vitest'
import { type Criterion, reasons, type Result, standings } from '../src/competition/standings.ts'

const PLAIN: PointsRule = {
  win: 3,
  draw: 1,
  loss: 0,
  concession: -1,
  bonus: { touchdowns: 0, cleanSheet: false, casualties: 0 },
}
const result = (home: string, away: string, score: [number, number], more: Partial<Result> = {}): Result => ({
  home,
  away,
  score,
  casualties: [0, 0],
  conceded: null,
  ...more,
})
const ranking = (ties: Criterion[], points = PLAIN) => ({
  points,
  ties,
  worth: (team: string) => (team === 'c' ? 9 : 1),
})
const order = (results: Result[], ties: Criterion[], points = PLAIN) =>
  standings(['a', 'b', 'c'], results, ranking(ties, points)).map(({ team }) => team)

test('points come first: three, one and none', () => {
  const table = standings(['a', 'b', 'c'], [result('a', 'b', [1, 0]), result('b', 'c', [2, 2])], ranking([]))
  expect(table.map(({ team, points }) => [team, points])).toEqual([
    ['a', 3],
    ['b', 1],
    ['c', 1],
  ])
})

test.each([
  [['touchdown-difference'], ['a', 'b', 'c']],
  [['touchdowns'], ['b', 'a', 'c']],
  [['casualties'], ['c', 'b', 'a']],
  [['worth'], ['c', 'a', 'b']],
  [
    ['wins', 'name'],
    ['a', 'b', 'c'],
  ],
] as [Criterion[], string[]][])('a tie goes by %s', (ties, wanted) => {
  const results = [
    result('a', 'b', [3, 1]),
    result('b', 'c', [4, 2], { casualties: [1, 3] }),
    result('c', 'a', [1, 0]),
  ]
  expect(order(results, ties)).toEqual(wanted)
})

test('head to head looks at the matches of the two alone', () => {
  const results = [result('a', 'b', [0, 1]), result('a', 'c', [5, 0]), result('c', 'b', [1, 0])]
  expect(order(results, ['head-to-head'])).toEqual(expect.arrayContaining(['a', 'b', 'c']))
  const two = standings(
    ['a', 'b'],
    [result('a', 'b', [0, 1]), result('a', 'c', [5, 0])],
    ranking(['head-to-head']),
  )
  expect(two.map(({ team }) => team)).toEqual(['b', 'a'])
})

test('head to head looks at all who are level together, and where it is a ring the next criterion settles it', () => {
  const ring = [result('a', 'b', [1, 0]), result('b', 'c', [1, 0]), result('c', 'a', [4, 0])]
  const ties: Criterion[] = ['head-to-head', 'touchdowns', 'name']
  const lists = [
    ['a', 'b', 'c'],
    ['c', 'b', 'a'],
    ['b', 'c', 'a'],
  ]
  for (const teams of lists) {
    const table = standings(teams, ring, ranking(ties))
    expect(table.map(({ team }) => team)).toEqual(['c', 'a', 'b'])
    expect(reasons(table, ring, ranking(ties)).map(({ criterion, steps }) => [criterion, steps])).toEqual([
      [
        'touchdowns',
        [
          { criterion: 'points', above: 3, below: 3 },
          { criterion: 'head-to-head', above: 3, below: 3 },
          { criterion: 'touchdowns', above: 4, below: 1 },
        ],
      ],
      ['name', expect.arrayContaining([{ criterion: 'touchdowns', above: 1, below: 1 }])],
    ])
  }
})

test('whoever gives up loses, whatever the score, and may be fined', () => {
  const table = standings(['a', 'b'], [result('a', 'b', [3, 0], { conceded: 'a' })], ranking([]))
  expect(table.map(({ team, points, won, conceded }) => [team, points, won, conceded])).toEqual([
    ['b', 3, 1, 0],
    ['a', -1, 0, 1],
  ])
})

test('bonus points: touchdowns, none against, casualties', () => {
  const bonus = { ...PLAIN, bonus: { touchdowns: 3, cleanSheet: true, casualties: 3 } }
  const [first, second] = standings(
    ['a', 'b'],
    [result('a', 'b', [3, 0], { casualties: [2, 3] })],
    ranking([], bonus),
  )
  expect([first?.points, second?.points]).toEqual([5, 1])
})

test('why am I third: how far down the list each pair had to go', () => {
  const results = [result('a', 'b', [1, 0]), result('c', 'b', [2, 0])]
  const list = ranking(['touchdown-difference'])
  expect(reasons(standings(['a', 'b', 'c'], results, list), results, list)).toEqual([
    {
      above: 'c',
      below: 'a',
      criterion: 'touchdown-difference',
      steps: [
        { criterion: 'points', above: 3, below: 3 },
        { criterion: 'touchdown-difference', above: 2, below: 1 },
      ],
    },
    { above: 'a', below: 'b', criterion: 'points', steps: [{ criterion: 'points', above: 3, below: 0 }] },
  ])
})
