interface Waiting<K, V> {
  readonly key: K
  readonly resolve: (value: V | null) => void
  readonly reject: (error: unknown) => void
}

/** Asks for many things in one go: whatever is wanted while an answer is under way is asked for together when it is there. */
export class Batches<K, V> {
  readonly #most: number
  readonly #answers: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>
  readonly #waiting: Waiting<K, V>[] = []
  #busy = false

  constructor(most: number, answers: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>) {
    this.#most = most
    this.#answers = answers
  }

  ask(key: K): Promise<V | null> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ key, resolve, reject })
      if (!this.#busy) void this.#run()
    })
  }

  async #run(): Promise<void> {
    this.#busy = true
    while (this.#waiting.length > 0) {
      const some = this.#waiting.splice(0, this.#most)
      try {
        const found = await this.#answers([...new Set(some.map(({ key }) => key))])
        for (const { key, resolve } of some) resolve(found.get(key) ?? null)
      } catch (error) {
        for (const { reject } of some) reject(error)
      }
    }
    this.#busy = false
  }
}
