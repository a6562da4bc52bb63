import type { DiceKind, DiceSource } from '@touchback/engine'
import { hmacSha256, sha256, toHex } from './sha256.ts'

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

/** What a server promises before anybody has said a word: it cannot take another secret afterwards. */
export const commitmentTo = (secret: Uint8Array): string => toHex(sha256(secret))

/** What the coaches have added; null who has added nothing. */
export interface Words {
  readonly home: string | null
  readonly away: string | null
}

const hashOfWords = (words: string | null): string => toHex(sha256(utf8((words ?? '').normalize('NFC'))))

/** The key all dice of a match come from. */
export const diceKey = (secret: Uint8Array, match: string, { home, away }: Words): Uint8Array =>
  hmacSha256(secret, utf8(`touchback dice 1\n${match}\n${hashOfWords(home)}\n${hashOfWords(away)}\n`))

const RANGE = 2 ** 32

/** Die number `n` of a match, counted from 0: of its numbers the first that favours no face. */
export function dieOf(key: Uint8Array, n: number, sides: number): number {
  const fair = RANGE - (RANGE % sides)
  for (let again = 0; ; again++) {
    const bytes = hmacSha256(key, utf8(again === 0 ? String(n) : `${n}.${again}`))
    const view = new DataView(bytes.buffer)
    for (let at = 0; at < bytes.length; at += 4) {
      const word = view.getUint32(at)
      if (word < fair) return (word % sides) + 1
    }
  }
}

/** Dice that were fixed before anybody could want them otherwise. Whoever throws them says which comes next. */
export class ProvableDice implements DiceSource {
  readonly #key: Uint8Array
  /** The number of the next die in the match. */
  at = 0

  constructor(secret: Uint8Array, match: string, words: Words) {
    this.#key = diceKey(secret, match, words)
  }

  next(_kind: DiceKind, sides: number): number {
    return dieOf(this.#key, this.at++, sides)
  }
}
