/** What happens between matches, by the neutral keys of its rules. */
export const CAREER_KEYS = [
  'career.concession-bonus',
  'career.dead',
  'career.fit-again',
  'career.improve',
  'career.injury',
  'career.market',
  'career.spent',
  'career.star-roll',
  'career.worth',
] as const
export type CareerKey = (typeof CAREER_KEYS)[number]
