import type { Answerer, Choice, Die, Side } from '@touchback/engine'
import type { CoachName, Ending, Offer, TableInfo } from './tables.ts'

/** What is left on the clocks, in milliseconds, when `at` it was. */
export interface ClockNow {
  /** Milliseconds since 1970 by the server. */
  readonly at: number
  readonly home: Left
  readonly away: Left
  /** Whose clock runs; null when none does. */
  readonly running: Side | null
}

export interface Left {
  /** For this turn. */
  readonly turn: number
  /** When that is used up. */
  readonly bank: number
}

/** A row of a match, in order, as everybody hears of it; it is kept before anybody does. */
export type Entry = {
  readonly seq: number
  /** Milliseconds since 1970 by the database. */
  readonly at: number
} & (
  | {
      /** Number 0 is the start: dice, but no choice. */
      readonly kind: 'input'
      readonly by: Answerer | null
      readonly choice: Choice | null
      readonly dice: readonly Die[]
      /** The moment it leads to. */
      readonly hash: string
      /** Nobody answered in time: this is the default. */
      readonly late: boolean
    }
  /** The last input that still counted does so no more. */
  | { readonly kind: 'take-back'; readonly by: Side; readonly hash: string }
  | { readonly kind: 'pause' }
  | { readonly kind: 'resume' }
  | { readonly kind: 'end'; readonly ending: Ending }
)

export interface ChatLine {
  readonly no: number
  readonly name: string
  /** The side the speaker coaches. */
  readonly side: Side | null
  readonly words: string
  readonly at: number
}

/** What a page or a program says. */
export type ClientMessage =
  /** Takes a seat at a table, or watches. With `from` only the rows from there on are wanted. */
  | { readonly type: 'join'; readonly match: string; readonly from?: number }
  | { readonly type: 'leave'; readonly match: string }
  /** Adds words to the dice, after the commitment has been seen and before the match begins. */
  | { readonly type: 'words'; readonly match: string; readonly words: string }
  /** Answers the question after which row `seq` comes. */
  | { readonly type: 'choice'; readonly match: string; readonly seq: number; readonly choice: unknown }
  | { readonly type: 'take-back'; readonly match: string; readonly seq: number }
  /** Agrees to something; null takes it back. */
  | { readonly type: 'offer'; readonly match: string; readonly what: Offer | null }
  /** The other coach has been away for too long. */
  | { readonly type: 'claim'; readonly match: string }
  | { readonly type: 'say'; readonly match: string; readonly words: string }
  /** What this page has come to is not what the server says. */
  | { readonly type: 'differs'; readonly match: string; readonly seq: number; readonly hash: string }
  /** Wants to hear when the lobby has changed. */
  | { readonly type: 'lobby'; readonly on: boolean }
  | { readonly type: 'ping'; readonly n: number }

export type ClientMessageType = ClientMessage['type']

/** What a server says. */
export type ServerMessage =
  /** First of all: who the server takes you for, and the rules it plays by. */
  | {
      readonly type: 'welcome'
      readonly coach: CoachName | null
      readonly engine: string
      readonly now: number
    }
  /** The table has changed, or was joined. */
  | { readonly type: 'table'; readonly table: TableInfo }
  /** All rows from `from` on: `from` is what was asked for, or 0. */
  | {
      readonly type: 'rows'
      readonly match: string
      readonly from: number
      readonly rows: readonly Entry[]
      readonly clock: ClockNow | null
    }
  | { readonly type: 'entry'; readonly match: string; readonly entry: Entry; readonly clock: ClockNow | null }
  /** What was asked for does not count; `seq` where it was about one. */
  | {
      readonly type: 'refused'
      readonly match: string
      readonly seq: number | null
      readonly sentence: string
    }
  /** The database is away: what was said last may or may not count. It is to be said again after `back`. */
  | { readonly type: 'away'; readonly match: string; readonly sentence: string }
  | { readonly type: 'back'; readonly match: string }
  /** Who is at the table now, by side, and how many watch. */
  | {
      readonly type: 'here'
      readonly match: string
      readonly home: boolean
      readonly away: boolean
      readonly watchers: number
    }
  | { readonly type: 'chat'; readonly match: string; readonly lines: readonly ChatLine[] }
  /** Something in the lobby has changed: ask for it again. */
  | { readonly type: 'lobby' }
  | { readonly type: 'pong'; readonly n: number; readonly now: number }
  /** The message made no sense, or is not for the likes of you. */
  | { readonly type: 'problem'; readonly sentence: string }

/** Why a server closes a connection. */
export const CLOSED = {
  /** It said too much, or something that is no message. */
  rude: 4400,
  /** It did not read what it was told. */
  slow: 4408,
  /** Too many come at once. The reason is a number: so many milliseconds, about, until it is worth another try. */
  busy: 4429,
} as const

export const MOST_CHAT = 300
export const MOST_WORDS = 200
