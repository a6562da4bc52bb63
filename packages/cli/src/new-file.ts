import { existsSync, writeFileSync } from 'node:fs'
import { UsageError } from './usage-error.ts'
import { codeOf, messageOf } from './what-happened.ts'

const taken = (file: string): UsageError =>
  new UsageError(`there is a ${file} already: say another name, or move it away first`)

/** What somebody has is not written over; asked before long work, whose result would have nowhere to go. */
export function mustBeNew(file: string | undefined): void {
  if (file !== undefined && existsSync(file)) throw taken(file)
}

/** Where every command writes what it was told to keep. */
export function writeNew(file: string, text: string): void {
  try {
    writeFileSync(file, text, { flag: 'wx' })
  } catch (error) {
    throw codeOf(error) === 'EEXIST'
      ? taken(file)
      : new UsageError(`cannot write ${file}: ${messageOf(error)}`)
  }
}
