import type { Event, Row } from '@touchback/engine'
import { expect, test } from 'vitest'
import { answerUnderWay, pairUnderWay } from '../src/match/odds/duel.ts'

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

const PASS = { type: 'pass', to: [4, 5] } as const
const row = (choice: Row['choice'], ...events: readonly object[]): Row => ({
  by: 'home',
  choice,
  dice: [],
  events: told(...events),
})
const logOf = (rows: readonly Row[]): readonly Event[] => rows.flatMap(({ events }) => events)

test('a throw is under way from the answer on, through re-rolls, until somebody goes on', () => {
  const before = row(
    { type: 'end-activation' },
    { type: 'activation-ended', player: 2 },
    { type: 'activated' },
  )
  const thrown = row(PASS, { type: 'rolled', player: 3 })
  const again = row(
    { type: 'decline' },
    { type: 'passed', player: 3 },
    { type: 'activation-ended', player: 3 },
  )
  expect(answerUnderWay([before], logOf([before]), null)).toBeNull()
  expect(answerUnderWay([before], logOf([before]), PASS)).toEqual(PASS)
  expect(answerUnderWay([before, thrown], logOf([before, thrown]), null)).toEqual(PASS)
  expect(answerUnderWay([before, thrown], logOf([before, thrown]), { type: 'reroll', with: 'pass' })).toEqual(
    PASS,
  )
  const all = [before, thrown, again]
  expect(answerUnderWay(all, logOf(all), null)).toBeNull()
  // While the end of it has not been told yet it is still under way.
  expect(answerUnderWay(all, logOf(all).slice(0, -1), null)).toEqual(PASS)
})
