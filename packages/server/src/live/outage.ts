const RETRY = 250
const LONGEST_RETRY = 4000

/** A time without what we depend on: it is tried again, less and less often, until it is over. */
export class Outage {
  #lasts = false
  readonly #tryAgain: () => Promise<void>

  /** `tryAgain` says by `ends` that it has worked, and is called again when it throws. */
  constructor(tryAgain: () => Promise<void>) {
    this.#tryAgain = tryAgain
  }

  get lasts(): boolean {
    return this.#lasts
  }

  /** True when nobody knew of it yet. */
  begins(): boolean {
    if (this.#lasts) return false
    this.#lasts = true
    this.#later(RETRY)
    return true
  }

  ends(): void {
    this.#lasts = false
  }

  #later(wait: number): void {
    setTimeout(() => {
      if (this.#lasts) this.#tryAgain().catch(() => this.#later(Math.min(2 * wait, LONGEST_RETRY)))
    }, wait).unref()
  }
}
