import type { Choice, Game } from '@touchback/engine'
import workerAddress from 'virtual:computer-worker'

/** A coach that is a program, thinking in a worker. */
export class Computer {
  readonly #worker = new Worker(workerAddress, { type: 'module' })
  readonly #coach: string
  readonly #seed: number
  #stopped = false

  constructor(coach: string, seed: number) {
    this.#coach = coach
    this.#seed = seed
  }

  choose(game: Game): Promise<Choice> {
    const worker = this.#worker
    const answer = new Promise<Choice>((resolve, reject) => {
      const heard = new AbortController()
      const listening = { once: true, signal: heard.signal }
      const failed = ({ message }: ErrorEvent): void => {
        heard.abort()
        // A worker that is stopped while it is still being fetched fails, and nobody is waiting for it.
        if (!this.#stopped) reject(new Error(`the computer could not decide: ${message}`))
      }
      const told = ({ data }: MessageEvent<Choice>): void => {
        heard.abort()
        resolve(data)
      }
      worker.addEventListener('message', told, listening)
      worker.addEventListener('error', failed, listening)
    })
    worker.postMessage({ game: game.toJSON(), coach: this.#coach, seed: this.#seed })
    return answer
  }

  stop(): void {
    this.#stopped = true
    this.#worker.terminate()
  }
}
