import { createHash, randomBytes, randomInt } from 'node:crypto'

/** Without letters and digits that look alike. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'

const draw = (length: number): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** The address of a match: nobody guesses one, and anybody can read one out. */
export const matchCode = (): string => draw(10)

export const TOKEN_PREFIX = 'tb_'
export const newToken = (): string => `${TOKEN_PREFIX}${randomBytes(32).toString('base64url')}`

/** A key to copy by hand: five groups of five. */
export const recoveryCode = (): string => Array.from({ length: 5 }, () => draw(5)).join('-')

/** As it is kept: whoever reads the database cannot use it. Codes may be written with any case and spaces. */
export const hashOfCode = (code: string): string =>
  createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z0-9]/gu, ''))
    .digest('hex')

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex')
