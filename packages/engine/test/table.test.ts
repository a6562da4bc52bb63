import { describe, expect, test } from 'vitest'
import { lookUp, spanOf, stepped, withRows } from '../src/match/table.ts'

describe('a table of rows that follow each other', () => {
  const table = stepped('low', [3, 'middle'], [6, 'high'])
  test.for([
    [-100, 'low'],
    [2, 'low'],
    [3, 'middle'],
    [5, 'middle'],
    [6, 'high'],
    [1000, 'high'],
  ] as const)('%i is %s', ([sum, row]) => expect(lookUp(table, sum)).toBe(row))
  test('its rows touch, and have no ends', () =>
    expect(table).toEqual([
      { from: -Infinity, to: 2, row: 'low' },
      { from: 3, to: 5, row: 'middle' },
      { from: 6, to: Infinity, row: 'high' },
    ]))
})

describe('a table with ends', () => {
  const table = [
    { from: 2, to: 3, row: 'first' },
    { from: 4, to: 4, row: 'second' },
    { from: 7, to: 8, row: 'third' },
  ]
  test.for([
    [1, 'first'],
    [2, 'first'],
    [3, 'first'],
    [4, 'second'],
    [6, 'third'],
    [7, 'third'],
    [8, 'third'],
    [9, 'third'],
  ] as const)('%i is %s: beyond an end it is the row at that end', ([sum, row]) =>
    expect(lookUp(table, sum)).toBe(row),
  )
  test('an empty one is a mistake of ours', () => expect(() => lookUp([], 1)).toThrow('an empty table'))
  test('rows that mean something else now take their numbers from the others', () => {
    expect(withRows(table, { '3-4': 'new' })).toEqual([
      { from: 2, to: 2, row: 'first' },
      { from: 3, to: 4, row: 'new' },
      { from: 7, to: 8, row: 'third' },
    ])
    expect(withRows(table, { 7: 'new' })).toEqual([
      ...table.slice(0, 2),
      { from: 7, to: 7, row: 'new' },
      { from: 8, to: 8, row: 'third' },
    ])
  })
})

test.for([
  ['7', { from: 7, to: 7 }],
  ['2-4', { from: 2, to: 4 }],
  ['4-4', { from: 4, to: 4 }],
  ['4-2', null],
  ['1234', null],
  ['a', null],
] as const)('%s as a span', ([text, span]) => expect(spanOf(text)).toEqual(span))
