import { readFileSync } from 'node:fs'
import { codeOf, messageOf } from './what-happened.ts'

/** A mistake of whoever typed the command: one line on standard error, exit 2, no stack trace. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

const whyUnreadable: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be read',
}

/** Editors put a byte order mark before a text, some shells write two bytes a character: the mark says which, and is no part of it. */
function decode(bytes: Buffer): string {
  const start = bytes.toString('latin1', 0, 2)
  const encoding = start === '\xff\xfe' ? 'utf-16le' : start === '\xfe\xff' ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}

export function readText(file: string): string {
  try {
    return decode(readFileSync(file))
  } catch (error) {
    const [code, message] = [codeOf(error), messageOf(error)]
    throw new UsageError(`cannot read ${file}: ${whyUnreadable[code ?? ''] ?? message}`)
  }
}

export function readJson(file: string): unknown {
  const text = readText(file)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UsageError(`${file} is not JSON: ${messageOf(error).replaceAll(/\s+/g, ' ')}`)
  }
}

/** A whole number from `least` upwards, as an option of the command line gives it. */
export function wholeNumber(name: string, text: string, least: number, most = Infinity): number {
  const value = Number(text)
  const bounds = most === Infinity ? `${least}` : `${least} to ${most}`
  if (!Number.isSafeInteger(value) || value < least || value > most || text.trim() === '')
    throw new UsageError(`${name} must be a whole number from ${bounds}, not "${text}"`)
  return value
}
