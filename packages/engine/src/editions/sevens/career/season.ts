import type { Season } from '../../../career/career.ts'

const MANY = 3

/** What matches are worth in the table, what the first three get, and what a new season is built with. */
export const season: Season = {
  points: { win: 3, draw: 1, loss: 0 },
  bonus: [
    { id: 'touchdowns', holds: ({ score: [own] }) => own >= MANY },
    { id: 'clean-sheet', holds: ({ score: [, theirs] }) => theirs === 0 },
    { id: 'casualties', holds: ({ casualties: [own] }) => own >= MANY },
  ],
  tieBreaks: ['points', 'touchdowns', 'casualties'],
  legs: 2,
  playOffs: 4,
  prizes: [100_000, 60_000, 30_000],
  redraft: { match: 20_000, win: 20_000, draw: 10_000, seasonOfAPlayer: 20_000 },
}
