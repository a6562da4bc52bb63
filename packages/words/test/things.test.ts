import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { thingAbout } from '../src/things.ts'

test('every handicap that is turned over as a card says what it does', () => {
  const rules = readFileSync(join(import.meta.dirname, '..', '..', '..', 'rules', 'lrb4-league.md'), 'utf8')
  const ids = [...rules.matchAll(/`lrb4\.handicap\.\d+-(?<id>[a-z-]+)`/gu)].map(
    ({ groups }) => groups?.['id'],
  )
  expect(new Set(ids).size).toBe(18)
  expect(ids.filter((id) => thingAbout(id ?? '') === '')).toEqual([])
})
