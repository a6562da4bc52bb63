import type { DiceSource, Reading } from '@touchback/engine'
import type { Aftermath, BooksOf, Change, Entry, EntryType, League } from '@touchback/league'

/** What is to be written in a log: an entry but for its number and time. Without `by` it is written in the name of whoever keeps the book here. */
export type Writing = Readonly<Record<string, unknown>> & {
  readonly type: EntryType
  readonly by?: string
  readonly why?: string
}

/** What somebody is in the middle of in a league, by name: it waits here until he comes back, and nobody else sees it. */
export interface Papers {
  read(name: string): Promise<unknown>
  /** False when there is no room for it. */
  keep(name: string, paper: unknown): Promise<boolean>
  drop(name: string): Promise<void>
}

/**
 * A league as screens see it: read what its log comes to, add to it, be told when somebody has. Where the log is kept, on
 * this device or far away, is nobody's business here.
 */
export interface LeagueBook {
  readonly id: string
  /** The coach who keeps it here. */
  readonly me: string
  /** The league as it stands; another one after every entry as far as a screen can tell. */
  readonly league: League
  readonly entries: readonly Entry[]
  /** Why nothing can be written, in a sentence; null when it can. What could be read is shown all the same. */
  readonly readOnly: string | null
  /** It is read-only for what only older rules can have let be, and may be upheld. */
  readonly isOld: boolean
  /** Whether somebody here may write in the name of a coach. */
  speaksFor(coach: string): boolean
  /** Writes all of some entries, or none of them: then the sentence why not, and everything is as it was. */
  append(...writings: readonly Writing[]): Promise<string | null>
  /** Writes down that everything stays which only older rules can have let be, and goes on; or the sentence why not. */
  uphold(): Promise<string | null>
  /** What an entry would change, before it is written. */
  preview(writing: Writing): Reading<readonly Change[]>
  /** The books of a team, at their first question. */
  open(books: BooksOf, dice: DiceSource): Reading<Aftermath>
  /** Says whenever there is something new, from here or elsewhere; what it gives back stops that. */
  follow(heard: () => void): () => void
  readonly papers: Papers
  close(): void
}
