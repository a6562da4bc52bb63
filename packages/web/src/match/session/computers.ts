import { type Choice, type Game, type Side, SIDES } from '@touchback/engine'
import { Computer } from './computer.ts'
import type { MatchSettings } from './kept.ts'
import type { Programs } from './local-table.ts'

/** The programs that coach in a match, each in a worker of its own. */
export class Computers implements Programs {
  readonly #seats: Partial<Record<Side, Computer>> = {}

  constructor({ coaches }: MatchSettings, seed: number) {
    for (const side of SIDES)
      if (coaches[side] !== 'human') this.#seats[side] = new Computer(coaches[side], seed)
  }

  /** What the program of a side chooses; null when a person coaches it. */
  choice(side: Side, game: Game): Promise<Choice> | null {
    return this.#seats[side]?.choose(game) ?? null
  }

  stop(): void {
    for (const side of SIDES) this.#seats[side]?.stop()
  }
}
