/** From here on the coach is told that his time runs out. */
const SHORT = 20

/** The time of a team turn. It stands still while nobody at this device is asked. */
export class TurnClock {
  readonly #seconds: number | null
  #turn = ''
  /** Seconds left; null when there is no clock, or no turn yet. */
  left = $state<number | null>(null)

  constructor(seconds: number | null) {
    this.#seconds = seconds
  }

  /** Another turn brings its own time. */
  follow(turn: string): void {
    if (turn === this.#turn) return
    this.#turn = turn
    this.left = this.#seconds
  }

  /** A second is gone. True when the time is up. */
  tick(): boolean {
    if (this.left === null) return false
    this.left = Math.max(0, this.left - 1)
    return this.left === 0
  }

  /** Little time is left. */
  get isShort(): boolean {
    return this.left !== null && this.left <= SHORT
  }

  /** `2:05` */
  get text(): string | null {
    if (this.left === null) return null
    return `${Math.floor(this.left / 60)}:${String(this.left % 60).padStart(2, '0')}`
  }
}
