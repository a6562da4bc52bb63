import { describe, expect, test } from 'vitest'
import { EDITIONS } from '../../src/editions/index.ts'
import type { Edition } from '../../src/match/edition.ts'
import { must } from '../../src/match/must.ts'
import { SeededDice } from '../../src/rolls/dice.ts'
import { eager, playWatched, randomSpec, type Watch } from '../../src/testing/index.ts'

/** Matches of each book in a run of the tests; `npm run soak` plays as many as one likes. */
export const MATCHES = 300

/**
 * Promises are held in every match, but not at every decision: one match in thirty is forked at each of them, one in a
 * hundred tries every choice there, and every other one is played again from its record. The rest is looked at here and
 * there, or six books would take an hour.
 */
const watchOf = (match: number): Watch => ({
  fork: match % 30 === 0 ? 256 : 6,
  save: match % 30 === 0 ? 16 : 2,
  tryAll: match % 100 === 0 ? 256 : 1,
  replay: match % 2 === 0,
  events: match % 3 !== 0,
  limit: 30_000,
})

/** Plays it to its end, every promise held; how many decisions that took. */
function play(edition: Edition, match: number): number {
  const rosters = Object.keys(edition.teams.rosters)
  // Every team meets every other once in so many matches; a stride that shares no factor with their number mixes them.
  const pairing = (match * 187) % rosters.length ** 2
  const home = rosters[Math.floor(pairing / rosters.length)] ?? ''
  const away = rosters[pairing % rosters.length] ?? ''
  const seed = 20_000 + match
  const random = new SeededDice(seed * 3 + 1)
  const hasty = eager(seed)
  const spec = randomSpec(edition, home, away, seed)
  return playWatched(
    spec,
    seed,
    (game) =>
      match % 3 === 2
        ? hasty.choose(game)
        : must(game.legalChoices()[random.below(game.legalChoices().length)]),
    watchOf(match),
  ).decisions
}

/** The promises of every book in the matches `from` up to `to`: in two files, so that two cores share them. */
export function promisesIn(from: number, to: number): void {
  for (const edition of Object.values(EDITIONS))
    describe(`${edition.name}: promises kept by random coaches and by eager ones`, () => {
      for (let first = from; first < to; first += 50)
        test(`matches ${first} to ${first + 49}`, { timeout: 120_000 }, () => {
          for (let match = first; match < first + 50; match++) expect(play(edition, match)).toBeGreaterThan(0)
        })
    })
}
