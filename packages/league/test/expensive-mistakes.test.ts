import { EDITIONS } from '@touchback/engine'
import { noMatch } from '@touchback/engine/career'
import { expect, test } from 'vitest'
import { Aftermath } from '../src/aftermath.ts'
import { found } from '../src/found.ts'
import { suggestedDraft } from '../src/suggested.ts'

const edition = EDITIONS['sevens']!

/** What becomes of so much gold when every die shows the same: nothing is asked when there is too little to waste. */
function mistake(treasury: number, face: number): string | null {
  const team = {
    ...found(edition, suggestedDraft(edition, 'human', 'Gilded'), { id: 'gilded', colour: '#e8833a' }),
    treasury,
  }
  const books = Aftermath.begin(
    { team, options: {}, report: noMatch(team) },
    { next: (_kind, sides) => Math.min(face, sides) },
  )
  while (books.decision !== null) books.choose(books.decision.default)
  const rolled = books.events.find((event) => event.type === 'rolled' && event.what === 'mistakes')
  return rolled?.type === 'rolled' ? rolled.result : null
}

test.for([
  [100_000, 1, null, 'minor'],
  [200_000, 2, 'averted', 'minor'],
  [300_000, 1, 'minor', 'major'],
  [400_000, 2, 'minor', 'major'],
  [500_000, 1, 'major', 'catastrophe'],
  [600_000, 2, 'major', 'catastrophe'],
] as const)('at %i gold pieces a %i means more than below', ([gold, face, below, from]) => {
  expect(mistake(gold - 1, face)).toBe(below)
  expect(mistake(gold, face)).toBe(from)
})
