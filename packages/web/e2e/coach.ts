import { type Choice, type Game, reach, SIDES, toXY, type XY } from '@touchback/engine'
import { expect } from '@playwright/test'
import { SOON, type Table } from './match.ts'

/** A coach for tests: plays whole matches by clicking, moves somebody each turn, and takes what he is offered. */
export class Clicker {
  readonly table: Table
  readonly humans: readonly string[]
  /** How many players are moved in a turn before it is ended. */
  readonly moves: number
  /** In later turns of a half nobody is moved any more. */
  readonly until: number
  readonly seen = new Set<string>()
  #moved = 0

  constructor(table: Table, humans: readonly string[] = SIDES, moves = 1, until = Infinity) {
    this.table = table
    this.humans = humans
    this.moves = moves
    this.until = until
  }

  /** Answers one question, or waits for the computer to answer its own. False when the match is over. */
  async step(): Promise<boolean> {
    const game = await this.table.game()
    const { decision } = game
    if (decision === null) return false
    if (!this.humans.includes(decision.side)) {
      await this.#waitForUs()
      return true
    }
    this.seen.add(decision.type)
    const early = game.state.teams[decision.side].turn <= this.until
    if (decision.type === 'activate' && early && this.#moved < this.moves && (await this.#walk(game))) {
      this.#moved++
      return true
    }
    if (decision.type === 'activate') this.#moved = 0
    await this.table.answer(game, this.#choose(game))
    return true
  }

  /** The computer has answered when something changes and it is our question again, or all is over. */
  async #waitForUs(): Promise<void> {
    await expect
      .poll(
        async () => {
          const { decision } = await this.table.game()
          return decision === null || this.humans.includes(decision.side)
        },
        { timeout: 60_000, intervals: [50, 100, 250] },
      )
      .toBe(true)
  }

  #choose(game: Game): Choice {
    const options = game.legalChoices()
    const end = options.find(
      ({ type }) => type === 'end-turn' || type === 'end-activation' || type === 'kick',
    )
    if (end?.type === 'kick') return middle(options)
    return end ?? options[0] ?? { type: 'decline' }
  }

  /** Walks somebody a few squares on a way without dice, by clicking him and then the square. */
  async #walk(game: Game): Promise<boolean> {
    const { match, decision } = game
    for (const choice of decision?.options ?? []) {
      if (choice.type !== 'activate' || choice.action !== 'move') continue
      const player = match.player(choice.player)
      if (player.stance !== 'standing') continue
      const paths = reach(match, player)
      const safe = paths.squares().filter((square) => paths.chance(square) === 1)
      const forward = player.side === 'home' ? 1 : -1
      const best = safe.map(toXY).toSorted((one, other) => (other[0] - one[0]) * forward)[0]
      if (best === undefined || (best[0] - toXY(player.at)[0]) * forward <= 0) continue
      return this.#go(game, toXY(player.at), best)
    }
    return false
  }

  async #go(game: Game, from: XY, to: XY): Promise<boolean> {
    const before = await this.table.count()
    await this.table.click(game, from)
    await this.table.click(game, to)
    // Some must roll before they do anything.
    await this.table.confirm()
    await expect
      .poll(() => this.table.count(), {
        message: `walk from ${from.join()} to ${to.join()}`,
        intervals: SOON,
      })
      .toBeGreaterThan(before)
    return true
  }
}

/** A kick into the middle of what is allowed. */
function middle(options: readonly Choice[]): Choice {
  return options[Math.floor(options.length / 2)] ?? { type: 'decline' }
}
