import { expect, test } from 'vitest'
import { contrast, freeShirt, isReadable, readable, SHIRTS, shirts, usualShirt } from '../src/lib/colours.ts'

test.each(SHIRTS)('%s stands out from the pitch and carries ink', (colour) => {
  expect(isReadable(colour)).toBe(true)
})

test.each(['#000000', '#1a3aff', '#274b31', '#8b0000', '#555555', '#ffffff'])(
  '%s becomes a shirt one can see',
  (colour) => {
    expect(isReadable(readable(colour))).toBe(true)
  },
)

test('a shirt that is fine stays as it is', () => {
  expect(readable('#e8833a')).toBe('#e8833a')
})

test('in a league everybody has a shirt of his own, as long as there are any', () => {
  const taken: string[] = []
  for (const _ of SHIRTS) taken.push(freeShirt('#e8833a', taken))
  expect(new Set(taken).size).toBe(SHIRTS.length)
  expect(taken[0]).toBe('#e8833a')
  expect(freeShirt('#e8833a', taken)).toBe('#e8833a')
})

test('contrast is counted as usual', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test('two teams in the same colours: the visitors change', () => {
  for (const [colour] of SHIRTS) {
    const { home, away } = shirts(colour, colour)
    expect(home).toBe(colour)
    expect(away).not.toBe(colour)
    expect(isReadable(away)).toBe(true)
  }
  expect(shirts('#e8833a', '#56b4e9')).toEqual({ home: '#e8833a', away: '#56b4e9' })
})

test.each(['human', 'orc', 'frogs'])('%s always wear the same', (roster) => {
  expect(usualShirt(roster)).toBe(usualShirt(roster))
  expect(isReadable(usualShirt(roster))).toBe(true)
})
