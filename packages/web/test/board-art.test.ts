import type { XY } from '@touchback/engine'
import { expect, test } from 'vitest'
import { badgeOffset } from '../src/board/badge-place.ts'
import { keyOf, type Layout, UNIT } from '../src/board/geometry.ts'
import { painted } from '../src/board/painted-name.ts'
import { lookOf } from '../src/board/weather.ts'

const layout: Layout = { length: 26, width: 15, upright: false, own: 'home' }
const squares = (...at: XY[]) => new Set(at.map(keyOf))

test('a chance stands in its own square when nobody is there', () => {
  const [dx, dy] = badgeOffset([5, 5], layout, squares([5, 6]))
  expect(Math.abs(dx)).toBeLessThan(UNIT / 2)
  expect(Math.abs(dy)).toBeLessThan(UNIT / 2)
})

test.each<[string, XY[], XY, [number, number]]>([
  ['below', [], [5, 5], [0, 1]],
  ['to the right', [[5, 6]], [5, 5], [1, 0]],
  [
    'to the left',
    [
      [5, 6],
      [6, 5],
    ],
    [5, 5],
    [-1, 0],
  ],
  [
    'above',
    [
      [5, 6],
      [6, 5],
      [4, 5],
    ],
    [5, 5],
    [0, -1],
  ],
  ['beside the edge of the pitch', [], [5, 14], [1, 0]],
])('a chance about somebody stands %s, where nobody is hidden', (_, others, at, [dx, dy]) => {
  const [x, y] = badgeOffset(at, layout, squares(at, ...others))
  expect([Math.sign(x), Math.sign(y)]).toEqual([dx, dy])
})

test('with neighbours on all sides it stands on the one it is about', () => {
  const around = squares([5, 5], [5, 6], [6, 5], [4, 5], [5, 4])
  const [x, y] = badgeOffset([5, 5], layout, around)
  expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(UNIT / 4)
})

test('a short name is painted large, a long one smaller, a very long one is cut', () => {
  const short = painted('Orc', 600)
  const long = painted('Lowenbrück Nightwatchmen', 600)
  const endless = painted('The Most Excellent and Ancient Company of Grimwell', 440)
  expect(short.text).toBe('ORC')
  expect(long.text).toBe('LOWENBRÜCK NIGHTWATCHMEN')
  expect(long.size).toBeLessThan(short.size)
  expect(endless.text).toMatch(/^THE MOST .*…$/)
  for (const { text, size, spacing } of [short, long])
    expect(text.length * (size * 0.8 + spacing)).toBeLessThanOrEqual(600)
})

test.each([
  ['sweltering-heat', 'heat'],
  ['very-sunny', 'sun'],
  ['pouring-rain', 'rain'],
  ['blizzard', 'snow'],
  ['nice', 'fine'],
  ['perfect-conditions', 'fine'],
] as const)('%s looks like %s', (weather, look) => {
  expect(lookOf(weather)).toBe(look)
})
