import { closeSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs'
import { isAlive } from './postmaster.ts'

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

function take(file: string): boolean {
  try {
    const handle = openSync(file, 'wx')
    writeSync(handle, String(process.pid))
    closeSync(handle)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}

function holder(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    return pid > 0 ? pid : null
  } catch {
    return null
  }
}

/** Longer than any start takes: its holder's number is somebody else's by now. */
const LONGEST = 180_000

/** Whether whoever took it is gone. In a container every start has the same number, so our own is that of one before us. */
function isStale(file: string): boolean {
  const pid = holder(file)
  const taken = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
  return pid === null || pid === process.pid || !isAlive(pid) || Date.now() - taken > LONGEST
}

/** Those of this process that have one, so that two of them wait for each other as well. */
const held = new Set<string>()

/** Two starts on one folder wait for each other; whoever died while starting is not waited for. */
export async function whileAlone<T>(file: string, work: () => Promise<T>): Promise<T> {
  for (let tries = 0; held.has(file) || !take(file); tries++) {
    if (tries > 0 && !held.has(file) && isStale(file)) rmSync(file, { force: true })
    else await sleep(50)
  }
  held.add(file)
  try {
    return await work()
  } finally {
    held.delete(file)
    rmSync(file, { force: true })
  }
}
