interface Waiting {
  readonly enter: () => void
  readonly timer: NodeJS.Timeout | undefined
}

/** Lets so many in at once; the others wait in line, first come first served, some only for so long. */
export class Turnstile {
  readonly #atOnce: number
  readonly #patience: number | null
  readonly #line = new Set<Waiting>()
  #inside = 0

  constructor({ atOnce, patience = null }: { atOnce: number; patience?: number | null }) {
    this.#atOnce = atOnce
    this.#patience = patience
  }

  /** How many stand in line. */
  get waiting(): number {
    return this.#line.size
  }

  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.#inside >= this.#atOnce) await this.#turn()
    else this.#inside++
    try {
      return await work()
    } finally {
      this.#leave()
    }
  }

  /** Resolves when it is our turn: whoever leaves has kept his place for us. */
  #turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer =
        this.#patience === null
          ? undefined
          : setTimeout(() => {
              this.#line.delete(waiting)
              reject(new Error('timeout while waiting in line'))
            }, this.#patience)
      const waiting: Waiting = { enter: resolve, timer }
      this.#line.add(waiting)
    })
  }

  #leave(): void {
    const [next] = this.#line
    if (next === undefined) {
      this.#inside--
      return
    }
    this.#line.delete(next)
    clearTimeout(next.timer)
    next.enter()
  }
}
