import { expect, test } from 'vitest'
import { findRules, joinCatalogues, parseCatalogue, readableRule, skillRules } from '../src/index.ts'

const TEXT = `# Our book: rule catalogue

## 1. Moving [core]

- \`book.move.step\` — One square a step. (L10-12) → A-01
- \`book.move.far\` — As far as MA says. (L13, L20-21)

## 2. Skills [skills-traits]

Big Hand (Physical trait)

- \`book.skill.big-hand.pickup\` — Picks up on 2+. (L30)

## 3. Questions

- \`book.qa.one\` {fouls} — Yes. **[≠ Other: no]** (L40)

## Holes

- **A-01 Diagonals (L10).** Not said. *Resolve:* allowed.

| dy | 0 |
|---|---|
| 1 | Q |
`
const book = parseCatalogue('book', TEXT)

test('a rule knows its section, module, group and rulings', () => {
  expect(book.titles).toEqual([{ file: 'book', title: 'Our book' }])
  expect(book.rules.map(({ id, module, group }) => [id, module, group])).toEqual([
    ['book.move.step', 'core', null],
    ['book.move.far', 'core', null],
    ['book.skill.big-hand.pickup', 'skills-traits', 'Big Hand (Physical trait)'],
    ['book.qa.one', 'fouls', null],
  ])
  expect(book.rules[0]?.rulings).toEqual(['A-01'])
})

test('a ruling brings its table along', () => {
  expect(book.rulings[0]?.table).toEqual([
    ['dy', '0'],
    ['1', 'Q'],
  ])
})

test('what is for the keepers of the catalogue is not shown', () => {
  expect(book.rules.map(({ text }) => readableRule(text))).toEqual([
    'One square a step.',
    'As far as MA says.',
    'Picks up on 2+.',
    'Yes.',
  ])
})

test('rules are found by words, and those of a skill by its id or name', () => {
  expect(findRules(book, ['SQUARE', 'step']).map(({ id }) => id)).toEqual(['book.move.step'])
  expect(skillRules(joinCatalogues([book, book]), { id: 'hand', name: 'Big Hand' })).toHaveLength(2)
})
