import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { EDITIONS } from '@touchback/engine'
import { expect, test } from 'vitest'
import { goldenFiles, playsFile } from '../src/golden-files.ts'
import { goldenPlays } from '../src/golden-plays.ts'

for (const { file, text } of goldenFiles())
  test(`${basename(file)} is as it was; if the change is meant, run npm run golden`, () => {
    expect(text()).toBe(readFileSync(file, 'utf8'))
  })

// Each alone: whoever looks for a break need not play them all.
for (const edition of Object.values(EDITIONS))
  for (const [index, lines] of goldenPlays(edition).entries())
    test(`${edition.id}, ${index + 1}: it is played as it was; if the change is meant, run npm run golden`, () => {
      const known = readFileSync(playsFile(edition), 'utf8')
      for (const line of lines()) expect(known).toContain(`${line}\n`)
    })
