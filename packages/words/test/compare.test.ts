import { EDITIONS, editionOf, extend } from '@touchback/engine'
import { expect, test } from 'vitest'
import { compareRecords, inWords } from '../src/compare/plain.ts'
import { LABELS } from '../src/compare/labels.ts'
import { compareEditions, parseCatalogue } from '../src/index.ts'
import { optionName } from '../src/league-options.ts'

const base = editionOf('lrb4')
const catalogue = parseCatalogue(
  'house',
  `# House rules

## Skills

- \`house.skill.dodge.once\` — Only once a match. (L1)
`,
)
const house = { id: 'house', name: 'House rules', catalogues: ['house'] }

const rows = (changes: Parameters<typeof extend>[1], title: string) =>
  compareEditions(base, extend(base, changes), catalogue).sections.find((section) => section.title === title)
    ?.rows

test('a book and a mere copy of it differ in nothing', () => {
  const { sections, skills, kickOffs } = compareEditions(base, extend(base, house), catalogue)
  expect([sections, skills, kickOffs]).toEqual([[], [], []])
})

test('numbers are named as a coach would', () => {
  expect(rows({ ...house, timing: { turns: 6 } }, 'Timing')).toEqual([
    { what: 'turns a half', a: '8', b: '6' },
  ])
  expect(rows({ ...house, moving: { standUp: { cost: 2 } } }, 'Numbers and procedures')).toEqual([
    { what: 'standing up costs squares', a: '3', b: '2' },
  ])
})

test('a number nobody has heard of yet is compared too', () => {
  const strange = { ...extend(base, house), moonPhase: 3 }
  const { sections } = compareEditions(base, strange, catalogue)
  expect(sections).toEqual([
    { title: 'Numbers and procedures', rows: [{ what: 'moon phase', a: null, b: '3' }] },
  ])
})

test('tables are compared number by number, and alike numbers are one line', () => {
  const table = [
    { from: 2, to: 8, row: 'stunned' },
    { from: 9, to: 9, row: 'ko' },
    { from: 10, to: 12, row: 'dead' },
  ]
  expect(rows({ ...house, injuries: { table } }, 'Table: injury')).toEqual([
    { what: '8', a: 'ko', b: 'stunned' },
    { what: '10-12', a: 'casualty', b: 'dead' },
  ])
})

test('teams are found under other names, and positions are shown where they differ', () => {
  const { human, orc } = base.teams.rosters
  const [lineman, ...others] = human!.positions
  const humans = {
    ...human!,
    id: 'humans',
    name: 'Humans',
    positions: [{ ...lineman!, cost: 60_000 }, ...others.filter(({ id }) => id !== 'catcher')],
  }
  const found = rows({ ...house, teams: { rosters: { human: null, humans, orc: null } } }, 'Teams')
  expect(found).toEqual([
    { what: orc!.name, a: 'has it', b: null },
    { what: 'Human: Linemen: cost', a: '50,000', b: '60,000' },
    { what: 'Human: Catchers', a: 'MA 8 ST 2 AG 3 AV 7; Catch, Dodge; 0-4; 70,000', b: null },
  ])
})

test('actions are there, or not, or another way', () => {
  const { pass } = base.turn.actions
  expect(
    rows(
      { ...house, turn: { actions: { blitz: { perTurn: 2 }, 'kick-team-mate': pass!, pass: null } } },
      'Actions',
    ),
  ).toEqual([
    { what: 'blitz: how often a turn', a: '1', b: '2' },
    { what: 'pass', a: 'has it', b: null },
    { what: 'kicking a team-mate', a: null, b: 'has it' },
  ])
})

test('skills of one book only, and those that both have and play differently, with their rules', () => {
  const dodge = { ...base.players.skills['dodge']! }
  const { skills } = compareEditions(
    base,
    extend(base, { ...house, players: { skills: { dodge, block: null } } }),
    catalogue,
  )
  expect(skills.map(({ id, a, b }) => [id, a, b])).toEqual([
    ['block', [], null],
    ['dodge', [], ['Only once a match.']],
  ])
})

const shelf = Object.values(EDITIONS)
const pairs = shelf.flatMap((a, index) => shelf.slice(index + 1).map((b) => [a.id, b.id] as const))

/** Sections whose lines are made from fields of the books; others have names of teams, tables and weathers. */
const OF_FIELDS = ['Pitch and line-up', 'Timing', 'Numbers and procedures', 'Creating a team']
const known = new Set(Object.values(LABELS))

test.each(pairs)('%s beside %s: everything is said in words', (a, b) => {
  const { sections, rules } = compareEditions(editionOf(a), editionOf(b), catalogue)
  const all = sections.flatMap(({ title, rows: found }) => found.map((row) => ({ title, ...row })))
  const unknown = all.filter(({ title, what }) => OF_FIELDS.includes(title) && !known.has(what))
  expect(unknown).toEqual([])
  for (const { what, a: left, b: right } of all)
    expect(`${what}: ${left} | ${right}`).not.toMatch(
      /[a-z][A-Z]|\b[a-z]+\.[a-z]+|one way|undefined|Infinity|∞|object/u,
    )
  const letters = all.filter(({ a: left, b: right }) =>
    [left, right].some((text) => text !== null && text !== 'no' && /^[A-Za-z]{1,2}$/u.test(text)),
  )
  expect(letters).toEqual([])
  for (const { name } of rules) expect(name).not.toMatch(/\.|^[a-z]+, /u)
})

test('how something is played is told by its rules and never by the name of a function', () => {
  const records = [{ one: function mine() {} }, { one: function yours() {} }] as const
  expect(compareRecords(...records)).toEqual([])
  expect(compareRecords({ steps: [() => {}] }, { steps: [] })).toEqual([])
})

test('lines and squares of the pitch are counted as on the pitch, from one', () => {
  const found = compareEditions(editionOf('lrb4'), editionOf('sevens'), catalogue).sections[0]?.rows
  expect(found).toContainEqual({ what: 'line of scrimmage, squares from the own end', a: '13', b: '7' })
  expect(found).toContainEqual({ what: 'trapdoors', a: null, b: 'b6 and j15' })
})

test('what is left to a league is told by what it is about, in every book', () => {
  const ids = Object.values(EDITIONS).flatMap(({ career }) => Object.keys(career.options))
  expect(ids.length).toBeGreaterThan(10)
  for (const id of ids) expect(optionName(id)).not.toBe(inWords(id))
})

test('players, positions and special rules of a list go by their names', () => {
  const human = { ...base.teams.rosters['human']!, specialRules: ['favoured-of-hashut'] }
  const found = rows({ ...house, teams: { rosters: { human } } }, 'Teams')
  expect(found).toEqual([{ what: 'Human: special rules of the team', a: null, b: 'Favoured of Hashut' }])
})
