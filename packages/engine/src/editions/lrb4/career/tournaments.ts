import type { Tournaments } from '../../../career/tournaments.ts'

/** Four majors a year, and two of the small ones everybody has heard of. */
export const tournaments: Tournaments = {
  cups: {
    'chaos-cup': {
      name: 'Chaos Cup',
      season: 'spring',
      purse: {
        split: [
          { from: 1, to: 2, row: { winner: 100_000, runnerUp: 250_000 } },
          { from: 3, to: 4, row: { winner: 200_000, runnerUp: 150_000 } },
          { from: 5, to: 6, row: { winner: 300_000, runnerUp: 50_000 } },
        ],
        kinds: {
          chaos: 1,
          'chaos-dwarf': 1,
          norse: 1,
          nurgle: 1,
          dwarf: -1,
          'high-elf': -1,
          'wood-elf': -1,
        },
      },
      trophy: true,
      handicaps: 1,
    },
    'blood-bowl': {
      name: 'Blood Bowl',
      season: 'summer',
      purse: { winner: 350_000, runnerUp: 150_000 },
      trophy: true,
      medal: 5,
      sponsor: 20_000,
    },
    spike: {
      name: 'Spike! Magazine Trophy',
      season: 'autumn',
      purse: { winner: 200_000, runnerUp: 100_000 },
      trophy: true,
      fans: { dice: 1 },
    },
    dungeonbowl: {
      name: 'Dungeonbowl',
      season: 'winter',
      purse: { winner: 150_000, runnerUp: 100_000 },
      trophy: true,
      wizard: 25_000,
    },
    'far-albion-cup': {
      name: 'Far Albion Cup',
      purse: { winner: 80_000, runnerUp: 40_000 },
      trophy: false,
    },
    'goblin-tribal-leeg': {
      name: 'Goblin Tribal Leeg',
      purse: { winner: 0, runnerUp: 0 },
      trophy: false,
      fans: { option: 'tribal-fans' },
    },
  },
  playOffs: {
    weeks: 3,
    results: 3,
    points: { win: 15, loss: 5, scored: 1, conceded: -1 },
    qualify: 4,
    quarterFinalsAbove: 8,
    challenges: 1,
    answerDays: 1,
    refused: [2, 0],
    evaded: [0, 2],
  },
  entries: 1,
  minorPurse: 150_000,
  playerOfTheYear: { fans: 1, after: 'spike' },
}
