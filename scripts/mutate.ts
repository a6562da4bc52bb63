import { stripTypeScriptTypes } from 'node:module'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { brokenSources, type Mutant, mutantsIn, mutated } from './mutants.ts'
import type { Order, Program, Recorded, Report } from './mutate-worker.ts'
import { readSources, root, type Source } from './sources.ts'
import { withSwitches } from './switches.ts'
import { type Verdict, Verdicts } from './verdicts.ts'

const HELP = `npm run mutate                          breaks the rules one at a time; what no test notices is printed
npm run mutate -- --part 3/10           one tenth of the breaks; verdicts are kept, so that parts add up and a stopped run goes on
npm run mutate -- --sample 100 --seed S as many, chosen by a seed
npm run mutate -- --only play/push      only in files whose path has this
npm run mutate -- --limit 5             fails when more than so many in a hundred go unnoticed
npm run mutate -- --again               forgets the verdicts of earlier runs
npm run mutate -- --workers 1           threads`

/** Tests that are not asked, and why. */
const NOT_ASKED: Readonly<Record<string, string>> = {
  'packages/engine/test/{scenarios,rules}.test.ts': 'scenarios and tables are asked one by one',
  'packages/engine/test/distributions.test.ts': 'many throws: long, and not exact',
  'packages/engine/test/promises/*.test.ts': 'whole matches: long, and what they notice they do not name',
}

/** A thread that has worked for so long and said nothing has lost its way: that, too, is noticed. Its own time counts, not a busy machine's. */
const PATIENCE_MS = 5000
const MEMORY_MB = 2048

const urlOf = (path: string): string => pathToFileURL(join(root, path)).href

function testFiles(): Source[] {
  const not = Object.keys(NOT_ASKED).flatMap((pattern) => {
    const found = readSources(pattern)
    if (found.length === 0) throw new Error(`NOT_ASKED names ${pattern}, and there is no such file`)
    return found.map(({ path }) => path)
  })
  return readSources('packages/{engine,league,words}/test/**/*.test.ts').filter(
    ({ path }) => !not.includes(path),
  )
}

/** Milliseconds a thread has worked; null for one that does not run yet or any more. */
const ownTime = (worker: Worker): Promise<number | null> =>
  worker.cpuUsage().then(
    ({ user, system }) => (user + system) / 1000,
    () => null,
  )

type Answer = Exclude<Report, { type: 'running' }>

/** A thread with a program in it. It is asked one thing at a time. */
class Bench {
  readonly #worker: Worker

  constructor(program: Program) {
    this.#worker = new Worker(new URL('mutate-worker.ts', import.meta.url), {
      workerData: program,
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
  }

  /** What it answers; a thread that breaks or does not come back says why in words. */
  ask(order: Order, msOf: (test: string) => number): Promise<Answer | string> {
    const worker = this.#worker
    let patience = PATIENCE_MS
    /** What it had worked when it was last heard of; null before that is looked up. */
    let heard: number | null = null
    return new Promise((resolve) => {
      const settle = (answer: Answer | string): void => {
        clearInterval(watch)
        worker.off('message', hear).off('error', crash)
        resolve(answer)
      }
      const look = async (): Promise<void> => {
        const worked = await ownTime(worker)
        heard ??= worked
        if (worked !== null && heard !== null && worked - heard > patience) settle('it never ends')
      }
      const watch = setInterval(() => {
        if (order.type === 'try') void look()
      }, 1000)
      const hear = (report: Report): void => {
        heard = null
        if (report.type === 'running') patience = PATIENCE_MS + 20 * msOf(report.test)
        else settle(report)
      }
      const crash = (error: Error): void => settle(`it crashes: ${error.message}`)
      worker.on('message', hear).on('error', crash)
      worker.postMessage(order)
    })
  }

  async close(): Promise<void> {
    await this.#worker.terminate()
  }
}

/** Which tests come to a break, and in which order they are asked. */
class Tests {
  readonly #all: Recorded['tests']
  readonly #loading: ReadonlySet<number>
  readonly #mutants: readonly Mutant[]
  readonly #reaching: string[][]
  readonly #byFile: Record<string, Set<string> | undefined> = {}
  readonly #ms: Readonly<Record<string, number>>
  /** Tests that have noticed breaks in a file are asked first about the next. */
  readonly #noticed: Record<string, Set<string> | undefined> = {}

