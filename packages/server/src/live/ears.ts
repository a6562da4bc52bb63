import type { Side } from '@touchback/engine'
import type { ServerMessage } from '@touchback/wire'
import type { Present } from './attendance.ts'

/** Whoever listens at a table. */
export interface Ear {
  readonly side: Side | null
  /** Who it is; null for somebody unknown. */
  readonly coach: string | null
  /** A message as it goes over the wire: it is written once for all who hear it. */
  send(text: string): void
}

/** Those who listen at one table. */
export class Ears {
  readonly #ears = new Set<Ear>()

  add(ear: Ear): void {
    this.#ears.add(ear)
  }

  delete(ear: Ear): boolean {
    return this.#ears.delete(ear)
  }

  get size(): number {
    return this.#ears.size
  }

  /** Who is at the table in this process. */
  get present(): Present {
    const sides = [...this.#ears].map(({ side }) => side)
    const watchers = sides.filter((side) => side === null).length
    return { home: sides.includes('home'), away: sides.includes('away'), watchers }
  }

  /** Coaches hear at once, watchers as late as the match says. */
  tell(message: ServerMessage, delay = 0): void {
    const text = JSON.stringify(message)
    for (const ear of this.#ears) if (ear.side !== null || delay === 0) ear.send(text)
    if (delay === 0) return
    setTimeout(() => {
      for (const ear of this.#ears) if (ear.side === null) ear.send(text)
    }, delay * 1000).unref()
  }

  /** Everybody hears something of his own. */
  tellEach(message: (ear: Ear) => ServerMessage): void {
    for (const ear of this.#ears) ear.send(JSON.stringify(message(ear)))
  }
}
