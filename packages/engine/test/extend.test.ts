import { expect, test } from 'vitest'
import { extend, only } from '../src/match/extend.ts'
import { editionOf } from '../src/editions/index.ts'

const base = editionOf('lrb4')
const house = { id: 'house', name: 'House rules' }

test('a book that extends another keeps whatever it does not name', () => {
  const book = extend(base, { ...house, timing: { turns: 6 } })
  expect(book.timing).toEqual({ ...base.timing, turns: 6 })
  expect(book.skills).toBe(base.skills)
})

test('null removes an entry of a record', () => {
  const book = extend(base, { ...house, skills: { 'pass-block': null } })
  expect(base.skills['pass-block']).toBeDefined()
  expect(Object.keys(book.skills)).toEqual(Object.keys(base.skills).filter((id) => id !== 'pass-block'))
})

test('only replaces a record whole, and leaves no mark on it', () => {
  const block = base.skills['block']!
  const book = extend(base, { ...house, skills: only({ block }), rosters: only({}) })
  expect(book.skills).toEqual({ block })
  expect(Object.getOwnPropertySymbols(book.skills)).toEqual([])
  expect(book.rosters).toEqual({})
  expect(Object.keys(base.skills).length).toBeGreaterThan(1)
})
