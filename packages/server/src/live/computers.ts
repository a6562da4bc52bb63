import { randomInt } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import type { Side } from '@touchback/engine'
import { wordsOf } from '../say.ts'
import type { Question, Thought } from './computer-worker.ts'
import type { LiveMatch } from './live-match.ts'

interface Asked {
  readonly match: LiveMatch
  readonly coach: string
  readonly side: Side
  readonly seq: number
}

/** The computers of this process: they think in a thread of their own, one question after the other. */
export class Computers {
  readonly #say: (words: string) => void
  #worker: Worker | null = null
  /** What it thinks about, and what waits, in this order. */
  readonly #asked = new Map<string, Asked>()

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
    this.#asked.set(key, { match, coach, side, seq })
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

  async #answer({ match, side, seq, choice, problem }: Thought): Promise<void> {
    const key = `${match} ${seq}`
    const live = this.#asked.get(key)?.match
    this.#asked.delete(key)
    if (live === undefined) return
    const outcome = choice === null ? null : await live.choice(side, seq, choice, 0)
    const why = outcome?.type === 'refused' ? outcome.sentence : problem
    if (why === null) return
    this.#say(`the computer in match ${match}: ${why}`)
    await this.#takeDefault(live, side, seq)
  }

  /** Nobody waits for a computer that has no answer: what the clock would take is taken. */
  async #takeDefault(match: LiveMatch, side: Side, seq: number): Promise<void> {
    const decision = match.referee?.seq === seq ? match.referee.game.decision : null
    if (decision?.side === side) await match.choice(side, seq, decision.default, 0)
  }

  /** The thread is gone, over the question it was at: that one is answered without it, and the others are asked again. */
  #failed(error: unknown): void {
    this.#say(`a computer broke down: ${wordsOf(error)}`)
    this.#worker = null
    const [first, ...others] = [...this.#asked.values()]
    this.#asked.clear()
    if (first !== undefined) void this.#takeDefault(first.match, first.side, first.seq)
    for (const { match, coach, side, seq } of others) this.ask(match, coach, side, seq)
  }

  async stop(): Promise<void> {
    await this.#worker?.terminate()
    this.#worker = null
  }
}
