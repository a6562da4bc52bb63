import { EDITIONS } from '@touchback/engine'
import { expect, test } from 'vitest'
import { onePosition } from '../src/positions.ts'

test.each([
  ['linewoman', 'Linewomen', 'Linewoman'],
  ['beastman', 'Chaos Beastmen', 'Chaos Beastman'],
  ['witch-elf', 'Witch Elves', 'Witch Elf'],
  ['mummy', 'Mummies', 'Mummy'],
  ['long-beard', 'Long Beards', 'Long Beard'],
  ['thro-ra', 'Thro-Ra', 'Thro-Ra'],
  ['saurus', 'Saurus', 'Saurus'],
  ['storm-vermin', 'Storm Vermin', 'Storm Vermin'],
  ['ooligan', "'Ooligan", "'Ooligan"],
  ['lineman', 'Lineman', 'Lineman'],
])('one of %s: %s is %s', (id, title, one) => {
  expect(onePosition({ id, title })).toBe(one)
})

test('no position of any book is called by a plural', () => {
  const names = Object.values(EDITIONS).flatMap((edition) =>
    Object.values(edition.teams.rosters).flatMap(({ positions }) => positions.map(onePosition)),
  )
  expect(names.filter((name) => /(men|ves|ies|[^us]s)$/u.test(name))).toEqual([])
})
