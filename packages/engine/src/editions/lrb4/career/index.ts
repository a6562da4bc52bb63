import type { Career } from '../../../career/career.ts'
import { freeArrivals, market } from '../../../career/market.ts'
import { closeBooks, openBooks } from '../../../career/opening.ts'
import { improvements } from '../../../career/points.ts'
import { totalPoints } from '../../../career/team.ts'
import { ageing } from './ageing.ts'
import { deserters, fans } from './fans.ts'
import { mostValuable, points } from './most-valuable.ts'
import { offers } from './star-player-rolls.ts'
import { tournaments } from './tournaments.ts'
import { winnings } from './winnings.ts'
import { preMatchOptions } from '../pre-match/options.ts'

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
    offers,
    after: ageing,
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
  tournaments,
  aftermath: [
    openBooks,
    winnings,
    mostValuable,
    points,
    improvements,
    fans,
    deserters,
    freeArrivals,
    market,
    closeBooks,
  ],
  options: {
    ...preMatchOptions,
    /** The table of categories with its slips put right, or to the letter. */
    access: { kind: 'one-of', usual: 'put-right', of: ['put-right', 'printed'] },
    /** What a draw is worth in the play-offs; 0 where matches go on until somebody has won. */
    draws: { kind: 'number', usual: 0, min: 0, max: 15 },
    /** Quarter-finals where there are teams enough. */
    'quarter-finals': { kind: 'switch', usual: true },
    /** Followers of the team that wins the Goblin Tribal Leeg. */
    'tribal-fans': { kind: 'number', usual: 1, min: 0, max: 6 },
  },
}
