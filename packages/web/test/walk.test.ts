import { editionOf, fromXY, Game, NoDice, reach, toXY, type XY } from '@touchback/engine'
import { expect, test } from 'vitest'
import { type Pupil, prepare } from '../src/learn/position.ts'
import { joined, onwards } from '../src/match/intent/walk.ts'

const edition = editionOf('lrb4')

/** A lineman of movement six alone on the pitch, or not quite. */
function walker(ball: XY = [1, 1], lying = false, others: readonly Pupil[] = []) {
  const { spec, from } = prepare(edition, {
    rosters: { home: 'human', away: 'orc' },
    players: {
      home: [{ name: 'Dieter', position: 'lineman', at: [5, 5], lying }],
      away: [{ name: 'Mug', position: 'lineman', at: [24, 13] }, ...others],
    },
    ball,
    rerolls: 0,
  })
  const { match } = Game.from(spec, from, { dice: new NoDice() })
  const player = match.player(0)
  const to = (...squares: XY[]) =>
    squares.reduce<ReturnType<typeof joined>>((path, at) => joined(match, player, path, fromXY(at)), null)
  return { match, player, to }
}

test('a walk by way of a square passes it, and counts every step once', () => {
  const { match, player, to } = walker()
  const path = to([5, 8], [8, 8])
  expect(path?.steps.map((step) => toXY(step.to))).toContainEqual([5, 8])
  expect(toXY(path!.steps.at(-1)!.to)).toEqual([8, 8])
  expect(path?.moved).toBe(6)
  expect(path?.rolls).toEqual([])
  // Straight there it is three steps: the way round costs what it costs.
  expect(reach(match, player).path(fromXY([8, 8]))?.moved).toBe(3)
})

test('what lies beyond his movement after the way round is run for', () => {
  const { to } = walker()
  expect(to([5, 8], [8, 8], [9, 8])?.rolls.map(({ test: what }) => what)).toEqual(['rush'])
  expect(to([5, 8], [8, 8], [12, 8])).toBeNull()
})

test('from the end of a way he gets as far as what is left of his movement', () => {
  const { match, player, to } = walker()
  const left = onwards(match, player, to([5, 9]))
  expect(left.path(fromXY([5, 11]))?.rolls).toEqual([])
  expect(left.path(fromXY([5, 13]))?.rolls).toHaveLength(2)
  expect(left.path(fromXY([12, 9]))).toBeNull()
})

test('the same square twice is the same way', () => {
  const { to } = walker()
  expect(to([5, 8], [5, 8])).toEqual(to([5, 8]))
})

test('standing up is paid for once', () => {
  const { match, player, to } = walker([1, 1], true)
  const straight = reach(match, player).path(fromXY([5, 8]))
  const round = to([5, 6], [5, 8])
  expect(round?.moved).toBe(straight?.moved)
  expect(round?.standsUp).toBe(true)
  expect(round?.rolls).toEqual(straight?.rolls)
  expect(to([5, 8], [5, 9])?.rolls.map(({ test: what }) => what)).toEqual(['rush'])
})

test('who picks the ball up on the way has it from there on', () => {
  const { to } = walker([5, 7])
  const path = to([5, 7], [5, 9])
  expect(path?.rolls.filter(({ test: what }) => what === 'pick-up')).toHaveLength(1)
})
