import type { Career } from '../../../career/career.ts'
import { freeArrivals, market } from '../../../career/market.ts'
import { closeBooks, openBooks } from '../../../career/opening.ts'
import { improvements } from '../../../career/points.ts'
import type { Overlay } from '../../../match/extend.ts'
import { points } from '../../lrb4/career/most-valuable.ts'
import { preMatchOptions } from '../pre-match.ts'
import { costOf, offers } from './improving.ts'
import { fans, leavers, winnings } from './money-and-fans.ts'
import { mostValuable } from './most-valuable.ts'

/** Awards that coaches give, improvements that are paid for in value, and a cap on those who earn. */
export const career: Overlay<Career> = {
  levels: [
    { least: 0, title: 'Rookie', ageing: null },
    { least: 6, title: 'Experienced', ageing: null },
    { least: 16, title: 'Veteran', ageing: null },
    { least: 31, title: 'Emerging Star', ageing: null },
    { least: 51, title: 'Star Player', ageing: null },
    { least: 76, title: 'Super Star', ageing: null },
    { least: 176, title: 'Legend', ageing: null },
  ],
  completion: 'target',
  improving: { offers, after: null },
  worth: {
    gained: costOf,
    uncounted: ['fanFactor'],
    withoutAbsent: true,
    measure: (gold) => gold,
    unit: 'gold',
  },
  market: { rerolls: { times: 2, perMatch: 1, anyNumberWith: 'many-rerolls' }, assistant: false },
  commissionerAgrees: true,
  aftermath: [
    openBooks,
    mostValuable,
    points,
    improvements,
    winnings,
    fans,
    leavers,
    freeArrivals,
    market,
    closeBooks,
  ],
  options: {
    ...preMatchOptions,
    /** Teams worth more than this are paid nothing. */
    cap: { kind: 'number', usual: 1_500_000, min: 1_500_000, max: 3_000_000 },
    /** Of six improvements at most five are skills, or any. */
    skills: { kind: 'one-of', usual: 'five', of: ['five', 'six'] },
    /** Any number of re-rolls may be bought after a match, instead of one. */
    'many-rerolls': { kind: 'switch', usual: false },
    /** Whoever gives up loses his winnings and his award, or fans and players besides. */
    conceding: { kind: 'one-of', usual: 'no-penalties', of: ['no-penalties', 'penalties'] },
  },
}
