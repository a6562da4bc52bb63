import { expect, test } from 'vitest'
import { readCatalogue } from '../src/catalogue.ts'
import { isLeagueSide, readLeagueSide } from '../src/league-side.ts'

const { files, rules } = readCatalogue()
const table = readLeagueSide()

test('every heading and every start of an id in the table is in its catalogue', () => {
  for (const [file, { sections = [], ids = [] }] of Object.entries(table)) {
    expect(files).toContain(file)
    const own = rules.filter((rule) => rule.file === file)
    expect(sections.filter((section) => !own.some((rule) => rule.section === section))).toEqual([])
    expect(ids.filter((start) => !own.some(({ id }) => id.startsWith(start)))).toEqual([])
  }
})

test.each([
  ['basic.team.budget', false],
  ['basic.tv.cap', true],
  ['basic.gap.spp-unused-players', true],
  ['sevens.advance.one', true],
  ['sevens.draft.budget', false],
  ['s2.post.order', true],
  ['ickle.same.winnings', true],
  ['ickle.same.skills', false],
  ['leagues16.injury.trigger', false],
  ['leagues16.injury.mng-value', true],
  ['lrb4.create.budget', false],
  ['lrb4.winnings.roll', true],
])('%s: league side %s', (id, league) => {
  const rule = rules.find((each) => each.id === id)!
  expect(isLeagueSide(table, rule)).toBe(league)
})
