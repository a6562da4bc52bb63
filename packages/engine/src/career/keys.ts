/** What happens between matches, by the neutral keys of its rules. */
export const CAREER_KEYS = [
  'career.ageing',
  'career.concession-bonus',
  'career.dead',
  'career.deserters',
  'career.fans',
  'career.fit-again',
  'career.free-arrival',
  'career.improve',
  'career.injury',
  'career.market',
  'career.medal',
  'career.mvp',
  'career.points',
  'career.prize',
  'career.spent',
  'career.sponsor',
  'career.star-roll',
  'career.winnings',
  'career.worth',
] as const
export type CareerKey = (typeof CAREER_KEYS)[number]
