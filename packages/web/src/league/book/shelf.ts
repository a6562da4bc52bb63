import type { Papers } from './book.ts'
import type { LeagueHead } from './head-shape.ts'

/** What became of entries that were to be added. `behind`: others have written in the meantime, and nothing was added. */
export type Added = 'added' | 'behind' | 'no-room'

/** What a shelf holds of one league: its head as it was put there, and the lines of its log. */
export interface Shelved {
  readonly head: unknown
  readonly lines: readonly unknown[]
}

/** Where leagues are kept, and how one hears that somebody else has added to one. */
export interface Shelf {
  heads(): Promise<readonly unknown[]>
  /** Null when there is no such league. */
  read(id: string): Promise<Shelved | null>
  /** The lines after the first so many. */
  linesAfter(id: string, count: number): Promise<readonly unknown[]>
  /** Adds lines after exactly so many, and puts the new head in the place of the old. */
  add(head: LeagueHead, after: number, lines: readonly unknown[]): Promise<Added>
  papersOf(id: string): Papers
  remove(id: string): Promise<void>
  /** Says which league others have added to; what it gives back stops that. */
  follow(heard: (id: string) => void): () => void
}
