import type { LeagueHead } from '../book/head-shape.ts'

const count = (number: number, one: string, many: string): string[] =>
  number === 0 ? [] : [`${number} ${number === 1 ? one : many}`]

/** What waits in a league, in a few words; empty when nothing does. */
export const waitText = ({
  toPlay,
  toConfirm,
  toClose,
}: Pick<LeagueHead, 'toPlay' | 'toConfirm' | 'toClose'>): string =>
  [
    ...count(toPlay, 'match to play', 'matches to play'),
    ...count(toConfirm, 'report to confirm', 'reports to confirm'),
    ...count(toClose, 'aftermath to finish', 'aftermaths to finish'),
  ].join(', ')
