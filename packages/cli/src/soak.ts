import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { editionOf } from '@touchback/engine'
import { Piscina } from 'piscina'
import { DEFAULT_EDITION } from './defaults.ts'
import { addFired, type Fired, neverFired } from './fired.ts'
import { progressBar } from './progress-bar.ts'
import type { PairTally, SoakBatch, SoakReport } from './soak-worker.ts'
import { wrap } from './wrap.ts'

/**
 * `npm run soak -- --matches N [--seed S] [--edition E] [--workers W]`: many matches between all bots, every promise held,
 * and at the end what never happened in any of them. The first broken promise of each kind is printed with its match.
 */
const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    edition: { type: 'string', default: DEFAULT_EDITION },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
})
const edition = editionOf(values.edition)
const [matches, seed, first, workers] = [values.matches, values.seed, values.from, values.workers].map(
  Number,
) as [number, number, number, number]
const BATCH = Math.max(1, Math.min(50, Math.ceil(matches / workers / 4)))

const pool = new Piscina<SoakBatch, SoakReport>({
  filename: new URL('soak-worker.ts', import.meta.url).href,
  minThreads: workers,
  maxThreads: workers,
})
const bar = progressBar(`${matches} matches`, matches)
const start = performance.now()
const failures: SoakReport['failures'] = []
const pairs: Record<string, PairTally> = {}
const fired: Fired = {}
let decisions = 0
let played = 0

async function run(batch: SoakBatch): Promise<void> {
  const report = await pool.run(batch)
  bar.advance(batch.to - batch.from)
  played += report.matches
  decisions += report.decisions
  for (const failure of report.failures) {
    if (failures.length < 20) console.log(`match ${failure.match}: ${failure.message}`)
    failures.push(failure)
  }
  addFired(fired, report.fired)
  for (const [name, tally] of Object.entries(report.pairs)) {
    const pair = (pairs[name] ??= { matches: 0, decisions: 0, touchdowns: [0, 0] })
    pair.matches += tally.matches
    pair.decisions += tally.decisions
    pair.touchdowns[0] += tally.touchdowns[0]
    pair.touchdowns[1] += tally.touchdowns[1]
  }
}

const batches: Promise<void>[] = []
for (let from = first; from < first + matches; from += BATCH)
  batches.push(run({ edition: edition.id, seed, from, to: Math.min(first + matches, from + BATCH) }))
await Promise.all(batches)
bar.done()
await pool.destroy()

const seconds = (performance.now() - start) / 1000
console.log(
  `${played} matches, ${decisions} decisions, ${seconds.toFixed(0)} s on ${workers} threads, ` +
    `${failures.length} broken promises`,
)
for (const [name, { matches: count, decisions: asked, touchdowns }] of Object.entries(pairs)) {
  const each = (value: number) => (value / count).toFixed(2)
  console.log(
    `  ${name}: ${count} matches, ${each(asked)} decisions, touchdowns ${each(touchdowns[0])} and ${each(touchdowns[1])} a match`,
  )
}
for (const [kind, missing] of Object.entries(neverFired(edition, fired)))
  if (missing.length > 0)
    console.log(`never fired, ${kind} (${missing.length}):\n${wrap(missing.join(' '), 110, '  ')}`)
if (failures.length > 0) process.exitCode = 1
