import type { Entry } from '@touchback/wire'

const KEPT = 30

/** The latest rows of a match. The others are where they are kept: a match under way should be small. */
export class Recent {
  #from = 0
  #entries: Entry[] = []

  /** How many rows there are, remembered or not. */
  get length(): number {
    return this.#from + this.#entries.length
  }

  push(entry: Entry): void {
    this.#entries.push(entry)
    if (this.#entries.length < 2 * KEPT) return
    this.#from += KEPT
    this.#entries = this.#entries.slice(KEPT)
  }

  /** A row, if it is remembered. */
  at(seq: number): Entry | undefined {
    return this.#entries[seq - this.#from]
  }

  /** The last row that changed the position. */
  get lastOfPlay(): Entry | undefined {
    return this.#entries.findLast(({ kind }) => kind !== 'pause' && kind !== 'resume')
  }

  /** All rows from one on; null when not all of them are remembered. */
  since(seq: number): readonly Entry[] | null {
    return seq < this.#from ? null : this.#entries.slice(seq - this.#from)
  }
}
