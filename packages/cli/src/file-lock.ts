import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import { hostname } from 'node:os'
import { UsageError } from './usage-error.ts'
import { codeOf, messageOf } from './what-happened.ts'

/** How long one waits for another who writes, and how long a lock without a word in it is taken for one just being written. */
const [PATIENCE, PAUSE, BLANK] = [15_000, 20, 2000]

/** Who holds a lock: a process of a machine. */
const holder = (): string => `${process.pid} ${hostname()}`

/** Runs something while nobody else does: one process at a time holds the lock beside a file, and a dead one's lock is taken away. */
export function withLock<T>(file: string, then: () => T): T {
  const lock = `${file}.lock`
  take(lock, file)
  try {
    return then()
  } finally {
    rmSync(lock, { force: true })
  }
}

function take(lock: string, file: string): void {
  const until = Date.now() + PATIENCE
  while (!created(lock, file)) {
    clearAway(lock)
    if (Date.now() > until)
      throw new UsageError(
        `${file} is being written by somebody else (${readLock(lock) ?? 'unknown'}); if that is not so, remove ${lock}`,
      )
    sleep(PAUSE)
  }
}

/** Made only where there was none: the one thing of which a file system promises that two cannot do it at once. */
function created(lock: string, file: string): boolean {
  try {
    const handle = openSync(lock, 'wx')
    writeSync(handle, holder())
    closeSync(handle)
    return true
  } catch (error) {
    const [code, message] = [codeOf(error), messageOf(error)]
    if (code === 'EEXIST') return false
    throw new UsageError(`cannot write ${file}: ${code === 'ENOENT' ? 'there is no such folder' : message}`)
  }
}

const readLock = (lock: string): string | null => {
  try {
    return readFileSync(lock, 'utf8')
  } catch {
    // It is gone: whoever held it has finished.
    return null
  }
}

/**
 * A lock whose holder is no more is put aside by renaming, which only one can do, and thrown away if it is still the one that was
 * looked at; somebody who was quicker gets his own back.
 */
function clearAway(lock: string): void {
  const seen = readLock(lock)
  if (seen === null || !isAbandoned(lock, seen)) return
  const aside = `${lock}.${process.pid}`
  try {
    renameSync(lock, aside)
    if (readLock(aside) === seen) rmSync(aside, { force: true })
    else renameSync(aside, lock)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
}

function isAbandoned(lock: string, held: string): boolean {
  const [pid = '', ...machine] = held.split(' ')
  if (held === '') return ageOf(lock) > BLANK
  return machine.join(' ') === hostname() && !isAlive(Number(pid))
}

function ageOf(lock: string): number {
  try {
    return Date.now() - statSync(lock).mtimeMs
  } catch {
    return 0
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

const sleep = (milliseconds: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}
