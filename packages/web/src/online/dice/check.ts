import type { MatchFile, Reading } from '@touchback/engine'
import { verifyDice } from '@touchback/wire/dice'

/** What came of throwing every die of a match again. */
export interface Check {
  readonly dice: number
  /** What does not fit; null when everything does. */
  readonly problem: string | null
  readonly commitment: string
  readonly words: { readonly home: string | null; readonly away: string | null }
  /** `same`: what this device wrote down before the match; `unknown`: it was not there. */
  readonly promise: 'same' | 'other' | 'unknown'
}

/** Derives every die of a record again; `promised` is what was written down before the match. */
export function checkDice({ rows, proof }: MatchFile, promised: string | null): Reading<Check> {
  if (proof === undefined)
    return { value: null, problem: 'This record says nothing about where its dice came from.' }
  const { commitment, words } = proof
  const { dice, problem } = verifyDice(
    proof,
    rows.flatMap((row) => row.dice),
  )
  const promise = promised === null ? 'unknown' : promised === commitment ? 'same' : 'other'
  return { value: { dice, problem, commitment, words, promise }, problem: null }
}
