import type { MatchSpec, Side } from '@touchback/engine'
import type { Words } from './dice/provable.ts'

/** How long a coach may think. */
export type Clock =
  | { readonly type: 'untimed' }
  /** So many seconds for every team turn, and a bank for when they do not suffice. */
  | { readonly type: 'turn'; readonly seconds: number; readonly bank: number }
  /** So many seconds for the whole match, and some more with every turn of one's own. */
  | { readonly type: 'chess'; readonly seconds: number; readonly increment: number }
  /** So many days for every team turn. */
  | { readonly type: 'days'; readonly days: number }

/** What two coaches agree on before they play. */
export interface Terms {
  readonly book: string
  readonly clock: Clock
  /** It counts for both coaches' ratings; only between accounts. */
  readonly rated: boolean
  readonly undo: 'off' | 'until-dice'
  /** It is in the lobby, and anybody may watch; otherwise only who has the link. */
  readonly public: boolean
  /** Watchers see everything so many seconds late. */
  readonly delay: number
  /** What a level match comes to; as the book says when absent. */
  readonly tie?: 'draw' | 'overtime' | 'shoot-out'
  /** The free seat is for coaches whose rating is no further than this from the host's; for anybody when absent. */
  readonly band?: number
}

export interface CoachName {
  readonly id: string
  readonly name: string
  readonly guest: boolean
}

/** Who sits on one side of a table, and with which team. */
export interface SeatInfo {
  /** Null when nobody sits there yet, a computer does, or the coach has gone for good. */
  readonly coach: CoachName | null
  /** The program that coaches it; null when a person does. */
  readonly computer: string | null
  readonly team: TeamName | null
  /** The coach's rating in this book; null where no coach sits. */
  readonly rating: number | null
  /** A coach has agreed to this, and it happens when the other one does. */
  readonly offer: Offer | null
}

export interface TeamName {
  readonly name: string
  readonly roster: string
  readonly colour: string
}

export const OFFERS = ['draw', 'adjourn', 'resume'] as const
export type Offer = (typeof OFFERS)[number]

/** `open`: a seat is free; `words`: both are there and add words to the dice; `gone`: it was withdrawn. */
export type TableState = 'open' | 'words' | 'live' | 'over' | 'gone'

export const REASONS_TO_END = ['played', 'draw-agreed', 'claimed', 'adjudicated', 'abandoned'] as const

/** How a match ended. */
export interface Ending {
  readonly reason: (typeof REASONS_TO_END)[number]
  readonly winner: Side | 'draw'
  readonly score: { readonly home: number; readonly away: number }
}

/** A table: an open seat, a match that is played, or one that was, always at the same address. */
export interface TableInfo {
  readonly id: string
  readonly state: TableState
  readonly terms: Terms
  readonly seats: { readonly home: SeatInfo; readonly away: SeatInfo }
  /** The side the asker coaches; null for whoever watches. */
  readonly you: Side | null
  /** The hash of the secret behind the dice. */
  readonly commitment: string
  /** What the coaches have added to the dice, once the match has begun. */
  readonly words: Words | null
  /** The secret itself, once the match is over. */
  readonly secret: string | null
  /** Two teams and the options; once the match has begun. */
  readonly spec: MatchSpec | null
  /** A fingerprint of the rules it is played with. */
  readonly engine: string
  readonly createdAt: number
  readonly begunAt: number | null
  readonly overAt: number | null
  readonly ending: Ending | null
  /** The table where the two meet again. */
  readonly rematch: string | null
}

/** Whether two clocks are the same. */
export const isSameClock = (one: Clock, other: Clock): boolean => {
  switch (one.type) {
    case 'untimed':
      return other.type === 'untimed'
    case 'turn':
      return other.type === 'turn' && one.seconds === other.seconds && one.bank === other.bank
    case 'chess':
      return other.type === 'chess' && one.seconds === other.seconds && one.increment === other.increment
    case 'days':
      return other.type === 'days' && one.days === other.days
  }
}
