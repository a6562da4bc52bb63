import { stripTypeScriptTypes } from 'node:module'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { readSources, root } from '../sources.ts'
import { Bench } from './bench.ts'
import { part, sample } from './choosing.ts'
import { brokenSources, type Mutant, mutantsIn, mutated } from './mutants.ts'
import { withSwitches } from './switches.ts'
import { testFiles, Tests } from './tests.ts'
import { type Verdict, Verdicts } from './verdicts.ts'
import type { Program } from './worker.ts'

const HELP = `npm run mutate                          breaks the rules one at a time; what no test notices is printed
npm run mutate -- --part 3/10           one tenth of the breaks; verdicts are kept, so that parts add up and a stopped run goes on
npm run mutate -- --sample 100 --seed S as many, chosen by a seed
npm run mutate -- --only play/push      only in files whose path has this
npm run mutate -- --limit 5             fails when more than so many in a hundred go unnoticed
npm run mutate -- --again               forgets the verdicts of earlier runs
npm run mutate -- --workers 1           processes`

const urlOf = (path: string): string => pathToFileURL(join(root, path)).href

const shown = (text: string): string => {
  const line = text.replaceAll(/\s+/gu, ' ').trim()
  return line.length > 90 ? `${line.slice(0, 87)}...` : [';', '...{}'].includes(line) ? '(nothing)' : line
}

