import { type Game, type Side, SIDES } from '@touchback/engine'
import type { MatchSettings } from './kept.ts'

/** An answer that could be taken back, and the match before it. */
interface Point {
  readonly seq: number
  readonly game: Game
  /** Who gave it. */
  readonly side: Side
  /** Dice were rolled after it. */
  readonly rolled: boolean
}

/** How many choices can be taken back. */
export const MOST_REMEMBERED = 80

/** The choices that can be taken back, as far as the match allows. */
export class TakeBack {
  readonly #settings: MatchSettings
  #points: readonly Point[] = []

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
    const final = point.rolled || this.#isComputer(point.side)
    if (undo === 'off' || (!pastDice && final)) this.#points = []
    else this.#points = [...this.#points, point].slice(-MOST_REMEMBERED)
  }

  /** `consent`: dice would be taken back, and the other coach has a say in that. */
  get state(): 'no' | 'yes' | 'consent' {
    const last = this.#points.at(-1)
    if (last === undefined) return 'no'
    return this.#settings.undo === 'consent' && last.rolled ? 'consent' : 'yes'
  }

  /** The last answer of a person: what a computer chose after it goes back with it. */
  take(): Point | null {
    const index = this.#points.findLastIndex(({ side }) => !this.#isComputer(side))
    const point = this.#points[index]
    this.#points = this.#points.slice(0, Math.max(0, index))
    return point ?? null
  }

  /** The match has gone back to before an answer: that one and what came after it is not there any more. */
  forget(seq: number): void {
    this.#points = this.#points.filter((point) => point.seq < seq)
  }
}
