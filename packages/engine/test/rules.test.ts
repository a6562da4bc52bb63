import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, test } from 'vitest'
import { RULE_TESTS } from '../src/testing/rule-test.ts'

const packages = join(import.meta.dirname, '..', '..')

/** Some play all the scenarios of a book once more, perhaps on a machine that has other things to do. */
const PATIENCE = 60_000

for (const file of globSync('*/test/**/*.rules.ts', { cwd: packages }).toSorted()) {
  const before = RULE_TESTS.length
  await import(pathToFileURL(join(packages, file)).href)
  // Taken now: the body of `describe` runs later, when other files have registered theirs too.
  const tests = RULE_TESTS.slice(before)
  describe(file, () => {
    for (const { name, check } of tests)
      test(name, { timeout: PATIENCE }, () => {
        check()
      })
  })
}
