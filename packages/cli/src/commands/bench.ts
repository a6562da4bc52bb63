import { cpus } from 'node:os'
import { measure } from '../bench.ts'
import { wholeNumber } from '../usage-error.ts'

export interface BenchOptions {
  readonly edition: string
  readonly held: string
  readonly json?: boolean
}

export function benchCommand(options: BenchOptions): void {
  const held = wholeNumber('--held', options.held, 1)
  const figures = measure(options.edition, held)
  if (options.json === true) {
    console.log(JSON.stringify(figures))
    return
  }
  const whole = (value: number) => Math.round(value).toLocaleString('en')
  console.log(
    `${options.edition} on one core of ${cpus()[0]?.model.trim() ?? 'this machine'}, Node ${process.version}`,
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
}
