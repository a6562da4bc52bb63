import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..', '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const page = read('docs/PROTOCOL.md')

/** The types of a union of records, as its source names them. */
const typesIn = (path: string) =>
  [...read(path).matchAll(/readonly type: '([a-z-]+)'/gu)].map((found) => found[1] ?? '')

describe('docs/PROTOCOL.md names', () => {
  test.for([
    ['choice', 'packages/engine/src/match/choice.ts'],
    ['event', 'packages/engine/src/match/event.ts'],
  ] as const)('every %s', ([, path]) => {
    const types = typesIn(path)
    expect(types.length).toBeGreaterThan(20)
    expect(types.filter((type) => !page.includes(`\`${type}\``))).toEqual([])
  })
})
