import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { LOST } from './watch.ts'
import type { Order, Program, Report } from './worker.ts'

const MEMORY_MB = 2048
const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url))

type Answer = Exclude<Report, { type: 'crashed' }>

/**
 * A process with a program in it, asked one thing at a time. A process and no thread: a broken program may use up all its
 * memory, and that ends more than a thread.
 */
export class Bench {
  readonly #child: ChildProcess

  constructor(program: Program) {
    this.#child = fork(WORKER, {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${MEMORY_MB}`, '--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    // Who is written to after his end: that he has ended is told to whoever asks.
    this.#child.on('error', () => {})
    this.#tell({ type: 'load', program })
  }

  /** What it answers; a program that breaks or does not come back says why in words. */
  ask(order: Order): Promise<Answer | string> {
    const child = this.#child
    return new Promise((resolve) => {
      const settle = (answer: Answer | string): void => {
        child.off('message', hear).off('exit', stop)
        resolve(answer)
      }
      const hear = (report: Report): void =>
        settle(report.type === 'crashed' ? `it crashes: ${report.why}` : report)
      const stop = (code: number | null, signal: string | null): void =>
        settle(signal === LOST ? 'it never ends' : `it stops with ${signal ?? code}`)
      child.on('message', hear).on('exit', stop)
      if (hasEnded(child)) stop(child.exitCode, child.signalCode)
      else this.#tell(order)
    })
  }

  async close(): Promise<void> {
    if (hasEnded(this.#child)) return
    this.#child.kill('SIGKILL')
    await once(this.#child, 'exit')
  }

  #tell(order: Order): void {
    if (this.#child.connected) this.#child.send(order)
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null
