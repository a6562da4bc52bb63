import { Worker } from 'node:worker_threads'
import type { Order, Program, Report } from './worker.ts'

/** A thread that has worked for so long and said nothing has lost its way: that, too, is noticed. Its own time counts, not a busy machine's. */
const PATIENCE_MS = 5000
const MEMORY_MB = 2048

/** Milliseconds a thread has worked; null for one that does not run yet or any more. */
const ownTime = (worker: Worker): Promise<number | null> =>
  worker.cpuUsage().then(
    ({ user, system }) => (user + system) / 1000,
    () => null,
  )

type Answer = Exclude<Report, { type: 'running' }>

/** A thread with a program in it. It is asked one thing at a time. */
export class Bench {
  readonly #worker: Worker

  constructor(program: Program) {
    this.#worker = new Worker(new URL('worker.ts', import.meta.url), {
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
