import { describe, test } from 'vitest'
import { EDITIONS } from '../src/editions/index.ts'
import { SeededDice } from '../src/rolls/dice.ts'
import { playWatched, randomSpec, type Watch } from '../src/testing/index.ts'

/** Matches in this run; `npm run soak` plays as many as one likes. */
const MATCHES = 300

for (const edition of Object.values(EDITIONS)) {
  const rosters = Object.keys(edition.rosters)
  const pairings = rosters.flatMap((home) => rosters.map((away) => [home, away] as const))

  describe(`${edition.name}: promises kept by random coaches`, () => {
    // Every team meets every other once in so many matches; a stride that shares no factor with their number mixes them.
    for (const [group, name] of ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].entries())
      test(`the ${name} ${MATCHES / 6} matches`, { timeout: 120_000 }, () => {
        for (let match = (group * MATCHES) / 6; match < ((group + 1) * MATCHES) / 6; match++) {
          const [home, away] = pairings[(match * 187) % pairings.length]!
          const seed = 20_000 + match
          const random = new SeededDice(seed * 3 + 1)
          const watch: Watch = {
            fork: 256,
            save: 16,
            tryAll: match % 30 === 0 ? 256 : 4,
            replay: true,
            events: match % 3 !== 0,
            limit: 30_000,
          }
          playWatched(
            randomSpec(edition, home, away, seed),
            seed,
            (game) => game.legalChoices()[random.below(game.legalChoices().length)]!,
            watch,
          )
        }
      })
  })
}
