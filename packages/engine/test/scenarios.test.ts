import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { editionOf } from '../src/editions/index.ts'
import { readScenarios, runScenario } from '../src/testing/index.ts'

const root = join(import.meta.dirname, '..', 'scenarios')

for (const edition of readdirSync(root)) {
  for (const file of readdirSync(join(root, edition)).toSorted()) {
    describe(`${edition}/${file}`, () => {
      for (const scenario of readScenarios(JSON.parse(readFileSync(join(root, edition, file), 'utf8'))))
        test(scenario.name, () => {
          const { problem, keys } = runScenario(scenario, { nothingOpen: true })
          expect(problem).toBeNull()
          const { citations } = editionOf(scenario)
          expect(
            [...keys].filter((key) => !Object.hasOwn(citations, key)),
            'asked or told without a rule',
          ).toEqual([])
        })
    })
  }
}
