import type { Database } from '../database/database.ts'
import { insertRows, type NewRow } from '../database/inputs.ts'

const MOST_IN_A_BATCH = 200

interface Waiting {
  readonly row: NewRow
  readonly resolve: (at: number | null) => void
  readonly reject: (error: unknown) => void
}

/**
 * Keeps rows, one statement at a time: whatever comes while one is under way goes into the next. On a slow disk batches grow by
 * themselves, on a fast one nobody waits.
 */
export class Writer {
  readonly #database: Database
  readonly #process: string
  readonly #waiting: Waiting[] = []
  #busy = false
  /** How many statements were sent, and how many rows in them. */
  batches = 0
  rows = 0
  /** How many of them somebody else was faster with. */
  lost = 0

  constructor(database: Database, process: string) {
    this.#database = database
    this.#process = process
  }

  /** The time at which the row was kept; null when somebody else was first. Rejects when nobody knows. */
  write(row: NewRow): Promise<number | null> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ row, resolve, reject })
      if (!this.#busy) void this.#run()
    })
  }

  async #run(): Promise<void> {
    this.#busy = true
    while (this.#waiting.length > 0) await this.#send(this.#waiting.splice(0, MOST_IN_A_BATCH))
    this.#busy = false
  }

  async #send(batch: readonly Waiting[]): Promise<void> {
    this.batches++
    this.rows += batch.length
    try {
      const times = await insertRows(
        this.#database,
        this.#process,
        batch.map(({ row }) => row),
      )
      for (const [index, { resolve }] of batch.entries()) {
        const at = times[index] ?? null
        if (at === null) this.lost++
        resolve(at)
      }
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }
}
