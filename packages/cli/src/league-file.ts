import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readSync,
  writeSync,
} from 'node:fs'
import type { Reading } from '@touchback/engine'
import { type Entry, type League, LeagueLog } from '@touchback/league'
import { withLock } from './file-lock.ts'
import { plain } from './plain.ts'
import { UsageError } from './usage-error.ts'
import { codeOf, messageOf } from './what-happened.ts'

/** An entry but for its number and its time, which whoever writes it down gives it. */
export type Writing = Readonly<Record<string, unknown>> & {
  readonly type: Entry['type']
  readonly by: string
}

/** A whole line of a log. */
interface Line {
  readonly number: number
  readonly text: string
}

/** What a log file says on its own behalf. */
const say = (words: string): void => void process.stderr.write(`touchback: ${plain(words)}\n`)

/**
 * A league's log on disk: JSON lines, an entry a line. It is only ever added to, by one process at a time; what others have
 * added since it was read is read before anything is written. A last line that was torn off is left out, and cut away by
 * whoever writes next.
 */
export class LeagueFile {
  readonly path: string
  readonly #log: LeagueLog
  /** How much of the file has been read, in bytes and in lines. */
  #read: number
  #lines: number
  /** Somebody has been told of the half line at its end. */
  #told = false

  private constructor(path: string, log: LeagueLog, read: number, lines: number) {
    this.path = path
    this.#log = log
    this.#read = read
    this.#lines = lines
  }

  get log(): LeagueLog {
    return this.#log
  }

  get league(): League {
    return this.#log.league
  }

  /** What tells this league from all others: the line it was founded with. */
  get birth(): string {
    return JSON.stringify(this.#log.entries[0])
  }

  static open(path: string): LeagueFile {
    return LeagueFile.#readBy(path, (lines) => {
      const reading = LeagueLog.read(lines)
      if (reading.value !== null || LeagueLog.doubted(lines).value === null) return reading
      const problem = `${reading.problem} Where older rules let that be, "touchback league uphold" keeps it`
      return { value: null, problem }
    })
  }

  /** One in which there may be entries that only older rules let be. */
  static openOld = (path: string): LeagueFile => LeagueFile.#readBy(path, (lines) => LeagueLog.doubted(lines))

  static #readBy(path: string, read: (lines: readonly unknown[]) => Reading<LeagueLog>): LeagueFile {
    const { lines, count, end, torn } = linesFrom(path, 0, 0)
    if (lines.length === 0) throw new UsageError(`${path} holds no league: it is empty`)
    const { value: log, problem } = read(lines.map((line) => parsed(path, line)))
    if (log === null) throw new UsageError(`${path} is no log of a league: ${problem}`)
    const file = new LeagueFile(path, log, end, count)
    if (torn) file.#tell()
    return file
  }

  /** A new league in a new file. */
  static create(path: string, content: Writing): LeagueFile {
    return withLock(path, () => {
      if (existsSync(path)) throw new UsageError(`there is a ${path} already`)
      const entry = { no: 1, at: now(), ...content }
      const { value: log, problem } = LeagueLog.found(entry)
      if (log === null) throw new UsageError(problem)
      const end = addTo(path, 0, textOf([entry]))
      return new LeagueFile(path, log, end, 1)
    })
  }

  /** Writes down all of some entries, or none of them where one is forbidden: then the reason is thrown, and this copy is of no more use. */
  write(...contents: readonly Writing[]): void {
    withLock(this.path, () => {
      this.#catchUp()
      const entries = contents.map((content, index) => ({
        no: this.#log.entries.length + 1 + index,
        at: now(),
        ...content,
      }))
      for (const entry of entries) {
        const { problem } = this.#log.append(entry)
        if (problem !== null) throw new UsageError(problem)
      }
      this.#read = addTo(this.path, this.#read, textOf(entries))
      this.#lines += entries.length
    })
  }

  #catchUp(): void {
    const { lines, count, end, torn } = linesFrom(this.path, this.#read, this.#lines)
    const problem = this.#log.take(lines.map((line) => parsed(this.path, line)))
    if (problem !== null) throw new UsageError(`${this.path}: ${problem}`)
    this.#read = end
    this.#lines += count
    if (torn) this.#tell()
  }

  #tell(): void {
    if (!this.#told)
      say(
        `the last line of ${this.path} was cut off in the middle and is left out; everything before it is whole`,
      )
    this.#told = true
  }
}

const now = (): string => new Date().toISOString()
const textOf = (entries: readonly object[]): string =>
  entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')

function parsed(path: string, { number, text }: Line): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UsageError(`${path}, line ${number} is not JSON`)
  }
}

interface Lines {
  readonly lines: readonly Line[]
  /** How many lines there are, empty ones too, and where the last of them ends. */
  readonly count: number
  readonly end: number
  /** Half a line comes after them. */
  readonly torn: boolean
}

/** The whole lines from a place in the file on. What stands after the last of them is a line too when it can be read: only its end is missing. */
function linesFrom(path: string, from: number, before: number): Lines {
  const bytes = bytesFrom(path, from)
  const rest = bytes.subarray(bytes.lastIndexOf(NEW_LINE) + 1)
  const torn = rest.length > 0 && !isJson(rest.toString('utf8'))
  const end = torn ? bytes.length - rest.length : bytes.length
  const texts = bytes
    .toString('utf8', 0, end)
    .replace(/^\uFEFF/u, '')
    .replace(/\n$/u, '')
    .split('\n')
  const lines = texts.map((text, index) => ({ number: before + index + 1, text: text.trim() }))
  return {
    lines: lines.filter(({ text }) => text !== ''),
    count: end === 0 ? 0 : lines.length,
    end: from + end,
    torn,
  }
}
const NEW_LINE = 0x0a

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be read',
}

function bytesFrom(path: string, from: number): Buffer {
  let handle: number | null = null
  try {
    handle = openSync(path, 'r')
    const { size } = fstatSync(handle)
    const bytes = Buffer.alloc(Math.max(0, size - from))
    const length = readSync(handle, bytes, 0, bytes.length, from)
    return bytes.subarray(0, length)
  } catch (error) {
    const [code, message] = [codeOf(error), messageOf(error)]
    throw new UsageError(`cannot read ${path}: ${WHY[code ?? ''] ?? message}`)
  } finally {
    if (handle !== null) closeSync(handle)
  }
}

/** Adds whole lines after `end`, where nothing but a torn line can stand, and waits until the disk has them. */
function addTo(path: string, end: number, text: string): number {
  let handle: number | null = null
  try {
    handle = openSync(path, existsSync(path) ? 'r+' : 'wx')
    ftruncateSync(handle, end)
    const bytes = Buffer.from((isEnded(handle, end) ? '' : '\n') + text)
    for (let written = 0; written < bytes.length;)
      written += writeSync(handle, bytes, written, bytes.length - written, end + written)
    fsyncSync(handle)
    return end + bytes.length
  } catch (error) {
    throw new UsageError(`cannot write ${path}: ${messageOf(error)}`)
  } finally {
    if (handle !== null) closeSync(handle)
  }
}

/** Whether whatever stands before a place is a whole line. */
function isEnded(handle: number, end: number): boolean {
  if (end === 0) return true
  const last = Buffer.alloc(1)
  readSync(handle, last, 0, 1, end - 1)
  return last[0] === NEW_LINE
}
