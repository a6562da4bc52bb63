import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CHOICE_TYPES, EVENT_TYPES } from '@touchback/engine'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..', '..')
const page = readFileSync(join(root, 'docs', 'PROTOCOL.md'), 'utf8')

describe('docs/PROTOCOL.md names', () => {
  test.for([
    ['choice', CHOICE_TYPES],
    ['event', EVENT_TYPES],
  ] as const)('every %s', ([, types]) => {
    expect(types.length).toBeGreaterThan(20)
    expect(types.filter((type) => !page.includes(`\`${type}\``))).toEqual([])
  })
})
