import type { Career } from '../../../career/career.ts'
import { skillOffers } from '../../../career/learning.ts'
import { market } from '../../../career/market.ts'
import { closeBooks, openBooks } from '../../../career/opening.ts'
import { totalPoints } from '../../../career/team.ts'

const GOLD_A_POINT = 10_000
const POINTS_A_POINT = 5

export const career: Career = {
  points: { completions: 1, casualties: 2, interceptions: 2, touchdowns: 3, mvp: 5 },
  levels: [
    { least: 0, title: 'Rookie', ageing: null },
    { least: 6, title: 'Experienced', ageing: 3 },
    { least: 16, title: 'Veteran', ageing: 4 },
    { least: 31, title: 'Emerging Star', ageing: 5 },
    { least: 51, title: 'Star Player', ageing: 6 },
    { least: 76, title: 'Super-Star', ageing: 7 },
    { least: 126, title: 'Mega-Star', ageing: 8 },
    { least: 176, title: 'Legend', ageing: 9 },
  ],
  improving: {
    dice: '2d6',
    offers: ({ edition, team }, player) =>
      skillOffers(edition, team, player, 'own', ({ kind }) => kind === 'skill'),
    rule: 'career.improve',
  },
  worth: {
    gained: () => 0,
    niggle: 0,
    uncounted: [],
    withoutAbsent: false,
    measure: (gold, { players }) =>
      Math.floor(gold / GOLD_A_POINT) +
      Math.floor(players.reduce((sum, player) => sum + totalPoints(player), 0) / POINTS_A_POINT),
    unit: 'rating',
    rule: 'career.worth',
  },
  market: {
    rerolls: { times: 2, perMatch: Infinity },
    paid: true,
    leaving: 'retire',
    assistant: true,
    worth: Infinity,
    players: 0,
    rule: 'career.market',
  },
  aftermath: [openBooks, market, closeBooks],
  options: {},
}
