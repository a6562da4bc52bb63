import { randomInt } from 'node:crypto'
import { editionOf, type MatchOptions } from '@touchback/engine'
import { Piscina } from 'piscina'
import { addScore, emptyScore, type Score, share } from '../arena-score.ts'
import type { ArenaBatch, Bout } from '../arena-worker.ts'
import { coachNamed } from '../match-run.ts'
import { progressBar } from '../progress-bar.ts'
import { type Drafting, readPairing } from '../teams.ts'
import { UsageError, wholeNumber } from '../usage-error.ts'

export interface ArenaOptions {
  readonly edition: string
  readonly home: string
  readonly away: string
  readonly pairings: string
  readonly draft: Drafting
  readonly tie?: MatchOptions['tie']
  readonly matches: string
  readonly seed?: string
  readonly budget?: string
  readonly nodes?: string
  readonly workers: string
  readonly json?: boolean
}

/** Matches a task: every way round once. */
const BATCH = 4

export async function arenaCommand(options: ArenaOptions): Promise<void> {
  const matches = wholeNumber('--matches', options.matches, 1)
  const workers = wholeNumber('--workers', options.workers, 1)
  const seed = options.seed === undefined ? randomInt(2 ** 31) : wholeNumber('--seed', options.seed, 0)
  for (const bot of [options.home, options.away]) coachNamed(bot, 0)
  const bouts = pairingsOf(options).map((teams): Bout => ({
    edition: options.edition,
    coaches: [options.home, options.away],
    teams,
    draft: options.draft,
    tie: options.tie ?? editionOf(options.edition).timing.tie,
    seed,
    ...(options.budget === undefined ? {} : { budget: wholeNumber('--budget', options.budget, 1) }),
    ...(options.nodes === undefined ? {} : { nodes: wholeNumber('--nodes', options.nodes, 0) }),
  }))
  const scores = await play(bouts, matches, Math.min(workers, Math.ceil(matches / BATCH) * bouts.length))
  const total = emptyScore()
  for (const score of scores) addScore(total, score)
  const rows = bouts.map(({ teams }, index) => [teams.join(', '), scores[index] ?? emptyScore()] as const)
  if (options.json === true)
    console.log(JSON.stringify({ seed, pairings: Object.fromEntries(rows), together: total }))
  else {
    console.log(
      `${options.home} against ${options.away}, ${options.edition}, ${options.draft} teams, seed ${seed}`,
    )
    for (const [title, score] of rows) print(title, score)
    if (rows.length > 1) print('together', total)
  }
}

function pairingsOf({ edition, pairings }: ArenaOptions): (readonly [string, string])[] {
  const book = editionOf(edition)
  return pairings.split(/\s+/u).map((text) => {
    const pairing = readPairing(book, text)
    if (pairing === null) throw new UsageError('--pairings names teams: "human,orc skaven,dwarf"')
    return pairing
  })
}

/** The same matches whatever the number of workers. */
async function play(bouts: readonly Bout[], matches: number, workers: number): Promise<Score[]> {
  const pool = new Piscina<ArenaBatch, Score>({
    filename: new URL('../arena-worker.ts', import.meta.url).href,
    minThreads: workers,
    maxThreads: workers,
  })
  const bar = progressBar('matches', matches * bouts.length)
  const playAll = async (bout: Bout): Promise<Score> => {
    const parts: Promise<Score>[] = []
    for (let from = 0; from < matches; from += BATCH) {
      const to = Math.min(matches, from + BATCH)
      parts.push(
        pool.run({ bout, from, to }).then((part) => {
          bar.advance(to - from)
          return part
        }),
      )
    }
    const total = emptyScore()
    for (const part of await Promise.all(parts)) addScore(total, part)
    return total
  }
  try {
    return await Promise.all(bouts.map(playAll))
  } finally {
    bar.done()
    await pool.destroy()
  }
}

function print(title: string, score: Score): void {
  const { matches, results, touchdowns, turns, ms, slowest, turnovers } = score
  const [won, drawn, lost] = results
  const percent = (part: number, all: number) => {
    const { percent: value, error } = share(part, all)
    return `${value.toFixed(1)} % ±${error.toFixed(1)}`
  }
  const each = (value: number) => (value / matches).toFixed(2)
  const time = (who: 0 | 1) =>
    `${(ms[who] / Math.max(1, turns[who])).toFixed(1)} (slowest ${slowest[who].toFixed(0)})`
  console.log(`\n${title}`)
  console.log(
    `  matches      ${matches}: ${won} won, ${drawn} drawn, ${lost} lost; ` +
      `${percent(won, matches)} of all, ${percent(won, won + lost)} of decided`,
  )
  console.log(`  touchdowns   ${each(touchdowns[0])} to ${each(touchdowns[1])} a match`)
  console.log(`  ms a turn    ${time(0)} to ${time(1)}, CPU time`)
  for (const who of [0, 1] as const) {
    const causes = Object.entries(turnovers[who]).toSorted(([, a], [, b]) => b - a)
    const told = causes.map(([cause, times]) => `${cause} ${each(times)}`).join(', ')
    console.log(`  turnovers    ${who === 0 ? 'first' : 'second'} coach: ${told || 'none'}`)
  }
}
