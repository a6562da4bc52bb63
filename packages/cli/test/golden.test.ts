import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { EDITIONS } from '@touchback/engine'
import { expect, test } from 'vitest'
import { goldenFiles, playsFile } from '../src/golden-files.ts'
import { goldenPlays } from '../src/golden-plays.ts'

const plays = Object.values(EDITIONS).map((edition) => ({ edition, file: playsFile(edition) }))

for (const { file, text } of goldenFiles())
  if (plays.every((each) => each.file !== file))
    test(`${basename(file)} is as it was; if the change is meant, run npm run golden`, () => {
      expect(text()).toBe(readFileSync(file, 'utf8'))
    })

// Each alone: whoever looks for a break need not play them all.
for (const { edition, file } of plays)
  for (const [index, lines] of goldenPlays(edition).entries())
    test(`${basename(file)}, ${index + 1}: it is played as it was; if the change is meant, run npm run golden`, () => {
      const known = readFileSync(file, 'utf8')
      for (const line of lines()) expect(known).toContain(`${line}\n`)
    })
