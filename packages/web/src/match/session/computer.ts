import type { Choice, Game } from '@touchback/engine'
import workerAddress from 'virtual:computer-worker'
import { ProgramFailed } from './local-table.ts'

/** Without a word of its own the program was not there at all: its file went with an older version of the page. */
const failure = (message: string | undefined): string =>
  message
    ? `The computer could not decide (${message}). The match is kept as it stands.`
    : 'The computer could not be loaded: perhaps there is a new version of the game. The match is kept; load the page again to go on.'

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
      const failed = ({ message }: Partial<ErrorEvent>): void => {
        heard.abort()
        // A worker that is stopped while it is still being fetched fails, and nobody is waiting for it.
        if (!this.#stopped) reject(new ProgramFailed(failure(message)))
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
