import type { XY } from '@touchback/engine'
import { expect, test } from 'vitest'
import { areasOf, hundredths, outline, patch } from '../src/board/areas.ts'

const layout = { length: 26, width: 15, upright: false, own: 'home' } as const
const row = (y: number, values: readonly number[]) => values.map((value, x) => ({ at: [x, y] as XY, value }))

test('squares of one value that touch are one area; corners do not touch', () => {
  const areas = areasOf([...row(0, [1, 1, 2]), ...row(1, [2, 1, 1])])
  expect(areas.map(({ value, squares }) => [value, squares.length])).toEqual([
    [1, 4],
    [2, 1],
    [2, 1],
  ])
})

test('an area is told in its thick, beside whoever stands there', () => {
  const block = [0, 1, 2].flatMap((y) => row(y, [5, 5, 5]))
  expect(areasOf(block)[0]?.label).toEqual([1, 1])
  expect(areasOf(block, ([x, y]) => x === 1 && y === 1)[0]?.label).not.toEqual([1, 1])
  expect(areasOf(row(0, [7]), () => true)[0]?.label).toEqual([0, 0])
})

test('the line goes round an area and not through it', () => {
  const two: XY[] = [
    [0, 0],
    [1, 0],
  ]
  expect(outline(two, layout).match(/M/g)).toHaveLength(6)
  expect(patch(two, layout)).toBe('M0 0h40v40h-40zM40 0h40v40h-40z')
})

test('what could go wrong is never shown as what cannot', () => {
  expect([1, 0.999, 215 / 216, 0.5, 0.004, 0].map(hundredths)).toEqual([100, 99, 99, 50, 0, 0])
})
