import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { editionOf } from '@touchback/engine'
import { Piscina } from 'piscina'
import { coachNamed, playMatch, type Run } from '../match-run.ts'
import { mustBeNew } from '../new-file.ts'
import { progressBar } from '../progress-bar.ts'
import { saveMatch } from '../save-match.ts'
import type { Batch } from '../sim-worker.ts'
import { addTally, emptyTally, sorted, type Tally } from '../tally.ts'
import { readPairing } from '../teams.ts'
import { wholeNumber } from '../usage-error.ts'

export interface SimOptions {
  readonly edition: string
  readonly games: string
  readonly home: string
  readonly away: string
  readonly teams: string
  readonly seed?: string
  readonly budget?: string
  readonly workers?: string
  readonly save?: string
  readonly json?: boolean
}

/** Matches a task: a round trip to a worker costs more than a decision, so it must carry many. */
const BATCH = 20

export async function simCommand(options: SimOptions): Promise<void> {
  const games = wholeNumber('--games', options.games, 1)
  const cores = availableParallelism()
  const wanted = options.workers === undefined ? cores : wholeNumber('--workers', options.workers, 1)
  const seed = options.seed === undefined ? randomInt(2 ** 31) : wholeNumber('--seed', options.seed, 0)
  for (const bot of [options.home, options.away]) coachNamed(bot, 0)
  mustBeNew(options.save)
  const run: Run = {
    edition: options.edition,
    home: options.home,
    away: options.away,
    pairing: readPairing(editionOf(options.edition), options.teams),
    seed,
    ...(options.budget === undefined ? {} : { budget: wholeNumber('--budget', options.budget, 1) }),
  }
  const workers = Math.min(wanted, Math.ceil(games / BATCH))
  const start = performance.now()
  const tally = await simulate(run, games, workers)
  const seconds = (performance.now() - start) / 1000
  if (options.save !== undefined)
    saveMatch(playMatch(run, games - 1, { events: true, record: true }).game, options.save)
  if (options.json === true) console.log(JSON.stringify(asJson(tally, run, seconds, workers)))
  else print(tally, run, seconds, workers)
  if (tally.errors > 0) process.exitCode = 1
}

/** Batches are the same whatever the number of workers, and are added up in their order. */
async function simulate(run: Run, games: number, workers: number): Promise<Tally> {
  const pool = new Piscina<Batch, Tally>({
    filename: new URL('../sim-worker.ts', import.meta.url).href,
    minThreads: workers,
    maxThreads: workers,
  })
  const bar = progressBar(`${games} matches`, games)
  const batches: Batch[] = []
  for (let from = 0; from < games; from += BATCH)
    batches.push({ run, from, to: Math.min(games, from + BATCH) })
  try {
    const parts = await Promise.all(
      batches.map(async (batch) => {
        const part = await pool.run(batch)
        bar.advance(batch.to - batch.from)
        return part
      }),
    )
    const total = emptyTally()
    for (const part of parts) addTally(total, part)
    return total
  } finally {
    bar.done()
    await pool.destroy()
  }
}

const asJson = (tally: Tally, run: Run, seconds: number, workers: number): object => ({
  edition: run.edition,
  home: run.home,
  away: run.away,
  seed: run.seed,
  workers,
  ...tally,
  turnovers: sorted(tally.turnovers),
  kickOffs: sorted(tally.kickOffs),
  seconds,
  gamesPerSecond: tally.games / seconds,
  decisionsPerSecond: tally.decisions / seconds,
  gamesPerSecondPerCore: tally.games / seconds / workers,
  decisionsPerSecondPerCore: tally.decisions / seconds / workers,
})

function print(tally: Tally, run: Run, seconds: number, workers: number): void {
  const { games, touchdowns, casualties } = tally
  const each = (value: number) => (value / Math.max(1, games)).toFixed(2)
  const perCore = (value: number) => Math.round(value / seconds / workers).toLocaleString('en')
  const pair = ([home, away]: readonly [number, number]) =>
    `${home} home, ${away} away (${each(home)} and ${each(away)} a match)`
  console.log(`games       ${games}, seed ${run.seed}: ${run.home} at home against ${run.away}`)
  console.log(`results     ${tally.homeWins} home wins, ${tally.awayWins} away wins, ${tally.draws} draws`)
  console.log(`decisions   ${tally.decisions} (${each(tally.decisions)} a match)`)
  console.log(`seconds     ${seconds.toFixed(2)} on ${workers} ${workers === 1 ? 'core' : 'cores'}`)
  console.log(`speed       ${perCore(games)} games/s, ${perCore(tally.decisions)} decisions/s per core`)
  console.log(`touchdowns  ${pair(touchdowns)}`)
  console.log(`casualties  ${pair(casualties)}`)
  printShares('turnovers', tally.turnovers)
  printShares('kick-offs', tally.kickOffs)
  if (tally.errors > 0) console.log(`errors      ${tally.errors}; ${tally.firstError ?? ''}`)
}

function printShares(title: string, counts: Readonly<Record<string, number>>): void {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  console.log(`${title}   ${total}`)
  for (const [name, count] of Object.entries(counts).toSorted(([, a], [, b]) => b - a))
    console.log(
      `  ${name.padEnd(28)}${String(count).padStart(9)}${((100 * count) / total).toFixed(1).padStart(7)} %`,
    )
}
