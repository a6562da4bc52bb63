import type { Deed } from './sheet.ts'
import type { Visitor } from './visitors.ts'

/** What a tap counts, in a word. */
export const DEED_WORDS: Readonly<Record<Deed | 'injury', string>> = {
  touchdowns: 'Touchdown',
  completions: 'Pass',
  casualties: 'Casualty',
  interceptions: 'Intercept',
  deflections: 'Deflection',
  injury: 'Injured',
}
/** The same on a badge. */
export const DEED_SHORT: Readonly<Record<Deed, string>> = {
  touchdowns: 'TD',
  completions: 'Pass',
  casualties: 'Cas',
  interceptions: 'Int',
  deflections: 'Def',
}
/** What somebody has come as who is not on the roster. */
export const VISITOR_WORDS: Readonly<Record<Visitor['kind'], string>> = {
  freebooter: 'freebooter',
  star: 'star player',
  journeyman: 'journeyman',
  mercenary: 'mercenary',
  talent: 'for this match',
}
