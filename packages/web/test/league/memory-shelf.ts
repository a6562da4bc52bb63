import type { Papers } from '../../src/league/book/book.ts'
import type { LeagueHead } from '../../src/league/book/head-shape.ts'
import type { Added, Shelf, Shelved } from '../../src/league/book/shelf.ts'

/** Leagues in memory: what a device keeps, and what another page of it would hear. */
export class MemoryShelf implements Shelf {
  readonly leagues = new Map<string, { head: unknown; lines: unknown[] }>()
  readonly papers = new Map<string, unknown>()
  readonly #heard = new Set<(id: string) => void>()
  /** How many lines there is room for. */
  room = Infinity
  /** Others hear of what is added. */
  loud = true

  async heads(): Promise<readonly unknown[]> {
    return [...this.leagues.values()].map(({ head }) => head)
  }

  async read(id: string): Promise<Shelved | null> {
    return this.leagues.get(id) ?? null
  }

  async linesAfter(id: string, count: number): Promise<readonly unknown[]> {
    return this.leagues.get(id)?.lines.slice(count) ?? []
  }

  async add(head: LeagueHead, after: number, lines: readonly unknown[]): Promise<Added> {
    const kept = this.leagues.get(head.id) ?? { head, lines: [] }
    if (kept.lines.length !== after) return 'behind'
    if (after + lines.length > this.room) return 'no-room'
    const plain = JSON.parse(JSON.stringify(lines)) as unknown[]
    this.leagues.set(head.id, { head, lines: [...kept.lines, ...plain] })
    if (this.loud) for (const heard of this.#heard) heard(head.id)
    return 'added'
  }

  papersOf(id: string): Papers {
    const key = (name: string): string => `${id}/${name}`
    return {
      read: async (name) => this.papers.get(key(name)),
      keep: async (name, paper) => this.papers.set(key(name), paper) === this.papers,
      drop: async (name) => void this.papers.delete(key(name)),
    }
  }

  async remove(id: string): Promise<void> {
    this.leagues.delete(id)
  }

  follow(heard: (id: string) => void): () => void {
    this.#heard.add(heard)
    return () => this.#heard.delete(heard)
  }
}
