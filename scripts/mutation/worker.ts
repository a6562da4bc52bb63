import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Suite from '../../packages/cli/src/suite.ts'
import { SWITCH } from './switches.ts'
import type * as StandIn from './vitest-stand-in.ts'
import { Watch } from './watch.ts'

/** What the worker is given: a program, and the tests that may notice what is wrong with it. */
export interface Program {
  /** Stripped sources by their URL; with switches, or one of them broken. */
  readonly sources: Readonly<Record<string, string>>
  /** How many switches there are in them. */
  readonly switches: number
  readonly root: string
  /** The sources that are broken, by their URL. */
  readonly broken: readonly string[]
  /** Test files besides scenarios and tables, from the root. */
  readonly testFiles: readonly string[]
  /** Only what stands in these files is asked; null for everything. */
  readonly only: ReadonlySet<string> | null
}

/** A test to ask, and how long it took when nothing was broken. */
export interface Asked {
  readonly key: string
  readonly ms: number
}

export type Order =
  /** The first: what to load. It is not answered. */
  | { readonly type: 'load'; readonly program: Program }
  /** Run every test once and tell which breaks it comes to. */
  | { readonly type: 'record' }
  /** Turn a switch on (-1: none) and run these tests until one fails. */
  | { readonly type: 'try'; readonly on: number; readonly tests: readonly Asked[] }

export interface Recorded {
  readonly type: 'recorded'
  /** Breaks come to while the program itself was loaded: their results are in its constants. */
  readonly loading: readonly number[]
  readonly tests: readonly { key: string; where: string; ms: number; failed: boolean; reached: Uint16Array }[]
}

export type Report =
  | Recorded
  | { readonly type: 'crashed'; readonly why: string }
  /** `lasting`: the test that failed still fails when nothing is broken any more. */
  | { readonly type: 'tried'; readonly by: string | null; readonly lasting: boolean }

interface Test {
  readonly where: string
  readonly fails: () => Promise<boolean>
}

/** The program and its tests, once they are loaded. */
interface Loaded {
  readonly loading: readonly number[]
  readonly tests: ReadonlyMap<string, Test>
}

const standIn = new URL('vitest-stand-in.ts', import.meta.url).href
const watch = new Watch()
let reached = new Uint8Array()
let on = -1
Object.assign(globalThis, {
  [SWITCH]: (id: number): boolean => {
    reached[id] = 1
    return id === on
  },
})

const reachedNow = (): number[] => [...reached.keys()].filter((id) => reached[id] === 1)
const say = (report: Report, then = (): void => {}): void => void process.send?.(report, then)

async function load(program: Program): Promise<Loaded> {
  const { sources, switches, broken } = program
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'vitest' && context.parentURL !== standIn
        ? { url: standIn, shortCircuit: true }
        : next(specifier, context),
    load(url, context, next) {
      const source = sources[url]
      return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true }
    },
  })
  reached = new Uint8Array(switches)
  for (const url of broken) await import(url)
  return { loading: reachedNow(), tests: await collect(program) }
}

/** All tests by name; those with the same name are numbered. */
async function collect({ root, testFiles, only }: Program): Promise<Map<string, Test>> {
  const tests = new Map<string, Test>()
  const add = (where: string, name: string, fails: Test['fails']): void => {
    const taken = [...Array(1000).keys()].find((index) => !tests.has(keyOf(where, name, index))) ?? 0
    tests.set(keyOf(where, name, taken), { where, fails })
  }
  const loaded = (file: string) => import(pathToFileURL(join(root, file)).href)
  const isWanted = (file: string): boolean => only === null || only.has(file)
  const suite: typeof Suite = await loaded('packages/cli/src/suite.ts')
  for (const { where, name, run } of await suite.ruleCases((file) => isWanted(`packages/${file}`)))
    add(`packages/${where}`, name, async () => run().problem !== null)
  const { COLLECTED }: typeof StandIn = await import(standIn)
  for (const file of testFiles.filter(isWanted)) {
    const before = COLLECTED.length
    await loaded(file)
    for (const { name, run } of COLLECTED.slice(before)) add(file, name, () => throws(run))
  }
  return tests
}

const keyOf = (where: string, name: string, index: number): string =>
  `${where}: ${name}${index === 0 ? '' : ` (${index + 1})`}`

async function throws(run: () => unknown): Promise<boolean> {
  try {
    await run()
    return false
  } catch {
    return true
  }
}

async function record(tests: ReadonlyMap<string, Test>, loading: readonly number[]): Promise<Recorded> {
  const recorded: Recorded['tests'][number][] = []
  for (const [key, { where, fails }] of tests) {
    reached.fill(0)
    const start = process.threadCpuUsage()
    const failed = await fails()
    // Its own time: on a busy machine as many tests are asked as on a quiet one.
    const { user, system } = process.threadCpuUsage(start)
    const ms = (user + system) / 1000
    recorded.push({ key, where, ms, failed, reached: Uint16Array.from(reachedNow()) })
  }
  return { type: 'recorded', loading, tests: recorded }
}

async function tryOut(tests: ReadonlyMap<string, Test>, wanted: readonly Asked[]): Promise<Report> {
  for (const { key, ms } of wanted) {
    watch.expect(ms)
    const test = tests.get(key)
    if (test === undefined || !(await test.fails())) continue
    const broken = on
    on = -1
    return { type: 'tried', by: key, lasting: broken >= 0 && (await test.fails()) }
  }
  return { type: 'tried', by: null, lasting: false }
}

let loaded: Loaded = { loading: [], tests: new Map() }

async function obey(order: Order): Promise<void> {
  if (order.type === 'load') {
    loaded = await load(order.program)
    return
  }
  const { tests, loading } = loaded
  if (order.type === 'record') {
    watch.rest()
    return say(await record(tests, loading))
  }
  on = order.on
  const report = await tryOut(tests, order.tests)
  watch.rest()
  say(report)
}

/** Whatever a broken program throws, now or later, is told before this process ends. */
const crash = (error: unknown): void =>
  say({ type: 'crashed', why: error instanceof Error ? error.message : String(error) }, () => process.exit(1))

let before = Promise.resolve()
process.on('uncaughtException', crash)
process.on('disconnect', () => process.exit())
process.on('message', (order: Order) => {
  before = before.then(() => obey(order)).catch(crash)
})
