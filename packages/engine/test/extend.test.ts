import { expect, test } from 'vitest'
import { extend, only } from '../src/match/extend.ts'
import { editionOf } from '../src/editions/index.ts'

const base = editionOf('lrb4')
const house = { id: 'house', name: 'House rules' }

test('a book that extends another keeps whatever it does not name', () => {
  const book = extend(base, { ...house, timing: { turns: 6 } })
  expect(book.timing).toEqual({ ...base.timing, turns: 6 })
  expect(book.players.skills).toBe(base.players.skills)
})

test('null removes an entry of a record', () => {
  const book = extend(base, { ...house, players: { skills: { 'pass-block': null } } })
  expect(base.players.skills['pass-block']).toBeDefined()
  expect(Object.keys(book.players.skills)).toEqual(
    Object.keys(base.players.skills).filter((id) => id !== 'pass-block'),
  )
})

test('only replaces a record whole, and leaves no mark on it', () => {
  const block = base.players.skills['block']!
  const book = extend(base, { ...house, players: { skills: only({ block }) }, teams: { rosters: only({}) } })
  expect(book.players.skills).toEqual({ block })
  expect(Object.getOwnPropertySymbols(book.players.skills)).toEqual([])
  expect(book.teams.rosters).toEqual({})
  expect(Object.keys(base.players.skills).length).toBeGreaterThan(1)
})

test('a field of a skill is changed alone, and taken away alone', () => {
  const book = extend(base, {
    ...house,
    players: { skills: { dodge: { category: 'general' }, 'sure-hands': { resists: null } } },
  })
  expect(book.players.skills['dodge']).toEqual({ ...base.players.skills['dodge'], category: 'general' })
  expect(base.players.skills['sure-hands']?.resists).toBeDefined()
  expect('resists' in (book.players.skills['sure-hands'] ?? {})).toBe(false)
  expect(book.players.skills['block']).toBe(base.players.skills['block'])
})

test('where null says something it is kept', () => {
  const book = extend(base, {
    ...house,
    turn: { actions: { blitz: { perTurn: null } } },
    teams: { drafting: { cheerleader: null } },
  })
  expect(book.turn.actions['blitz']).toEqual({ ...base.turn.actions['blitz'], perTurn: null })
  expect(book.teams.drafting.cheerleader).toBeNull()
})

test('a row of a table is changed by its numbers, and the rows around it give way', () => {
  const changed = (injury: Readonly<Record<string, string>>) =>
    extend(base, { ...house, injuries: { table: injury } }).injuries.table.map(
      ({ from, to, row }) => `${from}-${to} ${row}`,
    )
  expect(changed({ 8: 'stunned' })).toEqual(['2-7 stunned', '8-8 stunned', '9-9 ko', '10-12 casualty'])
  expect(changed({ '4-10': 'ko' })).toEqual(['2-3 stunned', '4-10 ko', '11-12 casualty'])
  expect(changed({ 3: 'ko' })).toEqual(['2-2 stunned', '3-3 ko', '4-7 stunned', '8-9 ko', '10-12 casualty'])
  for (const row of ['4-2', 'six', '', '2-3-4', '-1'])
    expect(() => changed({ [row]: 'ko' })).toThrow('no row of a table')
})

test('a position is changed, left out or added by its id', () => {
  const { lineman, ...others } = Object.fromEntries(
    (base.teams.rosters['human']?.positions ?? []).map((position) => [position.id, position]),
  )
  const book = extend(base, {
    ...house,
    teams: {
      rosters: {
        human: { positions: { lineman: { cost: 40_000 }, ogre: { ...lineman, max: 1 }, catcher: null } },
      },
    },
  })
  expect(book.teams.rosters['human']?.positions).toEqual([
    { ...lineman, cost: 40_000 },
    ...Object.values(others).filter(({ id }) => id !== 'catcher'),
    { ...lineman, id: 'ogre', max: 1 },
  ])
  expect(book.teams.rosters['human']?.name).toBe(base.teams.rosters['human']?.name)
  expect(book.teams.rosters['orc']).toBe(base.teams.rosters['orc'])
})
