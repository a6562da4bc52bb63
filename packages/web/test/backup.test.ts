import { expect, test } from 'vitest'
import { contentsOf, joinedTeams, openBackup } from '../src/lib/backup.ts'

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

test.each(['', '{}', '[]', '{"format":"touchback-team"}', JSON.stringify({ ...backup, version: 99 })])(
  '%j is no backup we can read',
  (text) => {
    expect(openBackup(text).problem).toMatch(/^This is no backup/u)
  },
)

test('teams of a backup come after those that are here, and nobody comes twice', () => {
  expect(joinedTeams('[{"id":"b","mine":true},{"id":"c"}]', backup.settings['touchback.teams'])).toBe(
    '[{"id":"b","mine":true},{"id":"c"},{"id":"a"}]',
  )
  expect(joinedTeams(undefined, '[{"id":"a"}]')).toBe('[{"id":"a"}]')
  expect(joinedTeams('[{"id":"a"}]', 'damaged')).toBe('[{"id":"a"}]')
})
