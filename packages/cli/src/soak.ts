import { availableParallelism } from 'node:os'
import { type Edition, EDITIONS, own } from '@touchback/engine'
import { Piscina } from 'piscina'
import { addFired, neverFired } from './fired.ts'
import { count, flags, refuse } from './flags.ts'
import { progressBar } from './progress-bar.ts'
import type { SeasonBatch, SeasonReport } from './season-soak-worker.ts'
import type { PairTally, SoakBatch, SoakReport } from './soak-worker.ts'
import { wrap } from './wrap.ts'

const HELP = `npm run soak -- --matches 1000             so many matches between all bots of every book, every promise held
npm run soak -- --seasons 5 --corrections 6  whole seasons instead, with so many old results corrected in each
npm run soak -- --edition sevens           one book
npm run soak -- --seed 1 --from 0          other matches; from this one on
npm run soak -- --workers 1                threads`

/** Broken promises are printed with their match, and at the end what never happened in any of them. */
const values = flags(HELP, {
  matches: { type: 'string', default: '1000' },
  seasons: { type: 'string' },
  corrections: { type: 'string', default: '6' },
  seed: { type: 'string', default: '1' },
  from: { type: 'string', default: '0' },
  edition: { type: 'string' },
  workers: { type: 'string', default: String(availableParallelism()) },
})
const named = values.edition === undefined ? Object.values(EDITIONS) : [own(EDITIONS, values.edition)]
const editions = named.map(
  (edition) =>
    edition ?? refuse(`There is no book "${values.edition}"; there are ${Object.keys(EDITIONS).join(', ')}.`),
)
const matches = count('matches', values.matches, 1)
const seed = count('seed', values.seed)
const first = count('from', values.from)
const workers = count('workers', values.workers, 1)
const corrections = count('corrections', values.corrections)
const seasons = values.seasons === undefined ? null : count('seasons', values.seasons, 1)
const BATCH = Math.max(1, Math.min(50, Math.ceil(matches / workers / 4)))

const poolOf = <Batch, Report>(file: string): Piscina<Batch, Report> =>
  new Piscina<Batch, Report>({
    filename: new URL(file, import.meta.url).href,
    minThreads: workers,
    maxThreads: workers,
  })

/** Seasons of one book, one after the other in each thread. */
async function soakSeasons(
  pool: Piscina<SeasonBatch, SeasonReport>,
  edition: Edition,
  seasons: number,
): Promise<void> {
  const bar = progressBar(`${seasons} seasons of ${edition.id}`, seasons)
  const start = performance.now()
  const total: SeasonReport = { seasons: 0, matches: 0, entries: 0, corrections: 0, failures: [] }
  const run = async (from: number): Promise<void> => {
    const report = await pool.run({ edition: edition.id, seed, from, to: from + 1, corrections })
    bar.advance(1)
    for (const { season, message } of report.failures)
      console.log(`${edition.id}, --seed ${seed} --from ${season} --seasons 1: ${message}`)
    total.failures.push(...report.failures)
    for (const count of ['seasons', 'matches', 'entries', 'corrections'] as const)
      total[count] += report[count]
  }
  await Promise.all(Array.from({ length: seasons }, (_, index) => run(first + index)))
  bar.done()
  const seconds = ((performance.now() - start) / 1000).toFixed(0)
  console.log(
    `${edition.name}: ${total.seasons} seasons, ${total.matches} matches, ${total.entries} entries, ` +
      `${total.corrections} corrections, ${seconds} s on ${workers} threads, ${total.failures.length} broken promises`,
  )
  if (total.failures.length > 0) process.exitCode = 1
}

/** All batches of one book, added up. */
async function soak(pool: Piscina<SoakBatch, SoakReport>, edition: Edition): Promise<SoakReport> {
  const bar = progressBar(`${matches} matches of ${edition.id}`, matches)
  const total: SoakReport = { matches: 0, decisions: 0, failures: [], pairs: {}, fired: {} }
  const run = async (from: number): Promise<void> => {
    const to = Math.min(first + matches, from + BATCH)
    const report = await pool.run({ edition: edition.id, seed, from, to })
    bar.advance(to - from)
    for (const failure of report.failures)
      if (total.failures.push(failure) <= 20)
        console.log(`${edition.id}, match ${failure.match}: ${failure.message}`)
    addReport(total, report)
  }
  const batches: Promise<void>[] = []
  for (let from = first; from < first + matches; from += BATCH) batches.push(run(from))
  await Promise.all(batches)
  bar.done()
  return total
}

function addReport(total: SoakReport, report: SoakReport): void {
  total.matches += report.matches
  total.decisions += report.decisions
  addFired(total.fired, report.fired)
  for (const [name, tally] of Object.entries(report.pairs)) {
    const pair: PairTally = (total.pairs[name] ??= { matches: 0, decisions: 0, touchdowns: [0, 0] })
    pair.matches += tally.matches
    pair.decisions += tally.decisions
    pair.touchdowns[0] += tally.touchdowns[0]
    pair.touchdowns[1] += tally.touchdowns[1]
  }
}

function print(edition: Edition, report: SoakReport, seconds: number): void {
  console.log(
    `${edition.name}: ${report.matches} matches, ${report.decisions} decisions, ${seconds.toFixed(0)} s on ` +
      `${workers} threads, ${report.failures.length} broken promises`,
  )
  for (const [name, { matches: count, decisions, touchdowns }] of Object.entries(report.pairs)) {
    const each = (value: number) => (value / count).toFixed(2)
    console.log(
      `  ${name}: ${count} matches, ${each(decisions)} decisions, touchdowns ${each(touchdowns[0])} and ${each(touchdowns[1])} a match`,
    )
  }
  for (const [kind, missing] of Object.entries(neverFired(edition, report.fired)))
    if (missing.length > 0)
      console.log(`never fired, ${kind} (${missing.length}):\n${wrap(missing.join(' '), 110, '  ')}`)
}

if (seasons === null) {
  const pool = poolOf<SoakBatch, SoakReport>('soak-worker.ts')
  for (const edition of editions) {
    const start = performance.now()
    const report = await soak(pool, edition)
    print(edition, report, (performance.now() - start) / 1000)
    if (report.failures.length > 0) process.exitCode = 1
  }
  await pool.destroy()
} else {
  const pool = poolOf<SeasonBatch, SeasonReport>('season-soak-worker.ts')
  for (const edition of editions) await soakSeasons(pool, edition, seasons)
  await pool.destroy()
}
