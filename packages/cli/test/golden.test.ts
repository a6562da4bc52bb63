import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { goldenFiles, goldenLines } from '../src/golden-files.ts'

for (const { file, text } of goldenFiles())
  test(`${basename(file)} is as it was; if the change is meant, run npm run golden`, () => {
    expect(text()).toBe(readFileSync(file, 'utf8'))
  })

// Each group alone: whoever looks for a break need not ask for them all.
for (const { file, groups } of goldenLines())
  for (const [index, lines] of groups.entries())
    test(`${basename(file, '.txt')}, ${index + 1}: it is as it was; if the change is meant, run npm run golden`, () => {
      const known = readFileSync(file, 'utf8').split('\n')
      expect(known).toEqual(expect.arrayContaining(lines()))
    })
