import type { Choice, Game } from '@touchback/engine'
import workerAddress from 'virtual:computer-worker'
import { ProgramFailed } from './local-table.ts'

/** Without a word of its own the program was not there at all: its file went with an older version of the page. */
const failure = (message: string | undefined): string =>
  message
    ? `The computer could not decide (${message}). The match is kept as it stands.`
    : 'The computer could not be loaded: perhaps there is a new version of the game. The match is kept; load the page again to go on.'

interface Asked {
  readonly answer: (choice: Choice) => void
  readonly fail: (reason: ProgramFailed) => void
}

/** A coach that is a program, thinking in a worker. */
export class Computer {
  readonly #worker = new Worker(workerAddress, { type: 'module' })
  readonly #coach: string
  readonly #seed: number
  #asked: Asked | null = null
  /** It may be found missing before anybody has asked it anything. */
  #missing: ProgramFailed | null = null

  constructor(coach: string, seed: number) {
    this.#coach = coach
    this.#seed = seed
    this.#worker.addEventListener('message', ({ data }: MessageEvent<Choice>) => this.#take()?.answer(data))
    this.#worker.addEventListener('error', ({ message }: Partial<ErrorEvent>) => {
      const reason = new ProgramFailed(failure(message))
      if (!message) this.#missing = reason
      this.#take()?.fail(reason)
    })
  }

  choose(game: Game): Promise<Choice> {
    if (this.#missing !== null) return Promise.reject(this.#missing)
    return new Promise((answer, fail) => {
      this.#asked = { answer, fail }
      this.#worker.postMessage({ game: game.toJSON(), coach: this.#coach, seed: this.#seed })
    })
  }

  /** A worker that is stopped while it is still being fetched fails, and nobody is waiting for it. */
  stop(): void {
    this.#asked = null
    this.#worker.terminate()
  }

  #take(): Asked | null {
    const asked = this.#asked
    this.#asked = null
    return asked
  }
}
