import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from '../say.ts'

/** What PostgreSQL writes of itself into its folder while it runs. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
}

const FILE = 'postmaster.pid'

export function readPostmaster(folder: string): Postmaster | null {
  const file = join(folder, FILE)
  if (!existsSync(file)) return null
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n')
  return Number(pid) > 0 ? { pid: Number(pid), port: Number(port) } : null
}

/** Whether a process is there, ours or not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** What a process was started as; null where the system does not tell. */
function commandOf(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return null
  }
}

/**
 * The PostgreSQL that runs in a folder, left behind by a server that was killed or in use by another. A file that speaks of a
 * process that is gone, or of one that got its number and is something else, is taken away.
 */
export function runningIn(folder: string): Postmaster | null {
  const found = readPostmaster(folder)
  if (found === null) return null
  const command = commandOf(found.pid)
  if (isAlive(found.pid) && (command === null || command.includes('postgres'))) return found
  rmSync(join(folder, FILE), { force: true })
  return null
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Asks a PostgreSQL to end what it does and stop, and waits for it; false when it did not in time. */
export async function stopPostmaster(pid: number, patience: number): Promise<boolean> {
  for (const end = performance.now() + patience; performance.now() < end;) {
    if (!isAlive(pid)) return true
    try {
      process.kill(pid, 'SIGINT')
    } catch {
      return !isAlive(pid)
    }
    for (let i = 0; i < 50 && isAlive(pid); i++) await sleep(20)
  }
  return !isAlive(pid)
}
