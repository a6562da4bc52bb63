import type { Career } from '../../../career/career.ts'
import { market } from '../../../career/market.ts'
import { closeBooks, openBooks } from '../../../career/opening.ts'

const FIRST = { own: 10_000, special: 20_000 }
const LATER = { own: 20_000, special: 30_000 }

export const career: Career = {
  points: {},
  levels: [],
  improving: { dice: 'd6', offers: () => [], rule: 'career.improve' },
  worth: {
    gained: ({ kind }, before) => (before === 0 ? FIRST : LATER)[kind],
    niggle: 0,
    uncounted: ['fanFactor', 'treasury'],
    withoutAbsent: false,
    measure: (gold) => gold,
    unit: 'gold',
    rule: 'career.worth',
  },
  market: {
    rerolls: { times: 1, perMatch: 0 },
    paid: true,
    leaving: 'retire',
    assistant: false,
    worth: Infinity,
    players: 0,
    rule: 'career.market',
  },
  aftermath: [openBooks, market, closeBooks],
  options: {},
}
