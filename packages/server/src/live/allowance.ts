/** So many at once, and so many a second after that. */
export class Allowance {
  readonly #burst: number
  readonly #perSecond: number
  #left: number
  #at: number

  constructor({ burst, perSecond }: { burst: number; perSecond: number }, now = performance.now()) {
    this.#burst = burst
    this.#perSecond = perSecond
    this.#left = burst
    this.#at = now
  }

  /** Whether one more is allowed. */
  take(now = performance.now()): boolean {
    this.#left = Math.min(this.#burst, this.#left + ((now - this.#at) / 1000) * this.#perSecond)
    this.#at = now
    if (this.#left < 1) return false
    this.#left--
    return true
  }
}
