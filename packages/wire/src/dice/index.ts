export { commitmentTo, diceKey, dieOf, ProvableDice, type Words } from './provable.ts'
export { fromHex, hmacSha256, sha256, toHex } from './sha256.ts'
export { type Verdict, verifyDice } from './verify.ts'
