import { expect, test } from 'vitest'
import { squareAt, type XY } from '../src/match/square.ts'
import { walking } from '../src/odds/walking.ts'

const to = (at: XY, leap = false) => ({ to: squareAt(...at), leap })
const path = (standsUp: boolean, ...steps: ReturnType<typeof to>[]) =>
  walking({ player: 0, standsUp, steps, deed: 'leap', rolls: [], moved: 0 })

test('steps are walked in one go, and each leap is a deed of its own', () => {
  expect(path(false, to([1, 1]), to([2, 1]))).toEqual([
    {
      type: 'move',
      path: [
        [1, 1],
        [2, 1],
      ],
    },
  ])
  expect(path(false, to([1, 1]), to([3, 1], true), to([4, 1]), to([6, 1], true))).toEqual([
    { type: 'move', path: [[1, 1]] },
    { type: 'leap', to: [3, 1] },
    { type: 'move', path: [[4, 1]] },
    { type: 'leap', to: [6, 1] },
  ])
  expect(path(false)).toEqual([])
})

test('a walk gets up by itself; a leap, or nothing, has to be told to', () => {
  expect(path(true, to([1, 1]))).toEqual([{ type: 'move', path: [[1, 1]] }])
  expect(path(true, to([2, 1], true))).toEqual([{ type: 'stand-up' }, { type: 'leap', to: [2, 1] }])
  expect(path(true)).toEqual([{ type: 'stand-up' }])
})
