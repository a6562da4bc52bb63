import { Dice, RecordedDice } from '@touchback/engine'
import { newPlayer } from '@touchback/engine/career'
import { expect, test } from 'vitest'
import { ladderOf } from '../src/competition/ladder.ts'
import { byLot } from '../src/competition/pairings.ts'
import { daysBetween } from '../src/log/days.ts'
import { found } from '../src/found.ts'
import { thrown } from '../src/log/lots.ts'
import { draft, edition } from './teams.ts'

test.each([
  ['2026-03-01T00:00:00Z', '2026-03-02T00:00:00Z', 1],
  ['2026-03-01T12:30:00Z', '2026-03-01T12:30:00Z', 0],
  ['2026-03-01T12:00:00Z', '2026-03-02T12:00:01Z', 1 + 1 / 86_400],
  ['2026-03-01T12:00', '2026-03-01T18:30', 6.5 / 24],
  ['2026-03-02', '2026-03-01', -1],
  ['2026-02-28', '2026-03-01', 1],
  ['2024-02-28', '2024-03-01', 2],
  ['1900-02-28', '1900-03-01', 1],
  ['2000-02-28', '2000-03-01', 2],
  ['2026-01-01', '2027-01-01', 365],
  ['2024-01-01', '2025-01-01', 366],
  ['2026-12-31', '2027-01-01', 1],
  ['2026-04-30', '2026-05-01', 1],
  ['2026-07-31', '2026-08-01', 1],
  ['2026-11-30', '2026-12-01', 1],
  ['', '2026-03-01', null],
  ['2026-03-01', 'tomorrow', null],
])('from %s to %s there are %s days', (from, to, days) => {
  const told = daysBetween(from, to)
  expect(told === null || days === null ? told : told - days).toBe(days === null ? null : 0)
})

test.each([
  [undefined, 'Lineman 12'],
  ['', 'Lineman 12'],
  ['  ', 'Lineman 12'],
  ['Karl', 'Karl'],
])('a recruit called %j is %s', (name, called) => {
  const team = found(edition, draft(), { id: 'us', colour: '#e8833a' })
  expect(newPlayer(edition, team, 'lineman', name).name).toBe(called)
})

test('lots are drawn one after the other, and the last is left over', () => {
  const draw = (...faces: readonly number[]) =>
    thrown(faces, (dice) => ({ value: byLot(['a', 'b', 'c'], dice), problem: null }))
  expect(draw(1, 1).value).toEqual(['a', 'b', 'c'])
  expect(draw(3, 2).value).toEqual(['c', 'b', 'a'])
  expect(draw(2, 1).value).toEqual(['b', 'a', 'c'])
  expect(draw(2).problem).toBe('It takes more dice than that.')
  expect(draw(2, 1, 1).problem).toBe('There are dice that nobody rolled.')
  expect(draw(2, 3).problem).toContain('holds 3')
  expect(draw(4, 1).problem).toContain('holds 4')
  expect(byLot([], new Dice(new RecordedDice()))).toEqual([])
  expect(byLot(['a'], new Dice(new RecordedDice()))).toEqual(['a'])
})

test('what was wrong anyhow is said rather than what is left over', () => {
  expect(thrown([1], () => ({ value: null, problem: 'No.' })).problem).toBe('No.')
  expect(() =>
    thrown([], () => {
      throw new Error('ours')
    }),
  ).toThrow('ours')
})

test.each([
  ['nobody has played', [], 'abcd'],
  ['the first beats the last', [['a', 'd']], 'abcd'],
  ['the last beats the first and takes his place', [['d', 'a']], 'dabc'],
  ['a neighbour', [['c', 'b']], 'acbd'],
  [
    'one after the other',
    [
      ['d', 'b'],
      ['c', 'a'],
    ],
    'cadb',
  ],
  ['somebody who is not on it', [['d', 'x']], 'abcd'],
] as const)('on a ladder: %s', (_, games, order) => {
  const victories = games.map(([winner, loser]) => ({ winner, loser }))
  expect(ladderOf(['a', 'b', 'c', 'd'], victories).join('')).toBe(order)
})
