import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Mutant } from './mutants.ts'
import type { Source } from '../sources.ts'

/** What came of a break: the test that noticed it, or null. */
export interface Verdict {
  readonly by: string | null
}

interface Line extends Verdict {
  readonly break: string
  /** What the verdict rests on: for a break that was noticed the test's file, for others everything. */
  readonly rests: string
}

const hashOf = (...texts: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text).update('\0')
  return hash.digest('base64url').slice(0, 16)
}

/**
 * Verdicts of earlier runs, a line each in a file. One that was noticed stays so while its file and the file of the test that
 * noticed it are as they were; one that nobody noticed is tried again after any change.
 */
export class Verdicts {
  readonly #file: string
  readonly #sources: Readonly<Record<string, string>>
  readonly #everything: string
  readonly #lines = new Map<string, Line>()

  constructor(file: string, sources: readonly Source[]) {
    this.#file = file
    this.#sources = Object.fromEntries(sources.map(({ path, text }) => [path, text]))
    this.#everything = hashOf(...sources.flatMap(({ path, text }) => [path, text]))
    mkdirSync(dirname(file), { recursive: true })
    if (!existsSync(file)) return
    for (const text of readFileSync(file, 'utf8').split('\n')) {
      if (!text.endsWith('}')) continue // The last line of a run that was stopped.
      // A line of an earlier run, as `add` writes it.
      const line: Line = JSON.parse(text)
      this.#lines.set(line.break, line)
    }
  }

  of(mutant: Mutant): Verdict | null {
    const line = this.#lines.get(this.#key(mutant))
    return line !== undefined && line.rests === this.#restsOf(line) ? line : null
  }

  add(mutant: Mutant, verdict: Verdict): void {
    const line: Line = { break: this.#key(mutant), by: verdict.by, rests: this.#restsOf(verdict) }
    this.#lines.set(line.break, line)
    appendFileSync(this.#file, `${JSON.stringify(line)}\n`)
  }

  #key({ file, from, to, text }: Mutant): string {
    return hashOf(file, this.#sources[file] ?? '', String(from), String(to), text)
  }

  #restsOf({ by }: Verdict): string {
    const test = by?.split(': ', 1)[0] ?? ''
    return by === null ? this.#everything : hashOf(this.#sources[test] ?? '')
  }
}
