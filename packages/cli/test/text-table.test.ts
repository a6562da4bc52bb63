import { expect, test } from 'vitest'
import { numbers, textTable, WIDTH, words } from '../src/text-table.ts'

const ROUNDS = Array.from({ length: 14 }, (_, index) => numbers(String(index + 1)))
const worths = ROUNDS.map(() => 100)

test('a name too long for its column loses its end, or its middle where two would read alike', () => {
  const names = ['Brasspyre Havocs', 'Brasspyre Tormentors', 'Frostholm Axemen', 'Rooks']
  const table = textTable(
    [words('Team'), ...ROUNDS],
    names.map((name) => [name, ...worths]),
  )
  const lines = table.split('\n')
  expect(lines.map((line) => line.slice(0, 10).trimEnd())).toEqual([
    'Team',
    'Bra…Havocs',
    'Bra…entors',
    'Frostholm…',
    'Rooks',
  ])
  expect(lines.every((line) => line.length <= WIDTH)).toBe(true)
})

test('a team that stands in two rows is written the same in both', () => {
  const rows = ['Brasspyre Tormentors', 'Brasspyre Tormentors'].map((name) => [name, ...worths])
  const [, one, two] = textTable([words('Team'), ...ROUNDS], rows).split('\n')
  expect(one).toBe(two)
  expect(one?.slice(0, 10)).toBe('Brasspyre…')
})

test('what fits is left alone, numbers stand to the right, and a row may be short', () => {
  expect(textTable([words('Who'), numbers('Points')], [['Anna', 12], ['Bert', 3], ['Dora']])).toBe(
    ['Who   Points', 'Anna      12', 'Bert       3', 'Dora'].join('\n'),
  )
})
