import type { Event } from '@touchback/engine'
import { expect, test } from 'vitest'
import { pairUnderWay } from '../src/match/odds/duel.ts'

/** Only what is read of an event. */
const told = (...events: readonly object[]): readonly Event[] => events as unknown as readonly Event[]
const ROLLED = { type: 'block-rolled', blocker: 3, targets: [14] }
const PAIR = { actor: 3, other: 14, deed: 'block' }

test('a blow is between two players until somebody goes on', () => {
  const blow = [ROLLED, { type: 'block-result', blocker: 3, targets: [14] }]
  const fall = [
    { type: 'pushed', player: 14 },
    { type: 'armour', player: 14 },
    { type: 'injury', player: 14 },
  ]
  expect(pairUnderWay(told(ROLLED))).toEqual(PAIR)
  expect(pairUnderWay(told(...blow, ...fall))).toEqual(PAIR)
  expect(pairUnderWay(told(...blow, ...fall, { type: 'moved', player: 3 }))).toBeNull()
  expect(pairUnderWay(told(...blow, { type: 'activation-ended', player: 3 }))).toBeNull()
})

test('fouls and hand-offs are between two as well, a blow at several is not', () => {
  expect(pairUnderWay(told({ type: 'fouled', player: 14, by: 3 }, { type: 'armour', player: 14 }))).toEqual({
    ...PAIR,
    deed: 'foul',
  })
  expect(pairUnderWay(told({ type: 'handed-off', player: 3, target: 4 }))).toMatchObject({
    actor: 3,
    other: 4,
  })
  expect(pairUnderWay(told({ type: 'block-rolled', blocker: 3, targets: [14, 15] }))).toBeNull()
  expect(pairUnderWay([])).toBeNull()
})
