import { describe, expect, test } from 'vitest'
import { type Column, sortedAnew, sortedRows, tableCsv } from '../../src/league/statistics/table.ts'
import { playerColumns } from '../../src/league/statistics/columns.ts'
import { luckIn } from '../../src/league/statistics/fortune.ts'
import { keepLuck, keptLuck } from '../../src/league/statistics/luck-paper.ts'
import { luckByTeam, luckOf, recordedMatches } from '../../src/league/statistics/luck.ts'
import { wantedOf } from '../../src/league/statistics/sections.ts'
import { writeMatchFile } from '@touchback/engine'
import { fileOf, playedGame } from '../played.ts'
import { demoBook } from './demo.ts'

interface Row {
  readonly name: string
  readonly goals: number | null
}
const columns: readonly Column<Row>[] = [
  { id: 'name', name: 'Name', value: ({ name }) => name },
  { id: 'goals', name: 'Goals', short: 'G', value: ({ goals }) => goals },
]
const rows: readonly Row[] = [
  { name: 'Team 10', goals: 1 },
  { name: 'team 2', goals: 3 },
  { name: 'Ämter', goals: null },
  { name: 'Team 1', goals: 1 },
]
const names = (by: string, down: boolean) => sortedRows(columns, rows, { by, down }).map(({ name }) => name)

describe('a table', () => {
  test('sorts numbers as numbers, names as people do, and equals stay as they came', () => {
    expect(names('goals', true)).toEqual(['team 2', 'Team 10', 'Team 1', 'Ämter'])
    expect(names('goals', false)).toEqual(['Team 10', 'Team 1', 'team 2', 'Ämter'])
    expect(names('name', false)).toEqual(['Ämter', 'Team 1', 'team 2', 'Team 10'])
    expect(names('nothing', false)).toEqual(rows.map(({ name }) => name))
  })

  test('begins with the most of a number and the first of a name, and turns round when asked again', () => {
    const [name, goals] = columns as [Column<Row>, Column<Row>]
    const first = sortedAnew(goals, rows, { by: 'name', down: false })
    expect(first).toEqual({ by: 'goals', down: true })
    expect(sortedAnew(goals, rows, first)).toEqual({ by: 'goals', down: false })
    expect(sortedAnew(name, rows, first)).toEqual({ by: 'name', down: false })
  })

  test('is a file with its whole names above', () => {
    expect(tableCsv(columns, rows.slice(1, 3))).toBe('Name,Goals\r\nteam 2,3\r\nÄmter,\r\n')
  })
})

test('points and awards are columns only where the book counts any', async () => {
  const idsIn = async (edition: string): Promise<string[]> => {
    const { book } = await demoBook(edition)
    const ways = {
      league: book.league,
      name: (id: string) => id,
      to: (...parts: string[]) => parts.join('/'),
    }
    return playerColumns(ways, [], { career: true }).map(({ id }) => id)
  }
  expect(await idsIn('lrb4')).toEqual(expect.arrayContaining(['points', 'mvps', 'level']))
  expect(await idsIn('sevens')).not.toEqual(expect.arrayContaining(['points']))
})

test('an address names a part and a season we have, or nothing', async () => {
  const { book } = await demoBook()
  const { league } = book
  const season = league.seasons[0]?.id ?? ''
  expect(wantedOf(league, [])).toMatchObject({ section: { id: 'teams' }, season: null })
  expect(wantedOf(league, ['players', season])).toMatchObject({ section: { id: 'players' }, season })
  expect(wantedOf(league, ['records', season])).toBeNull()
  expect(wantedOf(league, ['players', 'never'])).toBeNull()
  expect(wantedOf(league, ['constructor'])).toBeNull()
})

test('luck is put together team by team', async () => {
  const { book } = await demoBook()
  const [fixture] = Object.values(book.league.fixtures)
  const lucky = { throws: 10, expected: 4, rolled: 6 }
  const unlucky = { throws: 8, expected: 5, rolled: 3 }
  const all = luckByTeam([
    { fixture: fixture!, luck: { home: lucky, away: unlucky } },
    {
      fixture: { ...fixture!, home: fixture!.away, away: fixture!.home },
      luck: { home: unlucky, away: lucky },
    },
  ])
  expect(all).toEqual([
    { team: fixture!.home, matches: 2, throws: 20, expected: 8, rolled: 12 },
    { team: fixture!.away, matches: 2, throws: 16, expected: 10, rolled: 6 },
  ])
})

test('a kept match tells the luck of both sides, and a text that is none tells nothing', () => {
  const luck = luckOf(writeMatchFile(fileOf(playedGame(11))))
  for (const side of ['home', 'away'] as const) {
    const { throws = 0, expected = 0, rolled = 0 } = luck?.[side] ?? {}
    expect(throws).toBeGreaterThan(20)
    expect(expected).toBeGreaterThan(0)
    expect(expected).toBeLessThan(throws)
    expect(Number.isInteger(rolled)).toBe(true)
    expect(rolled).toBeLessThanOrEqual(throws)
  }
  expect(luckOf('nothing')).toBeNull()
})

test('the luck of a match of programs is kept without its record, and is that of the record', async () => {
  const game = playedGame(11)
  const luck = luckOf(writeMatchFile(fileOf(game)))!
  const told = (game.match.sink ?? []).map((event) => ({ step: 0, event }))
  expect(luckIn(told, game.match)).toEqual(luck)
  const { papers } = (await demoBook()).book
  expect(await keptLuck(papers, 'm1', 'r')).toBeNull()
  await keepLuck(papers, 'm1', 'r', luck)
  expect(await keptLuck(papers, 'm1', 'r')).toEqual(luck)
  expect(await keptLuck(papers, 'm1', 'another')).toBeNull()
  await papers.keep('luck/m1', { record: 'r', luck: { home: { throws: -1 } } })
  expect(await keptLuck(papers, 'm1', 'r')).toBeNull()
})

test('only matches that were refereed here and count can have a record', async () => {
  const { book } = await demoBook()
  const [fixture] = Object.values(book.league.fixtures)
  const settled = { ...book.league, fixtures: { [fixture!.id]: { ...fixture!, settled: true } } }
  const played = { no: 99, at: '', by: '', type: 'played', match: fixture!.id, record: 'r' } as never
  expect(recordedMatches(settled, [...book.entries, played], () => true)).toMatchObject([{ record: 'r' }])
  expect(recordedMatches(settled, [played], () => false)).toEqual([])
  expect(recordedMatches(book.league, [played], () => true)).toEqual([])
})
