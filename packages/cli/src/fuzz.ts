import { Worker } from 'node:worker_threads'
import { count, flags, refuse } from './flags.ts'
import { FUZZERS } from './fuzz/fuzzers.ts'
import type { Found, Round } from './fuzz/round.ts'

const HELP = `npm run fuzz                          sends what nobody in good faith would send to everything that takes something from outside
npm run fuzz -- --seconds 60          for so long
npm run fuzz -- --only NAME           to one of ${Object.keys(FUZZERS).join(', ')}
npm run fuzz -- --seed 1 --from 0 --rounds 10  certain rounds again`

/** Wanted are raw errors, hangs, and nonsense that is let in. */
const values = flags(HELP, {
  seconds: { type: 'string', default: '60' },
  rounds: { type: 'string' },
  from: { type: 'string', default: '0' },
  seed: { type: 'string', default: '1' },
  only: { type: 'string' },
})
const seed = count('seed', values.seed)
const first = count('from', values.from)
const seconds = count('seconds', values.seconds, 1)
const names = Object.keys(FUZZERS).filter((name) => values.only === undefined || name === values.only)
if (names.length === 0)
  refuse(`There is no fuzzer "${values.only ?? ''}"; there are ${Object.keys(FUZZERS).join(', ')}.`)

/** Time of its own that no round needs. */
const ENDLESS_MS = 30_000
const LONGEST_INPUT = 2000

/** Milliseconds a thread has worked; null for one that does not run yet. */
const ownTime = (worker: Worker): Promise<number | null> =>
  worker.cpuUsage().then(
    ({ user, system }) => (user + system) / 1000,
    () => null,
  )

/** Runs rounds in a thread of its own: one that never ends is found out, too. */
class Runner {
  #worker: Worker | null = null

  async run(round: Round): Promise<Found | null> {
    const worker = (this.#worker ??= new Worker(new URL('fuzz-worker.ts', import.meta.url)))
    let started: number | null = null
    const found = await new Promise<Found | null>((resolve) => {
      const settle = (answer: Found | null): void => {
        clearInterval(watch)
        worker.off('message', settle).off('error', crash)
        resolve(answer)
      }
      const look = async (): Promise<void> => {
        const worked = await ownTime(worker)
        started ??= worked
        if (worked !== null && started !== null && worked - started > ENDLESS_MS)
          settle({ message: 'it never ends', input: 'null' })
      }
      const watch = setInterval(() => void look(), 1000)
      const crash = (error: Error): void => settle({ message: `it crashes: ${error.message}`, input: 'null' })
      worker.on('message', settle).on('error', crash)
      worker.postMessage(round)
    })
    if (found !== null) await this.close()
    return found
  }

  async close(): Promise<void> {
    await this.#worker?.terminate()
    this.#worker = null
  }
}

async function fuzz(fuzzer: string, milliseconds: number): Promise<number> {
  const runner = new Runner()
  const start = performance.now()
  const kinds = new Map<string, number>()
  let round = first
  const last = values.rounds === undefined ? Infinity : first + count('rounds', values.rounds, 1)
  for (; round < last && (values.rounds !== undefined || performance.now() - start < milliseconds); round++) {
    const found = await runner.run({ fuzzer, seed, round })
    if (found === null) continue
    const kind = found.message.slice(0, 160)
    const times = (kinds.get(kind) ?? 0) + 1
    kinds.set(kind, times)
    if (times > 1) continue
    console.log(`${fuzzer}, --seed ${seed} --from ${round}: ${found.message}`)
    console.log(`    ${found.input.slice(0, LONGEST_INPUT)}`)
  }
  await runner.close()
  const findings = [...kinds.values()].reduce((sum, times) => sum + times, 0)
  console.log(`${fuzzer}: ${round - first} rounds, ${findings} findings of ${kinds.size} kinds`)
  return findings
}

let findings = 0
for (const name of names) findings += await fuzz(name, (1000 * seconds) / names.length)
process.exitCode = findings === 0 ? 0 : 1
