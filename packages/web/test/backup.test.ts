import { expect, test } from 'vitest'
import { contentsOf, joinedTeams, leaguesToTake, openBackup } from '../src/lib/backup.ts'

const backup = {
  format: 'touchback-backup',
  version: 1,
  settings: { 'touchback.teams': '[{"id":"a"},{"id":"b"}]', 'touchback.settings': '{"speed":4}' },
  replays: [{ id: 'r', head: { id: 'r' }, match: 'x' }],
  leagues: [{ id: 'l', head: { id: 'l' }, lines: [{ no: 1 }] }],
  papers: [{ key: 'l/books', paper: { choices: [] } }],
}

test('a backup is read as it was written, and says what is in it', () => {
  const { value } = openBackup(JSON.stringify(backup))
  expect(value).toEqual(backup)
  expect(contentsOf(value!)).toEqual({ teams: 2, leagues: 1, replays: 1 })
})

test.each(['', '{}', '[]', '{"format":"touchback-team"}', JSON.stringify({ ...backup, version: 0 })])(
  '%j is no backup we can read',
  (text) => {
    expect(openBackup(text).problem).toMatch(/^This is no backup/u)
  },
)

test('a backup of a newer version says so', () => {
  expect(openBackup(JSON.stringify({ ...backup, version: 99 })).problem).toMatch(/newer version of the game/u)
})

test('teams of a backup come after those that are here, and nobody comes twice', () => {
  expect(joinedTeams('[{"id":"b","mine":true},{"id":"c"}]', backup.settings['touchback.teams'])).toBe(
    '[{"id":"b","mine":true},{"id":"c"},{"id":"a"}]',
  )
  expect(joinedTeams(undefined, '[{"id":"a"}]')).toBe('[{"id":"a"}]')
  expect(joinedTeams('[{"id":"a"}]', 'damaged')).toBe('[{"id":"a"}]')
})

test('a league of a backup comes whole, goes on, stands beside what has parted from it, or is here already', () => {
  const lines = [{ no: 1 }, { no: 2 }, { no: 3 }]
  const league = (id: string, own: readonly unknown[]) => ({ id, head: { id, name: 'Monday' }, lines: own })
  const plan = (here: readonly unknown[] | null, saved: readonly unknown[]) =>
    leaguesToTake(here === null ? [] : [league('a', here)], [league('a', saved)], () => 'fresh')
  expect(plan(null, lines)).toEqual([{ ...league('a', lines), here: 0 }])
  expect(plan(lines, lines)).toEqual([])
  expect(plan(lines, lines.slice(0, 2))).toEqual([])
  expect(plan(lines.slice(0, 2), lines)).toEqual([{ ...league('a', lines), here: 2 }])
  expect(plan([{ no: 1 }, { no: 'other' }], lines)).toEqual([{ ...league('fresh', lines), here: 0 }])
  expect(plan([{ no: 'stranger' }], lines)).toEqual([{ ...league('fresh', lines), here: 0 }])
  const elsewhere = leaguesToTake([league('b', lines.slice(0, 1))], [league('a', lines)], () => 'fresh')
  expect(elsewhere).toEqual([{ ...league('b', lines), here: 1 }])
})
