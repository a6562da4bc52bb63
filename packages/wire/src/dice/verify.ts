import type { DiceProof, Die } from '@touchback/engine'
import { commitmentTo, diceKey, dieOf } from './provable.ts'
import { fromHex } from './sha256.ts'

export interface Verdict {
  /** How many dice were thrown again. */
  readonly dice: number
  /** What does not fit, a sentence; null when everything does. */
  readonly problem: string | null
}

/** Throws every die of a match again. No rules are needed for it: the record holds the sides of each. */
export function verifyDice({ match, secret, commitment, words }: DiceProof, dice: readonly Die[]): Verdict {
  const bytes = fromHex(secret)
  if (bytes === null || bytes.length !== 32) return { dice: 0, problem: 'The secret is not 32 bytes.' }
  if (commitmentTo(bytes) !== commitment.toLowerCase())
    return { dice: 0, problem: 'The secret is not the one that was promised before the match.' }
  const key = diceKey(bytes, match, words)
  for (const [n, [face, sides]] of dice.entries()) {
    const real = dieOf(key, n, sides)
    if (real !== face)
      return { dice: n, problem: `Die ${n} of the record shows ${face} of ${sides}, and ${real} was thrown.` }
  }
  return { dice: dice.length, problem: null }
}
