import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Elsewhere } from '../src/live/attendance.ts'

const NOBODY = { home: false, away: false, watchers: 0 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('those of a process that says nothing any more are gone, and that is told once', () => {
  const elsewhere = new Elsewhere()
  expect(elsewhere.forgetSilent()).toBe(false)
  expect(elsewhere.heard('other', { home: false, away: true, watchers: 2 })).toBe(true)
  expect(elsewhere.heard('third', { home: false, away: false, watchers: 1 })).toBe(true)
  vi.advanceTimersByTime(30_000)
  expect(elsewhere.heard('third', { home: false, away: false, watchers: 1 })).toBe(false)
  vi.advanceTimersByTime(15_000)
  expect(elsewhere.forgetSilent()).toBe(true)
  expect(elsewhere.with({ ...NOBODY, home: true })).toEqual({ home: true, away: false, watchers: 1 })
  vi.advanceTimersByTime(45_000)
  expect(elsewhere.forgetSilent()).toBe(true)
  expect(elsewhere.with(NOBODY)).toEqual(NOBODY)
  expect(elsewhere.forgetSilent()).toBe(false)
})

test('who has gone by himself is forgotten at once', () => {
  const elsewhere = new Elsewhere()
  elsewhere.heard('other', { ...NOBODY, away: true })
  elsewhere.heard('other', NOBODY)
  expect(elsewhere.forgetSilent()).toBe(false)
})
