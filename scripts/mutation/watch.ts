import { Worker } from 'node:worker_threads'

/** Milliseconds of work on one test, beyond many times what it usually takes, until it counts as lost: it never ends. */
const PATIENCE_MS = 5000
const TIMES = 20
/** For loading everything, on a slow machine. */
const LOADING_MS = 60_000

/** The signal by which a process that never comes to an end is known. */
export const LOST = 'SIGKILL'
/** Where in what both threads see the two numbers stand. */
export const [SINCE, PATIENCE] = [0, 1]

/** What this process has worked; a busy machine's time does not count. */
export const worked = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Ends this process when a test never does. A thread of its own looks, since the one that is lost in a loop cannot. */
export class Watch {
  /** What had been worked when the test began, and how much more may be. */
  readonly #numbers = new Float64Array(new SharedArrayBuffer(16))

  constructor() {
    this.#allow(LOADING_MS)
    new Worker(new URL('watch-thread.ts', import.meta.url), { workerData: this.#numbers }).unref()
  }

  /** A test begins that usually takes so long. */
  expect(ms: number): void {
    this.#allow(PATIENCE_MS + TIMES * ms)
  }

  /** Nothing is expected to end. */
  rest(): void {
    this.#allow(Infinity)
  }

  #allow(ms: number): void {
    this.#numbers[SINCE] = worked()
    this.#numbers[PATIENCE] = ms
  }
}
