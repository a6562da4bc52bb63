import type { Career } from '../../../career/career.ts'
import { accessOf, skillOffers } from '../../../career/learning.ts'
import { market } from '../../../career/market.ts'
import { closeBooks, openBooks } from '../../../career/opening.ts'
import { improvements } from '../../../career/points.ts'
import { starRolls } from './star-rolls.ts'

const NORMAL = 20_000
const EXCEPTIONAL = 30_000
const NIGGLE = -10_000

/** A league without money: only what a team is worth counts. */
export const career: Career = {
  points: {},
  levels: [
    { least: 0, title: 'Rookie', ageing: null },
    { least: 6, title: 'Experienced', ageing: null },
    { least: 16, title: 'Veteran', ageing: null },
    { least: 31, title: 'Emerging Star', ageing: null },
    { least: 51, title: 'Star', ageing: null },
    { least: 76, title: 'Super Star', ageing: null },
    { least: 176, title: 'Legend', ageing: null },
  ],
  improving: {
    dice: 'd6',
    offers({ edition, team }, player, [die = 0]) {
      const { own, special } = accessOf(edition, team, player)
      const from = (categories: readonly string[]) => (skill: { category: string }) =>
        categories.includes(skill.category)
      return [
        ...skillOffers(edition, team, player, 'own', from(own)),
        ...(die === 6 ? skillOffers(edition, team, player, 'special', from(special)) : []),
      ]
    },
    rule: 'career.improve',
  },
  worth: {
    gained: ({ kind }) => (kind === 'own' ? NORMAL : EXCEPTIONAL),
    niggle: NIGGLE,
    uncounted: ['treasury'],
    withoutAbsent: false,
    measure: (gold) => gold,
    unit: 'gold',
    rule: 'career.worth',
  },
  market: {
    rerolls: { times: 1, perMatch: Infinity },
    paid: false,
    leaving: 'remove',
    assistant: false,
    rookiesOnly: true,
    worth: 1_400_000,
    players: 11,
    rule: 'career.market',
  },
  walkover: [2, 0],
  aftermath: [openBooks, starRolls, improvements, market, closeBooks],
  options: {},
}
