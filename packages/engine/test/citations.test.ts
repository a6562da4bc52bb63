import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { EDITIONS } from '../src/editions/index.ts'
import type { Edition } from '../src/match/edition.ts'
import conditional from './conditional-keys.json' with { type: 'json' }
import { RULE_KEYS } from '../src/match/rule-keys.ts'
import { reachableKeys } from './reachable-keys.ts'

const root = join(import.meta.dirname, '..', '..', '..')

const idsIn = (file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/^- `([^`]+)`/gmu)].map((found) => found[1]!)

/** The ids of each file of the catalogue. */
const catalogues = new Map(
  globSync('rules/*.md', { cwd: root }).map((file) => [basename(file, '.md'), new Set(idsIn(file))]),
)

interface Never {
  /** Of the books that draw on one of these. */
  readonly catalogues: readonly string[]
  readonly keys: readonly string[]
  readonly reason: string
}
const skillOf: Readonly<Record<string, string>> = conditional.skills
const never: readonly Never[] = conditional.never

/** Whether a key that is written where this book comes by can also happen in it. */
const canHappen = (edition: Edition, key: string): boolean => {
  const skill = skillOf[key]
  if (skill !== undefined && edition.players.skills[skill] === undefined) return false
  return !never.some(
    ({ catalogues: files, keys }) =>
      files.some((file) => edition.catalogues.includes(file)) && keys.includes(key),
  )
}

for (const edition of Object.values(EDITIONS))
  describe(`${edition.name}: citations`, () => {
    test('its catalogues are in rules/', () => {
      expect(edition.catalogues.length).toBeGreaterThan(0)
      expect(edition.catalogues.filter((file) => !catalogues.has(file))).toEqual([])
    })

    test('every rule key it can emit is cited', () => {
      const uncited = reachableKeys(edition).filter(
        ({ key }) => !Object.hasOwn(edition.citations, key) && canHappen(edition, key),
      )
      expect(uncited.map(({ key, where }) => `${key} at ${where}`)).toEqual([])
    })

    test('every cited id is in one of its own catalogues', () => {
      const ids = Object.values(edition.citations).flatMap((cited) => cited ?? [])
      const own = edition.catalogues.map((file) => catalogues.get(file))
      expect(ids.filter((id) => !own.some((known) => known?.has(id)))).toEqual([])
    })
  })

test('the keys a book can emit are found through what it holds, and not through what it has replaced', () => {
  const [book] = Object.values(EDITIONS)
  if (book === undefined) throw new Error('no book')
  const keys = new Set(reachableKeys(book).map(({ key }) => key))
  expect(keys.size).toBeGreaterThan(200)
  const fewer = new Set(
    reachableKeys({ ...book, players: { ...book.players, skills: {} } }).map(({ key }) => key),
  )
  expect([...fewer].filter((key) => !keys.has(key))).toEqual([])
  expect(fewer.size).toBeLessThan(keys.size)
})

test('every key on the list is cited by some book, and stands there once', () => {
  const cited = new Set(Object.values(EDITIONS).flatMap(({ citations }) => Object.keys(citations)))
  expect(RULE_KEYS.filter((key) => !cited.has(key))).toEqual([])
  expect(new Set(RULE_KEYS).size).toBe(RULE_KEYS.length)
})
