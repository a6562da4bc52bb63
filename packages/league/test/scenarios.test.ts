import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { editionOf } from '@touchback/engine'
import { describe, expect, test } from 'vitest'
import { readCareerScenario, runCareerScenario } from '../src/testing/index.ts'

const root = join(import.meta.dirname, '..', 'scenarios')

for (const edition of readdirSync(root))
  for (const file of readdirSync(join(root, edition)).toSorted())
    describe(`${edition}/${file}`, () => {
      const json = JSON.parse(readFileSync(join(root, edition, file), 'utf8')) as unknown
      for (const scenario of [json].flat().map(readCareerScenario))
        test(scenario.name, () => {
          const { problem, keys } = runCareerScenario(scenario)
          expect(problem).toBeNull()
          const { citations } = editionOf(scenario.edition)
          expect(
            [...keys].filter((key) => !Object.hasOwn(citations, key)),
            'asked or told without a rule',
          ).toEqual([])
        })
    })
