import { type Game, type Side, SIDES } from '@touchback/engine'
import type { MatchSettings } from './kept.ts'

/** A point of the match to come back to, and what was on record there. */
interface Point {
  readonly game: Game
  readonly choices: number
  readonly dice: number
  readonly lines: number
  /** Dice were rolled after it. */
  readonly rolled: boolean
}

/** How many choices can be taken back. */
const MOST_REMEMBERED = 80

/** The choices that can be taken back, as far as the match allows. */
export class TakeBack {
  readonly #settings: MatchSettings
  #points = $state.raw<readonly Point[]>([])

  constructor(settings: MatchSettings) {
    this.#settings = settings
  }

  #isComputer(side: Side): boolean {
    return this.#settings.coaches[side] !== 'human'
  }

  remember(point: Point): void {
    const { undo } = this.#settings
    // Only one who sits here can be asked.
    const hotSeat = !SIDES.some((side) => this.#isComputer(side))
    const pastDice = undo === 'free' || (undo === 'consent' && hotSeat)
    const { decision } = point.game
    const final = point.rolled || (decision !== null && this.#isComputer(decision.side))
    if (undo === 'off' || (!pastDice && final)) this.#points = []
    else this.#points = [...this.#points, point].slice(-MOST_REMEMBERED)
  }

  get isPossible(): boolean {
    return this.#points.length > 0
  }

  /** Dice would be taken back, and the other coach has a say in that. */
  get needsConsent(): boolean {
    return this.#settings.undo === 'consent' && this.#points.at(-1)?.rolled === true
  }

  /** The point before the last choice of a person: what a computer chose after it goes back with it. */
  take(): Point | null {
    const index = this.#points.findLastIndex(
      ({ game: { decision } }) => decision === null || !this.#isComputer(decision.side),
    )
    const point = this.#points[index] ?? null
    this.#points = this.#points.slice(0, Math.max(0, index))
    return point
  }
}
