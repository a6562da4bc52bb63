import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { goldenFiles } from '../src/golden-files.ts'

for (const { file, text } of goldenFiles())
  test(`${basename(file)} is as it was; if the change is meant, run npm run golden`, () => {
    expect(text()).toBe(readFileSync(file, 'utf8'))
  })
