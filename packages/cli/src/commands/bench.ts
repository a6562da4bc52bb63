import { cpus } from 'node:os'
import { EDITIONS } from '@touchback/engine'
import { type Figures as MatchFigures, measure as measureMatches } from '../bench.ts'
import { type LeagueFigures, measureLeague } from '../league-bench.ts'
import { wholeNumber } from '../usage-error.ts'

export interface BenchOptions {
  readonly edition?: string
  readonly held: string
  readonly json?: boolean
}

type Figures = MatchFigures & LeagueFigures

const measure = (edition: string, held: number): Figures => ({
  ...measureMatches(edition, held),
  ...measureLeague(edition),
})

/** One book, or all of them and how each compares with the first. */
export function benchCommand(options: BenchOptions): void {
  const held = wholeNumber('--held', options.held, 1)
  if (options.edition !== undefined) {
    const figures = measure(options.edition, held)
    if (options.json === true) console.log(JSON.stringify(figures))
    else print(options.edition, figures, held)
    return
  }
  const all: Record<string, Figures & { timesFirst: number }> = {}
  for (const edition of Object.keys(EDITIONS)) {
    const figures = measure(edition, held)
    const [first = figures] = Object.values(all)
    all[edition] = { ...figures, timesFirst: first.decisionsPerSecond / figures.decisionsPerSecond }
    if (options.json !== true) print(edition, figures, held)
  }
  if (options.json === true) console.log(JSON.stringify(all))
  else printRatios(all)
}

const whole = (value: number) => Math.round(value).toLocaleString('en')

function print(edition: string, figures: Figures, held: number): void {
  console.log(
    `${edition} on one core of ${cpus()[0]?.model.trim() ?? 'this machine'}, Node ${process.version}`,
  )
  console.log(`matches, random choices, events off   ${whole(figures.matchesPerSecond)} /s`)
  console.log(`decisions with their legal choices    ${whole(figures.decisionsPerSecond)} /s`)
  console.log(`clone of a position                   ${figures.cloneMicros.toFixed(2)} µs`)
  console.log(`fork and choose, at any decision      ${figures.forkMicros.toFixed(2)} µs`)
  console.log(`all paths with chances, one player    ${figures.pathsMicros.toFixed(1)} µs`)
  console.log(`keeping events                        ${figures.eventsCostPercent.toFixed(0)} % longer`)
  console.log(
    `a held match with 500 choices         ${figures.heldMatchKilobytes.toFixed(1)} kB; ` +
      `10,000 of them ${whole(figures.held10000Megabytes)} MB (from ${held})`,
  )
  console.log(`a season of 8 teams and 14 rounds     ${figures.seasonSeconds.toFixed(2)} s`)
  console.log(`a log of 10,000 entries, read         ${whole(figures.readMillis)} ms`)
  console.log(`the same, checked and folded          ${whole(figures.foldMillis)} ms`)
  console.log(`its first result corrected            ${whole(figures.correctionMillis)} ms\n`)
}

function printRatios(all: Readonly<Record<string, { readonly timesFirst: number }>>): void {
  console.log(`time for a decision, as a multiple of ${Object.keys(all)[0] ?? 'the first'}`)
  for (const [edition, { timesFirst }] of Object.entries(all))
    console.log(`  ${edition.padEnd(16)}${timesFirst.toFixed(2)}`)
}
