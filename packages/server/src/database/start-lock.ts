import { closeSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs'
import { codeOf } from '../say.ts'
import { isAlive } from './postmaster.ts'

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

function take(file: string): boolean {
  try {
    const handle = openSync(file, 'wx')
    writeSync(handle, String(process.pid))
    closeSync(handle)
    return true
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
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

/** Whether whoever took it is gone. In a container every start has the same number: what is older than we are is not ours. */
function isStale(file: string): boolean {
  const pid = holder(file)
  if (pid === null || !isAlive(pid)) return true
  const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
  return age > LONGEST || (pid === process.pid && age > process.uptime() * 1000)
}

/** Two starts on one folder wait for each other; whoever died while starting is not waited for. */
export async function whileAlone<T>(file: string, work: () => Promise<T>): Promise<T> {
  for (let tries = 0; !take(file); tries++) {
    if (tries > 0 && isStale(file)) rmSync(file, { force: true })
    else await sleep(50)
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}
