import { runningIn, stopPostmaster } from '../../src/database/postmaster.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { TEST_DATA } from '../../src/testing/data.ts'

/** Whoever needs PostgreSQL starts it or finds it running; when all tests are done it is stopped. */
export default function nothingYet(): () => Promise<void> {
  return async () => {
    const folder = join(TEST_DATA, 'postgresql')
    const found = existsSync(folder) ? runningIn(folder) : null
    if (found !== null) await stopPostmaster(found.pid, 10_000)
  }
}
