import { tablesIn } from '@touchback/league/views'
import { describe, expect, test } from 'vitest'
import { clockText, leftAt, paused, readClock, setTo, started } from '../../src/league/projector/clock.ts'
import { boardLines, roundNow, turnOf } from '../../src/league/projector/round-now.ts'
import { reasonTexts } from '../../src/league/words/standing.ts'
import { playOffLines } from '../../src/league/tournament/play-offs.ts'
import { demoBook } from './demo.ts'

const MINUTE = 60_000

describe('the round clock', () => {
  test('runs from when it is started, stands when it is paused, and ends at nothing', () => {
    const clock = started(setTo(10), 1000)
    expect(leftAt(clock, 1000 + 3 * MINUTE)).toBe(7 * MINUTE)
    const stopped = paused(clock, 1000 + 3 * MINUTE)
    expect(leftAt(stopped, 99 * MINUTE)).toBe(7 * MINUTE)
    expect(leftAt(started(stopped, 0), 100 * MINUTE)).toBe(0)
    expect(started(clock, 5000)).toBe(clock)
  })

  test('a device whose clock was put back shows no more than there was', () => {
    expect(leftAt(started(setTo(10), 5000), 0)).toBe(10 * MINUTE)
  })

  test.each([
    [0, 1],
    [-5, 1],
    [Number.NaN, 1],
    [Infinity, 1],
    [2.4, 2],
    [9999, 600],
  ])('%s minutes are %s', (given, minutes) => {
    expect(setTo(given)).toEqual({ minutes, left: minutes * MINUTE, since: null })
  })

  test.each([
    [0, '00:00'],
    [1, '00:01'],
    [61_000, '01:01'],
    [59 * MINUTE + 59_001, '1:00:00'],
    [125 * MINUTE + 3000, '2:05:03'],
  ])('%s milliseconds are %s', (left, text) => {
    expect(clockText(left)).toBe(text)
  })

  test('is read as it was kept, and not at all where that makes no sense', () => {
    const clock = started(setTo(90), 12_345)
    expect(readClock(JSON.parse(JSON.stringify(clock)))).toEqual(clock)
    for (const kept of [undefined, null, 7, {}, { ...clock, left: -1 }, { ...clock, minutes: 1e9 }])
      expect(readClock(kept)).toBeNull()
  })
})

test('lists that are too long take turns', () => {
  const list = [1, 2, 3, 4, 5]
  expect([0, 1, 2, 3].map((turn) => turnOf(list, 2, turn))).toEqual([[1, 2], [3, 4], [5], [1, 2]])
  expect(turnOf([], 2, 3)).toEqual([])
})

test('what is played now is the first round that is not over', async () => {
  const { book } = await demoBook()
  const { title, fixtures, competition } = roundNow(book.league)
  expect(title).toMatch(/round 1$/iu)
  expect(fixtures).toHaveLength(2)
  expect(book.league.competitions[competition ?? '']).toBeDefined()
  const done = { ...book.league, fixtures: {}, competitions: {} }
  expect(roundNow(done)).toEqual({
    title: 'Nothing is drawn yet',
    fixtures: [],
    resting: [],
    competition: null,
  })
})

test('the table on the wall is the one its competition counts by', async () => {
  const { book } = await demoBook('lrb4', 4, 'year')
  const [year] = Object.values(book.league.competitions).filter(({ format }) => format === 'play-offs')
  const lines = boardLines(book.league, year?.id ?? null)
  expect(lines.map(({ team, points }) => [team, points])).toEqual(
    playOffLines(book.league, year!).map(({ team, points }) => [team, points]),
  )
  expect(lines[0]).toMatchObject({ place: '1', played: 0, record: '0-0-0' })
  const groups = await demoBook('basic', 8, 'groups')
  const [competition = ''] = Object.keys(groups.book.league.competitions)
  const places = boardLines(groups.book.league, competition).map(({ place }) => place)
  expect([places[0], places[4]]).toEqual(['A1', 'B1'])
})

test('whoever has a free day is named beside the round, and in why he has points', async () => {
  const { book } = await demoBook(undefined, 5, 'swiss')
  const { fixtures, resting } = roundNow(book.league)
  expect(fixtures).toHaveLength(2)
  expect(resting).toHaveLength(1)
  const [table] = tablesIn(book.league, fixtures[0]!.competition)
  expect(reasonTexts(book.league, table!, resting[0]!)[0]).toMatch(/ from 0 matches and a free day\.$/u)
  expect(reasonTexts(book.league, table!, fixtures[0]!.home)[0]).toMatch(/ from 0 matches\.$/u)
})