/** Told as soon as it is known: a long run may be stopped. */
function tellUnnoticed(mutant: Mutant): void {
  const { where, kind, before, text } = mutant
  if (verdicts.of(mutant)?.by === null)
    console.log(`unnoticed ${where} (${kind}): ${shown(before)} → ${shown(text)}`)
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
const workers = Number(values.workers)
const broken = brokenSources().filter(({ path }) => only === undefined || path.includes(only))
if (broken.length === 0) throw new Error(`no file that is broken has "${only ?? ''}" in its path`)
const known = readSources('packages/{engine,league,words,cli,bots,web}/{src,test}/**/*.ts')
const scenarios = readSources('packages/*/scenarios/*/*.json')
const tests = testFiles()
const every = mutantsIn(brokenSources()).filter(({ file }) => only === undefined || file.includes(only))
const inPart = values.part === undefined ? every : part(every, values.part)
const chosen = values.sample === undefined ? inPart : sample(inPart, Number(values.sample), values.seed)

const verdicts = new Verdicts(join(root, '.cache', 'mutation.jsonl'), [...known, ...scenarios])
const unjudged = values.again ? chosen : chosen.filter((mutant) => verdicts.of(mutant) === null)
// In any order but that of the files: what a stopped run has judged is a fair sample.
const todo = sample(unjudged, unjudged.length, values.seed)
const start = performance.now()
if (!values.again) for (const mutant of chosen) tellUnnoticed(mutant)
console.log(
  `${every.length} breaks in ${broken.length} files; ${chosen.length} chosen, ${todo.length} of them not judged yet`,
)

const plain = Object.fromEntries(known.map(({ path, text }) => [urlOf(path), stripTypeScriptTypes(text)]))
const textOf = Object.fromEntries(known.map(({ path, text }) => [path, text]))
const ids = new Map(every.map((mutant, id) => [mutant, id]))

const program = (sources: Program['sources'], only: Program['only'] = null): Program => ({
  sources,
  switches: every.length,
  root,
  broken: broken.map(({ path }) => urlOf(path)),
  testFiles: tests.map(({ path }) => path),
  only,
})
const switched = {
  ...plain,
  ...Object.fromEntries(
    broken.map(({ path, text }) => {
      const breaks = every.flatMap((mutant, id) =>
        mutant.file === path && mutant.switchable ? [{ mutant, id }] : [],
      )
      return [urlOf(path), stripTypeScriptTypes(withSwitches(text, breaks))]
    }),
  ),
}

/** Every file with tests in it, dealt out to so many processes. */
const dealt = (count: number): Set<string>[] => {
  const files = [...scenarios, ...readSources('packages/*/test/**/*.rules.ts'), ...tests].map(
    ({ path }) => path,
  )
  return Array.from(
    { length: count },
    (_, place) => new Set(files.filter((_, index) => index % count === place)),
  )
}

async function recordTests(): Promise<Tests> {
  const recorded = await Promise.all(
    dealt(workers).map(async (only) => {
      const bench = new Bench(program(switched, only))
      const answer = await bench.ask({ type: 'record' })
      await bench.close()
      if (typeof answer === 'string' || answer.type !== 'recorded')
        throw new Error(`the tests do not run: ${JSON.stringify(answer)}`)
      return answer
    }),
  )
  const all = recorded.flatMap(({ tests }) => tests)
  const failing = all.filter(({ failed }) => failed)
  if (failing.length > 0)
    throw new Error(`tests fail with nothing broken: ${failing.map(({ key }) => key).join('; ')}`)
  console.log(
    `${all.length} tests know which breaks they come to, ${((performance.now() - start) / 1000).toFixed(0)} s`,
  )
  return new Tests(every, broken, { type: 'recorded', loading: recorded[0]?.loading ?? [], tests: all })
}

const filesOf = (tests: readonly string[]): ReadonlySet<string> =>
  new Set(tests.map((test) => test.split(': ', 1)[0] ?? test))

/** A program with this break alone, from its first line on. Those who may know best are asked before the others are loaded at all. */
async function tryAlone(id: number, mutant: Mutant, known: Tests): Promise<Verdict> {
  let code: string
  try {
    code = stripTypeScriptTypes(mutated(textOf[mutant.file] ?? '', mutant))
  } catch {
    return { by: 'it is no program' }
  }
  const sources = { ...plain, [urlOf(mutant.file)]: code }
  for (const tests of known.inTurn(id)) {
    if (tests.length === 0) continue
    const bench = new Bench(program(sources, filesOf(tests)))
    const answer = await bench.ask({ type: 'try', on: -1, tests: known.asked(tests) })
    await bench.close()
    const by = typeof answer === 'string' ? answer : answer.type === 'tried' ? answer.by : null
    if (by !== null) return { by }
  }
  return { by: null }
}

/** Takes breaks off the list until none is left. One program with switches serves most of them. */
async function work(waiting: Iterable<Mutant>, known: Tests): Promise<void> {
  let bench = new Bench(program(switched))
  for (const mutant of waiting) {
    const id = ids.get(mutant) ?? 0
    const reaching = known.reaching(id)
    let verdict: Verdict | null = reaching.length === 0 && !known.isConstant(id) ? { by: null } : null
    if (verdict === null && !known.isConstant(id)) {
      const answer = await bench.ask({ type: 'try', on: id, tests: known.asked(reaching) })
      if (typeof answer === 'string') verdict = { by: answer }
      // What is kept from one question to the next hides some breaks and may keep the traces of others.
      else if (answer.type === 'tried' && answer.by !== null && !answer.lasting) verdict = { by: answer.by }
      if (typeof answer === 'string' || (answer.type === 'tried' && answer.lasting)) {
        await bench.close()
        bench = new Bench(program(switched))
      }
    }
    verdict ??= await tryAlone(id, mutant, known)
    if (verdict.by !== null) known.learn(id, verdict.by)
    verdicts.add(mutant, verdict)
    tellUnnoticed(mutant)
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
  await Promise.all(Array.from({ length: workers }, () => work(counted, known)))
}

const unnoticed = chosen.filter((mutant) => verdicts.of(mutant)?.by === null)
const share = (100 * unnoticed.length) / Math.max(1, chosen.length)
console.log(
  `${chosen.length} breaks, ${unnoticed.length} unnoticed (${share.toFixed(1)} %), ` +
    `${((performance.now() - start) / 1000).toFixed(0)} s`,
)
if (values.limit !== undefined && share > Number(values.limit)) process.exitCode = 1
