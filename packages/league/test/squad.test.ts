import { expect, test } from 'vitest'
import { draftProblems, teamValue } from '../src/draft.ts'
import { emptyDraft, freeNumber, playerOffers, staffOffers, treasuryLeft } from '../src/squad.ts'
import type { StaffId } from '@touchback/engine/career'
import { withStaff } from '../src/staff.ts'
import { teamSheet } from '../src/team-sheet.ts'
import { itemise } from '@touchback/engine/career'
import { draft, edition, players } from './teams.ts'

const offer = (id: string, of = draft(), options = {}) =>
  playerOffers(edition, of, options).find((one) => one.id === id)
const staff = (id: StaffId, of = draft()) => staffOffers(edition, of).find((one) => one.id === id)

test('a team needs a name, and blanks are none', () => {
  for (const name of ['', '  '])
    expect(draftProblems(edition, draft({ name }))).toEqual(['A team needs a name.'])
  expect(draftProblems(edition, draft({ name: 'R' }))).toEqual([])
})

test('a bill names every purchase once and adds up', () => {
  const team = draft({
    players: players({ lineman: 9, blitzer: 3, ogre: 1 }),
    rerolls: 2,
    apothecaries: 1,
    assistants: ['Offence'],
  })
  expect(itemise(edition, team).map(({ name, count, total }) => [name, count, total])).toEqual([
    ['Linemen', 9, 450_000],
    ['Blitzers', 3, 270_000],
    ['Ogre', 1, 120_000],
    ['Team re-rolls', 2, 100_000],
    ['Fan factor', 1, 10_000],
    ['Apothecary', 1, 50_000],
    ['Assistant coaches', 1, 10_000],
  ])
  expect(teamValue(edition, team)).toBe(1_010_000)
  expect(treasuryLeft(edition, team)).toBe(-10_000)
})

test.each([
  ['room for more', draft(), 'blitzer', 'nothing'],
  ['the quota is full', draft({ players: players({ lineman: 7, blitzer: 4 }) }), 'blitzer', 'At most 4'],
  ['the squad is full', draft({ players: players({ lineman: 12, blitzer: 4 }) }), 'catcher', 'not 17'],
  ['one big guy only', draft({ players: players({ lineman: 10, ogre: 1 }) }), 'ogre', 'Big Guy'],
  ['money is the coach’s own affair', draft({ rerolls: 9 }), 'blitzer', 'nothing'],
  ['a small squad may grow', draft({ players: [] }), 'lineman', 'nothing'],
])('offers: %s', (_what, of, id, because) => {
  const problem = offer(id, of)?.problem
  expect(problem ?? 'nothing').toContain(because)
})

test('offers say how many there are', () => {
  const of = draft({ players: players({ lineman: 7, blitzer: 4 }) })
  expect([offer('lineman', of)?.have, offer('blitzer', of)?.have, offer('ogre', of)?.have]).toEqual([7, 4, 0])
  expect(staff('fanFactor', draft({ fanFactor: 2 }))?.least).toBeNull()
})

test('stars are for single matches', () => {
  expect(offer('griff-oberwald')?.problem).toBeNull()
  expect(offer('griff-oberwald', draft(), { league: true })?.problem).toContain('single match')
})

test('staff: what a team cannot have is not offered, and limits say so', () => {
  expect(staff('apothecaries', emptyDraft(edition, 'undead', 'The Late'))).toBeUndefined()
  expect(staff('ingredients')).toBeUndefined()
  expect(staff('ingredients', emptyDraft(edition, 'halfling', 'Crumbs'))?.problem).toBeNull()
  expect(staff('apothecaries', draft({ apothecaries: 1 }))?.problem).toContain('one Apothecary')
  expect(staff('apothecaries')?.problem).toBeNull()
  expect(staff('fanFactor')?.least).toContain('fan factor of 1 to 9')
  expect(staff('rerolls')?.least).toContain('none')
  expect(staff('wizard', draft({ wizard: 'wizard' }))?.have).toBe(1)
})

test('staff come and go one at a time', () => {
  const three = withStaff(edition, draft(), 'assistants', 3)
  expect(three.assistants).toEqual(['Offence', 'Defence', 'Kicking'])
  expect(withStaff(edition, draft({ assistants: ['Defence'] }), 'assistants', 2).assistants).toEqual([
    'Defence',
    'Offence',
  ])
  expect(withStaff(edition, three, 'assistants', 1).assistants).toEqual(['Offence'])
  const eight = withStaff(edition, draft(), 'assistants', 8).assistants
  expect(eight).toHaveLength(8)
  expect(eight.at(-1)).toBe('Assistant 8')
  expect(withStaff(edition, draft({ roster: 'dwarf' }), 'wizard', 1).wizard).toBe('runesmith')
  expect(withStaff(edition, draft({ wizard: 'wizard' }), 'wizard', 0).wizard).toBeNull()
  expect(withStaff(edition, draft(), 'cheerleaders', 4).cheerleaders).toBe(4)
})

test('numbers: worn on the sheet, never shared', () => {
  const numbered = players({ lineman: 11 }).map((player, index) => ({ ...player, number: index + 10 }))
  expect(teamSheet(edition, draft({ players: numbered })).players.map(({ number }) => number)).toEqual(
    numbered.map(({ number }) => number),
  )
  expect(freeNumber(numbered)).toBe(1)
  expect(
    freeNumber([
      { position: 'lineman', number: 2 },
      { position: 'lineman', number: 1 },
    ]),
  ).toBe(3)
  // Whoever has none wears that of his place on the sheet.
  expect(freeNumber([{ position: 'lineman' }])).toBe(2)
  const shared = numbered.with(0, { position: 'lineman', number: 11 })
  expect(draftProblems(edition, draft({ players: shared }))).toEqual([
    'Two players cannot both wear number 11.',
  ])
})

test('nothing is counted in parts or below nothing, and nobody is hired whom the list does not have', () => {
  const problems = (changes: Parameters<typeof draft>[0]) => draftProblems(edition, draft(changes))
  const none = problems({})
  const only = (changes: Parameters<typeof draft>[0]) =>
    problems(changes).filter((problem) => !none.includes(problem))
  expect(only({ rerolls: 1.5 })).toContain('"rerolls" must be a whole number, not 1.5.')
  expect(only({ cheerleaders: -1 })).toContain('"cheerleaders" must be a whole number, not -1.')
  expect(only({ cheerleaders: 0 })).toEqual([])
  const cannot = (wizard: string) => `The Human team cannot hire a "${wizard}".`
  expect(only({ wizard: 'wizard' })).not.toContain(cannot('wizard'))
  expect(only({ wizard: 'halfling-chef' })).toContain(cannot('halfling-chef'))
  expect(only({ ingredients: 1 })).toContain('Nobody cooks for the Human team.')
  const halflings = draft({ roster: 'halfling', players: players({ halfling: 11 }) })
  expect(draftProblems(edition, { ...halflings, ingredients: 1 }).join(' ')).not.toContain('Nobody cooks')
})
