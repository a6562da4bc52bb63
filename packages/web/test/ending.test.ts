import type { Side } from '@touchback/engine'
import { expect, test } from 'vitest'
import { type Ended, endingManner, endingTitle } from '../src/words/ending.ts'

const name = (side: Side): string => ({ home: 'Rooks', away: 'Boars' })[side]

test.for<[string, Ended['winner'], Ended['conceded'], [number, number], string, string | null]>([
  ['by the score', 'home', null, [2, 1], 'Rooks win', null],
  ['level', 'draw', null, [1, 1], 'A draw', null],
  ['by penalties', 'away', null, [1, 1], 'Boars win', 'The shoot-out decided it.'],
  ['by whoever led and gave up', 'away', 'home', [2, 1], 'Boars win', 'Rooks gave up.'],
  ['by whoever was level and gave up', 'home', 'away', [0, 0], 'Rooks win', 'Boars gave up.'],
])('a match that ended %s', ([, winner, conceded, [home, away], title, manner]) => {
  const ended: Ended = { winner, conceded, teams: { home: { score: home }, away: { score: away } } }
  expect(endingTitle(winner ?? 'draw', name)).toBe(title)
  expect(endingManner(ended, name)).toBe(manner)
})
