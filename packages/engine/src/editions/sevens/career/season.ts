import type { Season } from '../../../career/career.ts'

const MANY = 3

/** What matches are worth in the table, what the first three get, and what a new season is built with. */
export const season: Season = {
  points: {
    win: 3,
    draw: 1,
    loss: 0,
    concession: 0,
    bonus: { touchdowns: MANY, cleanSheet: true, casualties: MANY },
  },
  bonusWith: 'bonus-points',
  tieBreaks: ['points', 'touchdowns', 'casualties'],
  legs: 2,
  playOffs: 4,
  prizes: [100_000, 60_000, 30_000],
  redraft: { match: 20_000, win: 20_000, draw: 10_000, seasonOfAPlayer: 20_000 },
}
