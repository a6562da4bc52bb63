import type { LeagueHead } from '../book/head-shape.ts'

const count = (number: number, one: string, many: string): string[] =>
  number === 0 ? [] : [`${number} ${number === 1 ? one : many}`]

/** What waits in a league, in a few words; empty when nothing does. */
export const waitText = ({
  toPlay,
  toConfirm,
  toClose,
  toAnswer = 0,
  toRule = 0,
  toTake = 0,
}: Pick<LeagueHead, 'toPlay' | 'toConfirm' | 'toClose' | 'toAnswer' | 'toRule' | 'toTake'>): string =>
  [
    ...count(toPlay, 'match to play', 'matches to play'),
    ...count(toAnswer, 'challenge to answer', 'challenges to answer'),
    ...count(toConfirm, 'report to confirm', 'reports to confirm'),
    ...count(toRule, 'disputed result', 'disputed results'),
    ...count(toClose, 'aftermath to finish', 'aftermaths to finish'),
    ...count(toTake, 'prize to take', 'prizes to take'),
  ].join(', ')
