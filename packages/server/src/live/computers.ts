import { randomInt } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import type { Side } from '@touchback/engine'
import type { Question, Thought } from './computer-worker.ts'
import type { LiveMatch } from './live-match.ts'

/** The computers of this process: they think in a thread of their own, one question after the other. */
export class Computers {
  readonly #say: (words: string) => void
  #worker: Worker | null = null
  readonly #asked = new Map<string, LiveMatch>()

  constructor(say: (words: string) => void) {
    this.#say = say
  }

  #thread(): Worker {
    if (this.#worker !== null) return this.#worker
    const worker = new Worker(new URL('./computer-worker.ts', import.meta.url))
    worker.on('message', (thought: Thought) => void this.#answer(thought))
    worker.on('error', (error) => this.#failed(error))
    worker.unref()
    this.#worker = worker
    return worker
  }

  /** Asks a computer, unless it is thinking about that already. */
  ask(match: LiveMatch, coach: string, side: Side, seq: number): void {
    const key = `${match.id} ${seq}`
    const { referee } = match
    if (this.#asked.has(key) || referee === null) return
    this.#asked.set(key, match)
    const { game } = referee.snapshot()
    const question: Question = {
      match: match.id,
      side,
      seq,
      coach,
      seed: randomInt(2 ** 31),
      game,
      spec: referee.setup.spec,
    }
    this.#thread().postMessage(question)
  }

  async #answer({ match, side, seq, choice }: Thought): Promise<void> {
    const key = `${match} ${seq}`
    const live = this.#asked.get(key)
    this.#asked.delete(key)
    const outcome = await live?.choice(side, seq, choice, 0)
    if (outcome?.type === 'refused') this.#say(`the computer in match ${match}: ${outcome.sentence}`)
  }

  /** A computer that broke down is asked again, with a clear head, when somebody comes back to its table. */
  #failed(error: unknown): void {
    this.#say(`a computer broke down: ${error instanceof Error ? error.message : String(error)}`)
    this.#worker = null
    this.#asked.clear()
  }

  async stop(): Promise<void> {
    await this.#worker?.terminate()
    this.#worker = null
  }
}
