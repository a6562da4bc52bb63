import type { Choice, Game } from '@touchback/engine'
import ComputerWorker from './computer.worker.ts?worker'

/** A coach that is a program, thinking in a worker. */
export class Computer {
  readonly #worker = new ComputerWorker()
  readonly #coach: string
  #seed: number

  constructor(coach: string, seed: number) {
    this.#coach = coach
    this.#seed = seed
  }

  choose(game: Game): Promise<Choice> {
    const answer = new Promise<Choice>((resolve, reject) => {
      this.#worker.onmessage = ({ data }: MessageEvent<Choice>) => resolve(data)
      this.#worker.onerror = (error) => reject(new Error(`the computer could not decide: ${error.message}`))
    })
    this.#worker.postMessage({ game: game.toJSON(), coach: this.#coach, seed: this.#seed++ })
    return answer
  }

  stop(): void {
    this.#worker.terminate()
  }
}
