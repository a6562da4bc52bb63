import type { Career, Worth } from '../../../career/career.ts'
import { freeArrivals, market } from '../../../career/market.ts'
import { closeBooks, openBooks } from '../../../career/opening.ts'
import { advancement } from './advancement.ts'
import { dedicatedFans } from './fans.ts'
import { quitters, theDraft } from './leaving.ts'
import { expensiveMistakes, winnings } from './money.ts'
import { season } from './season.ts'

const FIRST = { own: 10_000, special: 20_000 }
const LATER = { own: 20_000, special: 30_000 }

/** The fee of linemen who cost a team nothing is not counted, and re-rolls may be at their list price. rule: special.low-cost */
const counts: NonNullable<Worth['counts']> = ({ id, count, total }, roster, options) => {
  const isLineman = roster.positions.some((position) => position.id === id && position.lineman === true)
  if (isLineman && roster.specialRules?.includes('low-cost-linemen') === true) return 0
  return id === 'rerolls' && options['reroll-value'] === 'list' ? count * roster.rerollCost : total
}

/** One random skill after every match, and those who have learned much do not stay for ever. */
export const career: Career = {
  points: {},
  levels: [],
  improving: { dice: 'd6', offers: () => [], rule: 'career.random-skill' },
  worth: {
    gained: ({ kind }, before) => (before === 0 ? FIRST : LATER)[kind],
    niggle: 0,
    uncounted: ['fanFactor', 'treasury'],
    counts,
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
    journeymen: true,
    worth: Infinity,
    players: 0,
    rule: 'career.market',
  },
  season,
  aftermath: [
    openBooks,
    winnings,
    theDraft,
    quitters,
    dedicatedFans,
    advancement,
    freeArrivals,
    market,
    expensiveMistakes,
    closeBooks,
  ],
  options: {
    /** One more league point for many touchdowns, for none against and for many casualties. */
    'bonus-points': { kind: 'switch', usual: false },
    /** Re-rolls count in the team's worth at what was paid for them, or at what the list prints. */
    'reroll-value': { kind: 'one-of', usual: 'paid', of: ['paid', 'list'] },
  },
}
