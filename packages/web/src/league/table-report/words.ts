import type { Deed } from './sheet.ts'

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
