import { expect, test } from 'vitest'
import type { Clock } from '@touchback/wire'
import { clockNow, type ClockState, deadline, freshClock, rateOf, ticked } from '../src/live/clock.ts'

type Step = readonly [seconds: number, asked: 'home' | 'away' | null, turn: string, lag?: number]

/** A clock after rows at these seconds; whose turn it is is the first word of the turn's name. */
function after(clock: Clock, ...steps: readonly Step[]): ClockState {
  const rate = rateOf(clock)!
  return steps.reduce<ClockState>(
    (state, [seconds, asked, turn, lag = 0]) =>
      ticked(rate, state, {
        at: 1_000_000 + seconds * 1000,
        lag,
        asked,
        turn,
        active: turn.startsWith('home') ? 'home' : 'away',
      }),
    freshClock(rate),
  )
}

const left = (clock: Clock, state: ClockState) => {
  const { home, away, running } = clockNow(rateOf(clock)!, state)
  return { home, away, running }
}
const until = (clock: Clock, state: ClockState): number | null => {
  const due = deadline(rateOf(clock)!, state)
  return due === null ? null : (due - 1_000_000) / 1000
}

test('without a clock nothing runs', () => {
  expect(rateOf({ type: 'untimed' })).toBeNull()
})

const TURN: Clock = { type: 'turn', seconds: 240, bank: 60 }

test('a time for every turn, and a bank behind it', () => {
  const thinking = after(TURN, [0, 'home', 'home 1'], [100, 'home', 'home 1'])
  expect(left(TURN, thinking)).toEqual({
    home: { turn: 140_000, bank: 60_000 },
    away: { turn: 240_000, bank: 60_000 },
    running: 'home',
  })
  expect(until(TURN, thinking)).toBe(300)
  const over = after(TURN, [0, 'home', 'home 1'], [260, 'home', 'home 1'])
  expect(left(TURN, over).home).toEqual({ turn: 0, bank: 40_000 })
  const next = after(TURN, [0, 'home', 'home 1'], [260, 'away', 'away 1'])
  expect(left(TURN, next).home).toEqual({ turn: 240_000, bank: 40_000 })
  expect(until(TURN, next)).toBe(260 + 300)
})

test("who is asked in the other one's turn uses time of his own", () => {
  const asked = after(TURN, [0, 'home', 'home 1'], [10, 'away', 'home 1'], [30, 'home', 'home 1'])
  expect(left(TURN, asked)).toMatchObject({
    home: { turn: 230_000 },
    away: { turn: 220_000 },
    running: 'home',
  })
})

test('while a match rests no clock runs', () => {
  const rested = after(TURN, [0, 'home', 'home 1'], [10, null, 'home 1'], [86_400, 'home', 'home 1'])
  expect(left(TURN, rested).home.turn).toBe(230_000)
  expect(until(TURN, after(TURN, [0, 'home', 'home 1'], [10, null, 'home 1']))).toBeNull()
})

test('lag is given back, and no more than a second of it', () => {
  const slow = after(TURN, [0, 'home', 'home 1'], [10, 'home', 'home 1', 400])
  expect(left(TURN, slow).home.turn).toBe(240_000 - 9600)
  const feigned = after(TURN, [0, 'home', 'home 1'], [10, 'home', 'home 1', 60_000])
  expect(left(TURN, feigned).home.turn).toBe(240_000 - 9000)
  const early = after(TURN, [0, 'home', 'home 1'], [0.2, 'home', 'home 1', 900])
  expect(left(TURN, early).home.turn).toBe(240_000)
})

test("a chess clock counts the whole match, and a turn of one's own adds to it", () => {
  const chess: Clock = { type: 'chess', seconds: 600, increment: 10 }
  const state = after(
    chess,
    [0, 'home', 'home 1'],
    [100, 'away', 'away 1'],
    [150, 'home', 'home 2'],
    [160, 'home', 'home 2'],
  )
  expect(left(chess, state)).toEqual({
    home: { turn: 0, bank: (600 + 10 - 100 + 10 - 10) * 1000 },
    away: { turn: 0, bank: (600 + 10 - 50) * 1000 },
    running: 'home',
  })
})

test('days for every turn', () => {
  const days: Clock = { type: 'days', days: 3 }
  expect(until(days, after(days, [0, 'home', 'home 1']))).toBe(3 * 86_400)
  expect(until(days, after(days, [0, 'home', 'home 1'], [86_400, 'home', 'home 1']))).toBe(3 * 86_400)
})
