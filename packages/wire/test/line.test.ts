import { CLOSED, Line, type ServerMessage, type Socket } from '@touchback/wire'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Event = { data: unknown; code: number; reason: string }

/** A socket whose far end is us. */
class FarEnd implements Socket {
  readyState = 0
  readonly #ears = new Map<string, ((event: Event) => void)[]>()

  send(): void {}

  close(): void {}

  addEventListener(type: string, listener: (event: Event) => void): void {
    this.#ears.set(type, [...(this.#ears.get(type) ?? []), listener])
  }

  happens(type: string, event: Partial<Event> = {}): void {
    this.readyState = type === 'open' ? 1 : 3
    for (const ear of this.#ears.get(type) ?? []) ear({ data: '', code: 1006, reason: '', ...event })
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function lineAndEnds() {
  const ends: FarEnd[] = []
  const heard: (ServerMessage | 'up' | 'down')[] = []
  const line = new Line(() => {
    const end = new FarEnd()
    ends.push(end)
    return end
  })
  line.listen({
    up: () => heard.push('up'),
    down: () => heard.push('down'),
    heard: (message) => heard.push(message),
  })
  const last = () => ends.at(-1)!
  return { line, ends, heard, last }
}

test('a lost line comes back, later and later while nobody answers, and never all at the same moment', () => {
  const { ends, heard, last } = lineAndEnds()
  last().happens('open')
  const waits: number[] = []
  for (let tries = 0; tries < 12; tries++) {
    last().happens('error')
    last().happens('close')
    const count = ends.length
    let waited = 0
    for (; ends.length === count; waited += 10) vi.advanceTimersByTime(10)
    waits.push(waited)
  }
  expect(waits[0]).toBeLessThanOrEqual(110)
  expect(Math.max(...waits)).toBeLessThanOrEqual(5010)
  expect(waits.at(-1)).toBeGreaterThanOrEqual(2500)
  expect(new Set(waits.slice(-4)).size).toBeGreaterThan(1)
  last().happens('open')
  expect(heard.filter((told) => told === 'up')).toHaveLength(2)
})

test('a server that is too busy says when to come again, and is believed within reason', () => {
  const { ends, last } = lineAndEnds()
  last().happens('open')
  last().happens('close', { code: CLOSED.busy, reason: '8000' })
  vi.advanceTimersByTime(3900)
  expect(ends).toHaveLength(1)
  vi.advanceTimersByTime(4200)
  expect(ends).toHaveLength(2)
  last().happens('open')
  last().happens('close', { code: CLOSED.busy, reason: 'a year' })
  vi.advanceTimersByTime(110)
  expect(ends).toHaveLength(3)
  last().happens('open')
  last().happens('close', { code: CLOSED.busy, reason: '31536000000' })
  vi.advanceTimersByTime(60_000)
  expect(ends).toHaveLength(4)
})
