import { Game, RecordedDice } from '@touchback/engine'
import type { Entry } from '../messages.ts'
import type { TableInfo } from '../tables.ts'

/** Another page or program has come to another position than the server says. */
class WentAstray extends Error {
  override readonly name = 'WentAstray'
}

/** Plays the rows of a match on a game of its own, as they come, and holds every position against the server's. */
export class Follower {
  readonly #dice = new RecordedDice()
  readonly #spec: NonNullable<TableInfo['spec']>
  #game: Game | null = null
  /** The inputs that count so far. */
  #counting: Extract<Entry, { kind: 'input' }>[] = []

  constructor(spec: NonNullable<TableInfo['spec']>) {
    this.#spec = spec
  }

  /** Null before the first row. */
  get game(): Game | null {
    return this.#game
  }

  hear(entry: Entry): void {
    if (entry.kind === 'take-back') {
      const before = this.#counting.slice(0, -1)
      this.#game = null
      this.#counting = []
      for (const input of before) this.#play(input)
      this.#check(entry)
    } else if (entry.kind === 'input') this.#play(entry)
  }

  #play(entry: Extract<Entry, { kind: 'input' }>): void {
    this.#dice.feed(entry.dice)
    if (this.#game === null) this.#game = Game.start(this.#spec, { dice: this.#dice })
    else this.#game.answer({ by: entry.by, choice: entry.choice })
    this.#counting.push(entry)
    if (this.#dice.left > 0) throw new WentAstray(`Dice are left over after row ${entry.seq}.`)
    this.#check(entry)
  }

  #check({ seq, hash }: { readonly seq: number; readonly hash: string }): void {
    if (this.#game?.momentHash() !== hash)
      throw new WentAstray(`After row ${seq} this device and the server do not agree.`)
  }
}
