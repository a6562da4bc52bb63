// Plain ESM for whatever Node the machine has: the install asks, too.
import { mkdirSync, mkdtempSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'

/** @type {Readonly<Record<string, string>>} */
const WHY = {
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'nothing may be written there',
  ENOSPC: 'there is no room left',
  ENOTDIR: 'that is no folder',
  EEXIST: 'that is no folder',
}

/**
 * A sentence for whoever lacks the right to write into a folder, or the room; null where all is well. It is tried, for
 * rights alone say too little (a disk may be read-only or full).
 * @type {(folder: string) => string | null}
 */
export function whyNotWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true })
    rmdirSync(mkdtempSync(join(folder, '.touchback-')))
    return null
  } catch (error) {
    const { code = '', message } = /** @type {NodeJS.ErrnoException} */ (error)
    return `It cannot write to ${folder}: ${WHY[code] ?? message}.`
  }
}
