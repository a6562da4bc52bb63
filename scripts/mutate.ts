import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { stripTypeScriptTypes } from 'node:module'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { EXCUSED_FILES, type Mutant, MUTATED, mutated, mutantsOf } from './mutants.ts'
import { readSources, root, type Source } from './sources.ts'

/**
 * `npm run mutate [-- --sample N --seed S --only TEXT]`: breaks the rules one at a time and runs the scenarios and table
 * tests against each break. A break that nobody notices is a rule that nobody tests.
 */
interface Verdict {
  readonly failed: readonly string[]
  readonly tests: number
}

const urlOf = (path: string): string => pathToFileURL(join(root, path)).href

function stripped(sources: readonly Source[]): Record<string, string> {
  return Object.fromEntries(sources.map(({ path, text }) => [urlOf(path), stripTypeScriptTypes(text)]))
}

/** Runs the suite in a thread of its own; one that does not come back has noticed. */
function attempt(
  sources: Record<string, string>,
  first: readonly string[],
  broken: readonly string[],
  patience: number,
) {
  const worker = new Worker(new URL('mutate-worker.ts', import.meta.url), {
    workerData: { sources, root, first, broken },
    stdout: true,
    stderr: true,
  })
  return new Promise<Verdict>((resolve) => {
    const settle = (verdict: Verdict) => {
      clearTimeout(timer)
      void worker.terminate()
      resolve(verdict)
    }
    const timer = setTimeout(() => settle({ failed: ['it never ends'], tests: 0 }), patience)
    worker.on('message', settle)
    worker.on('error', (error) => settle({ failed: [`it crashes: ${String(error)}`], tests: 0 }))
  })
}

/** `count` of a list, chosen by a seed: every element as likely as any other. */
function sample<T>(list: readonly T[], count: number, seed: number): T[] {
  let state = seed
  const next = () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296
  }
  const left = [...list]
  for (let i = left.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1))
    ;[left[i], left[j]] = [left[j] as T, left[i] as T]
  }
  return left.slice(0, count)
}

const shown = (text: string): string => {
  const line = text.replaceAll(/\s+/gu, ' ').trim()
  return line.length > 90 ? `${line.slice(0, 87)}...` : [';', '...{}'].includes(line) ? '(nothing)' : line
}

const { values } = parseArgs({
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    limit: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})

const engine = readSources('packages/engine/src/**/*.ts')
const broken = new Set(
  MUTATED.flatMap((pattern) =>
    readSources(pattern).flatMap(({ path }) => (path in EXCUSED_FILES ? [] : [path])),
  ),
)
const all = engine
  .filter(({ path }) => broken.has(path) && (values.only === undefined || path.includes(values.only)))
  .flatMap(mutantsOf)
const chosen = values.sample === undefined ? all : sample(all, Number(values.sample), Number(values.seed))
const sources = stripped([...engine, ...readSources('packages/cli/src/suite.ts')])
const textOf = Object.fromEntries(engine.map(({ path, text }) => [path, text]))

const start = performance.now()
const baseline = await attempt(sources, ['*'], [], 120_000)
const once = performance.now() - start
console.log(
  `${all.length} breaks in ${broken.size} files, ${chosen.length} tried; ` +
    `${baseline.tests} tests take ${(once / 1000).toFixed(1)} s, ${baseline.failed.length} of them fail unbroken`,
)
if (baseline.tests === 0) {
  console.error(baseline.failed.join('\n'))
  process.exit(1)
}

const killers: Record<string, string[] | undefined> = {}
const survivors: Mutant[] = []
let tried = 0

async function tryMutant(mutant: Mutant): Promise<void> {
  let code: string
  try {
    code = stripTypeScriptTypes(mutated(textOf[mutant.file] ?? '', mutant))
  } catch {
    return // Not a program at all: nothing to notice.
  }
  const first = killers[mutant.file] ?? []
  const verdict = await attempt(
    { ...sources, [urlOf(mutant.file)]: code },
    first,
    baseline.failed,
    once * 4 + 5000,
  )
  tried++
  const [killer] = verdict.failed
  if (killer === undefined) {
    survivors.push(mutant)
    console.log(`unnoticed ${mutant.where} (${mutant.kind}): ${shown(mutant.before)} → ${shown(mutant.text)}`)
  } else if (!first.includes(killer)) killers[mutant.file] = [killer, ...first].slice(0, 40)
  if (tried % 100 === 0) console.error(`${tried} tried, ${survivors.length} unnoticed`)
}

const waiting = chosen.values()
const workers = Array.from({ length: availableParallelism() }, async () => {
  for (const mutant of waiting) await tryMutant(mutant)
})
await Promise.all(workers)

const share = (100 * survivors.length) / Math.max(1, tried)
const seconds = (performance.now() - start) / 1000
console.log(
  `${tried} breaks, ${survivors.length} unnoticed (${share.toFixed(1)} %), ${seconds.toFixed(0)} s, ` +
    `${((1000 * seconds) / Math.max(1, tried)).toFixed(0)} ms each`,
)
if (values.limit !== undefined && share > Number(values.limit)) process.exitCode = 1
