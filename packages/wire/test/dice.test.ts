import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  commitmentTo,
  diceKey,
  dieOf,
  fromHex,
  hmacSha256,
  ProvableDice,
  sha256,
  toHex,
  verifyDice,
} from '@touchback/wire/dice'

const bytes = (length: number, seed = 1): Uint8Array =>
  Uint8Array.from({ length }, (_, i) => (i * 31 + seed * 17 + (i >> 3)) & 255)

test('SHA-256 of what the standard gives', () => {
  expect(toHex(sha256(new TextEncoder().encode('abc')))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
})

test('SHA-256 and HMAC are those of everybody else, at every length around a block', () => {
  for (let length = 0; length < 200; length++) {
    const message = bytes(length)
    expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'))
    const key = bytes(length, 5)
    expect(toHex(hmacSha256(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'))
  }
})

test('hexadecimal there and back', () => {
  expect(toHex(fromHex('00ff10') ?? bytes(1))).toBe('00ff10')
  expect(fromHex('0g')).toBeNull()
  expect(fromHex('abc')).toBeNull()
})

const secret = bytes(32)
const words = { home: 'Grüße', away: null }

/** The same by other means, as the design writes it. */
function otherwise(n: number, sides: number): number {
  const hash = (text: string) => createHash('sha256').update(text.normalize('NFC'), 'utf8').digest('hex')
  const key = createHmac('sha256', secret)
    .update(`touchback dice 1\nabc\n${hash(words.home)}\n${hash('')}\n`, 'utf8')
    .digest()
  const out = createHmac('sha256', key).update(String(n), 'ascii').digest()
  for (let i = 0; i < 8; i++) {
    const word = out.readUInt32BE(4 * i)
    if (word < 2 ** 32 - (2 ** 32 % sides)) return (word % sides) + 1
  }
  throw new Error('all eight were refused')
}

test('dice are those of the written bytes', () => {
  const key = diceKey(secret, 'abc', words)
  const dice = new ProvableDice(secret, 'abc', words)
  for (let n = 0; n < 300; n++) {
    const sides = [2, 3, 6, 8, 16][n % 5] ?? 6
    expect(dieOf(key, n, sides)).toBe(otherwise(n, sides))
    expect(dice.next('d6', sides)).toBe(otherwise(n, sides))
  }
})

test('words count in one form, however they were typed', () => {
  expect(toHex(diceKey(secret, 'm', { home: 'é', away: '' }))).toBe(
    toHex(diceKey(secret, 'm', { home: 'e\u0301', away: null })),
  )
})

test('numbers that would favour a face are refused, and when all eight are, another message is asked', () => {
  const key = diceKey(secret, 'abc', words)
  // Of half of all numbers plus one nearly every second is refused: eight in a row now and then.
  const sides = 2 ** 31 + 1
  const fair = 2 ** 32 - (2 ** 32 % sides)
  let again = 0
  for (let n = 0; n < 2000; n++) {
    const first = createHmac('sha256', key).update(String(n)).digest()
    const all = Array.from({ length: 8 }, (_, i) => first.readUInt32BE(4 * i))
    if (all.some((word) => word < fair)) continue
    again++
    const second = createHmac('sha256', key).update(`${n}.1`).digest()
    const word = Array.from({ length: 8 }, (_, i) => second.readUInt32BE(4 * i)).find((w) => w < fair)
    expect(dieOf(key, n, sides)).toBe(((word ?? 0) % sides) + 1)
  }
  expect(again).toBeGreaterThan(0)
})

test('every face comes about as often as any other', () => {
  const dice = new ProvableDice(secret, 'fair', words)
  const counts = [0, 0, 0, 0, 0, 0]
  for (let n = 0; n < 12_000; n++) counts[dice.next('d6', 6) - 1]!++
  for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200)
})

test('a record is held against its secret, its promise and its words', () => {
  const dice = new ProvableDice(secret, 'abc', words)
  const thrown = [6, 6, 8, 2, 16].map((sides): [number, number] => [dice.next('d6', sides), sides])
  const proof = { match: 'abc', secret: toHex(secret), commitment: commitmentTo(secret), words }
  expect(verifyDice(proof, thrown)).toEqual({ dice: 5, problem: null })
  const [first, ...rest] = thrown
  const forged: [number, number][] = [[(first![0] % 6) + 1, 6], ...rest]
  expect(verifyDice(proof, forged).problem).toContain('Die 0 of the record')
  expect(verifyDice({ ...proof, secret: toHex(bytes(32, 9)) }, thrown).problem).toContain('promised')
  expect(verifyDice({ ...proof, secret: 'beef' }, thrown).problem).toContain('32 bytes')
  expect(verifyDice({ ...proof, match: 'abd' }, thrown).problem).not.toBeNull()
  expect(verifyDice({ ...proof, words: { home: 'x', away: null } }, thrown).problem).not.toBeNull()
})
