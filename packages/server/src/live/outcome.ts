import type { Entry } from '@touchback/wire'

/** What became of something that was asked for: it counts, it does not and why, or nobody knows because the database is away. */
export type Outcome =
  | { readonly type: 'entry'; readonly entry: Entry; readonly repeated: boolean }
  | { readonly type: 'refused'; readonly sentence: string }
  | { readonly type: 'away' }

export const refused = (sentence: string): Outcome => ({ type: 'refused', sentence })

export const GONE_ON = 'The match has gone on: that question has been answered.'
export const NOT_YET = 'The match has not begun.'
export const HALTED = 'The rules have changed since this match was played so far, and it cannot go on.'
export const PAUSED = 'The match is adjourned: both coaches must want to go on.'
export const AWAY = 'The database is away. Nothing is lost: the match goes on when it is back.'
