import type { Fixture } from '@touchback/league'
import { expect, test } from 'vitest'
import { resultText, whoWon } from '../../src/league/words/results.ts'

const played = (score: readonly [number, number], more: object = {}, fields: object = {}): Fixture =>
  // Only what says who has won is looked at.
  ({
    home: 'anna',
    away: 'bert',
    settled: true,
    decided: null,
    awarded: null,
    report: { score: { home: score[0], away: score[1] }, conceded: null, ...more },
    ...fields,
  }) as unknown as Fixture

test.each([
  ['a score', played([2, 1]), 'won 2–1', 'lost 1–2', null],
  ['a draw', played([1, 1]), 'drawn 1–1', 'drawn 1–1', null],
  [
    'penalties',
    played([0, 0], { shootOut: 'away' }),
    'lost 0–0 on penalties',
    'won 0–0 on penalties',
    'Bert won on penalties',
  ],
  [
    'given up',
    played([0, 1], { conceded: { side: 'away', forced: false } }),
    'won 0–1, the others gave up',
    'lost 1–0, gave up',
    'Anna won, Bert gave up',
  ],
  [
    'a decision',
    played([1, 1], {}, { decided: 'anna' }),
    'won 1–1 by decision',
    'lost 1–1 by decision',
    'Anna won by decision',
  ],
])('a result says how it came: %s', (_what, fixture, home, away, both) => {
  expect(resultText(fixture, 'anna')).toBe(home)
  expect(resultText(fixture, 'bert')).toBe(away)
  expect(whoWon(fixture, (team) => ({ anna: 'Anna', bert: 'Bert' })[team] ?? team)).toBe(both)
})
