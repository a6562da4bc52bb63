import type { MatchState } from './state.ts'

/**
 * A fingerprint of a position, the same on every machine: FNV-1a, twice with different offsets, over the state as JSON.
 * Dice stand beside the state, so two matches in the same position agree whatever comes next.
 */
export function stateHash(state: MatchState): string {
  const text = JSON.stringify(state)
  let a = 0x811c9dc5
  let b = 0x9e3779b9
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 0x01000193)
    b = Math.imul(b ^ code, 0x01000193) + (a >>> 7)
  }
  return hex(a) + hex(b)
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0')