  constructor(mutants: readonly Mutant[], { tests, loading }: Recorded) {
    // Those who came to the fewest breaks know best what they look for; among them the quickest.
    this.#all = tests.toSorted((a, b) => a.ms * (50 + a.reached.length) - b.ms * (50 + b.reached.length))
    this.#mutants = mutants
    this.#loading = new Set(loading)
    this.#ms = Object.fromEntries(tests.map(({ key, ms }) => [key, ms]))
    this.#reaching = mutants.map(() => [])
    for (const { key, reached } of this.#all)
      for (const id of reached) {
        this.#reaching[id]?.push(key)
        ;(this.#byFile[mutants[id]?.file ?? ''] ??= new Set()).add(key)
      }
  }

  msOf = (test: string): number => this.#ms[test] ?? 0

  /** A break whose result is kept in a constant, or that needs a program of its own. */
  isConstant(id: number): boolean {
    return this.#loading.has(id) || this.#mutants[id]?.switchable !== true
  }

  reaching(id: number): string[] {
    return this.#first(this.#mutants[id]?.file ?? '', this.#reaching[id] ?? [])
  }

  /** For a program of its own: what is known of the break first, then of its file, then of its book; a constant may show anywhere. */
  all(id: number): string[] {
    const file = this.#mutants[id]?.file ?? ''
    const near = new Set(this.#reaching[id])
    const inFile = this.#byFile[file] ?? new Set<string>()
    const book = /editions\/([^/]+)\//u.exec(file)?.[1] ?? '-'
    const rank = (key: string): number =>
      near.has(key) ? 0 : inFile.has(key) ? 1 : key.includes(`/${book}`) ? 2 : 3
    const keys = this.#all.map(({ key }) => key)
    const ranked = [0, 1, ...(this.isConstant(id) ? [2, 3] : [])].flatMap((wanted) =>
      keys.filter((key) => rank(key) === wanted),
    )
    return this.#first(file, ranked)
  }

  learn(id: number, test: string): void {
    ;(this.#noticed[this.#mutants[id]?.file ?? ''] ??= new Set()).add(test)
  }

  #first(file: string, keys: readonly string[]): string[] {
    const noticed = this.#noticed[file] ?? new Set()
    return [...keys.filter((key) => noticed.has(key)), ...keys.filter((key) => !noticed.has(key))]
  }
}

/** `count` of a list, chosen by a seed: every element as likely as any other. */
function sample<T>(list: readonly T[], count: number, seed: string): T[] {
  let state = [...seed].reduce((sum, char) => Math.imul(sum ^ char.charCodeAt(0), 0x01000193), 0x811c9dc5)
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

/** `3/10` of a list: every tenth, so that each part holds some of everything. */
function part<T>(list: readonly T[], text: string): T[] {
  const [which = 0, of = 0] = text.split('/').map(Number)
  if (!(Number.isInteger(which) && which >= 1 && which <= of))
    throw new Error(`--part is "${text}", and must be like 3/10`)
  return list.filter((_, index) => index % of === which - 1)
}

const shown = (text: string): string => {
  const line = text.replaceAll(/\s+/gu, ' ').trim()
  return line.length > 90 ? `${line.slice(0, 87)}...` : [';', '...{}'].includes(line) ? '(nothing)' : line
}

const { values } = parseArgs({
  options: {
    part: { type: 'string' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    limit: { type: 'string' },
    again: { type: 'boolean', default: false },
    workers: { type: 'string', default: String(availableParallelism()) },
    help: { type: 'boolean', short: 'h', default: false },
  },
})
if (values.help) {
  console.log(HELP)
  process.exit(0)
}

const { only } = values
const broken = brokenSources().filter(({ path }) => only === undefined || path.includes(only))
if (broken.length === 0) throw new Error(`no file that is broken has "${only ?? ''}" in its path`)
const known = readSources('packages/{engine,league,words,cli}/{src,test}/**/*.ts')
const scenarios = readSources('packages/*/scenarios/*/*.json')
const tests = testFiles()
const every = mutantsIn(brokenSources()).filter(({ file }) => only === undefined || file.includes(only))
const inPart = values.part === undefined ? every : part(every, values.part)
const chosen = values.sample === undefined ? inPart : sample(inPart, Number(values.sample), values.seed)

const verdicts = new Verdicts(join(root, '.cache', 'mutation.jsonl'), [...known, ...scenarios])
const todo = values.again ? chosen : chosen.filter((mutant) => verdicts.of(mutant) === null)
const start = performance.now()
console.log(
  `${every.length} breaks in ${broken.length} files; ${chosen.length} chosen, ${todo.length} of them not judged yet`,
)

const plain = Object.fromEntries(known.map(({ path, text }) => [urlOf(path), stripTypeScriptTypes(text)]))
const textOf = Object.fromEntries(known.map(({ path, text }) => [path, text]))
const ids = new Map(every.map((mutant, id) => [mutant, id]))

const program = (sources: Program['sources']): Program => ({
  sources,
  switches: every.length,
  root,
  testFiles: tests.map(({ path }) => path),
})
const switched = program({
  ...plain,
  ...Object.fromEntries(
    broken.map(({ path, text }) => {
      const breaks = every.flatMap((mutant, id) =>
        mutant.file === path && mutant.switchable ? [{ mutant, id }] : [],
      )
      return [urlOf(path), stripTypeScriptTypes(withSwitches(text, breaks))]
    }),
  ),
})

async function recordTests(): Promise<Tests> {
  const bench = new Bench(switched)
  const answer = await bench.ask({ type: 'record' }, () => 0)
  await bench.close()
  if (typeof answer === 'string' || answer.type !== 'recorded')
    throw new Error(`the tests do not run: ${JSON.stringify(answer)}`)
  const failing = answer.tests.filter(({ failed }) => failed)
  if (failing.length > 0)
    throw new Error(`tests fail with nothing broken: ${failing.map(({ key }) => key).join('; ')}`)
  console.log(
    `${answer.tests.length} tests know which breaks they come to, ${((performance.now() - start) / 1000).toFixed(0)} s`,
  )
  return new Tests(every, answer)
}

/** A program with this break alone, from its first line on. */
async function tryAlone(id: number, mutant: Mutant, known: Tests): Promise<Verdict> {
  let code: string
  try {
    code = stripTypeScriptTypes(mutated(textOf[mutant.file] ?? '', mutant))
  } catch {
    return { by: 'it is no program' }
  }
  const bench = new Bench(program({ ...plain, [urlOf(mutant.file)]: code }))
  const answer = await bench.ask({ type: 'try', on: -1, tests: known.all(id) }, known.msOf)
  await bench.close()
  return { by: typeof answer === 'string' ? answer : answer.type === 'tried' ? answer.by : null }
}

/** Takes breaks off the list until none is left. One program with switches serves most of them. */
async function work(waiting: Iterable<Mutant>, known: Tests): Promise<void> {
  let bench = new Bench(switched)
  for (const mutant of waiting) {
    const id = ids.get(mutant) ?? 0
    const reaching = known.reaching(id)
    let verdict: Verdict | null = reaching.length === 0 && !known.isConstant(id) ? { by: null } : null
    if (verdict === null && !known.isConstant(id)) {
      const answer = await bench.ask({ type: 'try', on: id, tests: reaching }, known.msOf)
      if (typeof answer === 'string') verdict = { by: answer }
      // What is kept from one question to the next hides some breaks and may keep the traces of others.
      else if (answer.type === 'tried' && answer.by !== null && !answer.lasting) verdict = { by: answer.by }
      if (typeof answer === 'string' || (answer.type === 'tried' && answer.lasting)) {
        await bench.close()
        bench = new Bench(switched)
      }
    }
    verdict ??= await tryAlone(id, mutant, known)
    if (verdict.by !== null) known.learn(id, verdict.by)
    verdicts.add(mutant, verdict)
  }
  await bench.close()
}

if (todo.length > 0) {
  const known = await recordTests()
  const waiting = todo.values()
  let judged = 0
  const counted = (function* () {
    for (const mutant of waiting) {
      if (judged++ % 250 === 249)
        console.error(`${judged} judged, ${((performance.now() - start) / 1000).toFixed(0)} s`)
      yield mutant
    }
  })()
  await Promise.all(Array.from({ length: Number(values.workers) }, () => work(counted, known)))
}

const unnoticed = chosen.filter((mutant) => verdicts.of(mutant)?.by === null)
for (const { where, kind, before, text } of unnoticed)
  console.log(`unnoticed ${where} (${kind}): ${shown(before)} → ${shown(text)}`)
const share = (100 * unnoticed.length) / Math.max(1, chosen.length)
console.log(
  `${chosen.length} breaks, ${unnoticed.length} unnoticed (${share.toFixed(1)} %), ` +
    `${((performance.now() - start) / 1000).toFixed(0)} s`,
)
if (values.limit !== undefined && share > Number(values.limit)) process.exitCode = 1
