import type { Edition } from '../match/edition.ts'
import type { RuleKey } from '../match/rule-keys.ts'
import type { Bookkeeping, BookkeepingStep, Books } from './books.ts'
import type { Roster } from '../match/roster.ts'
import type { Feat, Gained, Team, TeamMatch, TeamPlayer } from './team.ts'
import type { Item } from './worth.ts'
import type { Tournaments } from './tournaments.ts'

/** What a league may settle for itself: numbers within bounds, switches, one of several readings. */
export type OptionRule =
  | { readonly kind: 'number'; readonly usual: number; readonly min: number; readonly max: number }
  | { readonly kind: 'switch'; readonly usual: boolean }
  | { readonly kind: 'one-of'; readonly usual: string; readonly of: readonly string[] }
export type OptionValue = number | boolean | string
/** The options of a league, all of them. */
export type LeagueOptions = Readonly<Record<string, OptionValue>>

/** A rank by points: from so many on. */
export interface Level {
  readonly least: number
  readonly title: string
  /** What an ageing roll must reach; null where nobody ages. */
  readonly ageing: number | null
}

/** Something a player could learn now. */
export type Offer = Omit<Gained, 'after'>

/** How players get better. */
export interface Improving {
  readonly dice: 'd6' | '2d6'
  /** What these dice let him take; nothing when the roll is lost. */
  readonly offers: (books: Books, player: TeamPlayer, dice: readonly number[]) => readonly Offer[]
  /** What else happens to whoever has made his roll. */
  readonly after?: (books: Books, player: TeamPlayer, level: Level) => Bookkeeping
  readonly rule: RuleKey
}

/** What a team may buy and drop between matches. */
export interface Market {
  /** Re-rolls later on: how many times the list price, and how many after one match. */
  readonly rerolls: {
    readonly times: number
    readonly perMatch: number
    /** The option of a league that lifts this limit. */
    readonly anyNumberWith?: string
  }
  /** Purchases are paid for out of a treasury; otherwise only the limit on the team's worth counts. */
  readonly paid: boolean
  /** How a player is let go, and whether he may stay as an assistant coach. */
  readonly leaving: 'retire' | 'remove'
  readonly assistant: boolean
  /** Journeymen of the match may stay, at what they are worth now. */
  readonly journeymen?: boolean
  /** Whoever joins is new, and whoever leaves is gone: nobody changes teams. */
  readonly rookiesOnly?: boolean
  /** The team must be worth no more than this, and have at least so many players, before the books are closed. */
  readonly worth: number
  readonly players: number
  readonly rule: RuleKey
}

/** What makes up the worth of a team. */
export interface Worth {
  /** What a player's learning adds to his price, in gold, by what he learned and how many he had before. */
  readonly gained: (gained: Gained, before: number) => number
  /** What an old injury takes off it. */
  readonly niggle: number
  /** What of an item counts; all of it where the book says nothing. */
  readonly counts?: (item: Item, roster: Roster, options: LeagueOptions) => number
  /** Ids of what is paid for and does not count: `fanFactor`, `treasury`. */
  readonly uncounted: readonly string[]
  /** Players who will miss the next match are left out. */
  readonly withoutAbsent: boolean
  /** From the gold to the number on the roster: a rating, or the gold itself. */
  readonly measure: (gold: number, team: Pick<Team, 'players'>) => number
  readonly unit: 'rating' | 'gold'
  readonly rule: RuleKey
}

/** What a match was, as far as a table looks at it. */
export type Result = Pick<TeamMatch, 'score' | 'casualties' | 'conceded'> & {
  /** Who has it where the score does not say: a shoot-out, or a verdict that both have lost. */
  readonly decided?: 'own' | 'theirs' | 'neither'
}

/** Points of a table, bonuses included. */
export interface PointsRule {
  readonly win: number
  readonly draw: number
  readonly loss: number
  readonly concession: number
  /** One more each for so many touchdowns, for none against, for so many casualties; none when 0. */
  readonly bonus: { readonly touchdowns: number; readonly cleanSheet: boolean; readonly casualties: number }
}

/** A season of a league: what matches are worth, what the best get, and what the next one is built with. */
export interface Season {
  readonly points: PointsRule
  /** The option of a league that gives its bonuses; without it nobody has them. */
  readonly bonusWith: string
  readonly tieBreaks: readonly ('points' | 'touchdowns' | 'casualties')[]
  /** How often each team meets each other. */
  readonly legs: 1 | 2
  /** How many teams go on to the play-offs. */
  readonly playOffs: number
  /** Gold for the first places. */
  readonly prizes: readonly number[]
  /** Gold for a new draft: by match, victory and draw; and what a player asks more for each season he has stayed. */
  readonly redraft: {
    readonly match: number
    readonly win: number
    readonly draw: number
    readonly seasonOfAPlayer: number
  }
}

/** What a book says of careers. An edition's overlay may change any part of it. */
export interface Career {
  /** Points for what a player did and for the award of the day; books that count otherwise have none. */
  readonly points: Readonly<Partial<Record<Feat | 'mvp', number>>>
  readonly levels: readonly Level[]
  /** Whose catch makes a pass count; anybody's of the team when absent. */
  readonly completion?: 'target'
  readonly improving: Improving
  readonly worth: Worth
  readonly market: Market
  /** The score on record where the other team gave up and this one was not ahead; as it stood where the book does not say. */
  readonly walkover?: readonly [winner: number, loser: number]
  /** Cups and how they are played for, in books that name any. */
  readonly tournaments?: Tournaments
  /** Nothing changes hands between two coaches unless the commissioner agrees too. */
  readonly commissionerAgrees?: boolean
  /** A season of a league, in books that lay one down. */
  readonly season?: Season
  /** What happens after a match, in the book's order. */
  readonly aftermath: readonly BookkeepingStep[]
  readonly options: Readonly<Record<string, OptionRule>>
}

/** Why a league cannot settle its options like this, a sentence each. */
export const optionProblems = ({ career, name }: Edition, options: LeagueOptions): string[] =>
  Object.entries(options).flatMap(([id, value]) => {
    const rule = Object.hasOwn(career.options, id) ? career.options[id] : undefined
    if (rule === undefined) return [`${name} leaves no "${id}" to a league.`]
    return fits(rule, value) ? [] : [`"${id}" cannot be ${value}: ${wanted(rule)}.`]
  })

function fits(rule: OptionRule, value: OptionValue): boolean {
  switch (rule.kind) {
    case 'number':
      return Number.isInteger(value) && Number(value) >= rule.min && Number(value) <= rule.max
    case 'switch':
      return typeof value === 'boolean'
    case 'one-of':
      return rule.of.some((known) => known === value)
    default:
      return rule satisfies never
  }
}

function wanted(rule: OptionRule): string {
  switch (rule.kind) {
    case 'number':
      return `it is a whole number from ${rule.min} to ${rule.max}`
    case 'switch':
      return 'it is true or false'
    case 'one-of':
      return `it is one of ${rule.of.join(', ')}`
    default:
      return rule satisfies never
  }
}

const usual = new WeakMap<Edition, LeagueOptions>()

/** The options of a league that says nothing. */
export function usualOptions(edition: Edition): LeagueOptions {
  let options = usual.get(edition)
  if (options === undefined) {
    options = Object.fromEntries(Object.entries(edition.career.options).map(([id, rule]) => [id, rule.usual]))
    usual.set(edition, options)
  }
  return options
}
