import assert from 'node:assert/strict'
import { EDITIONS } from '../../src/editions/index.ts'
import type { Table } from '../../src/match/table.ts'
import { SeededDice } from '../../src/rolls/dice.ts'
import { playWatched, randomSpec } from '../../src/testing/index.ts'
import { rule } from '../../src/testing/rule-test.ts'

/** The lowest and highest number that some dice can give. */
const DICE = ['2-12', '1-3', '1-6', '1-8', '1-16', '2-16', '11-66', '11-68']

/** The number that follows in a table: 36 (or 38) is followed by 41 where tens and units are dice of their own. */
const follows = (to: number, ends: string): number[] =>
  ends === '11-66' && to % 10 === 6 ? [to + 5] : ends === '11-68' && to % 10 === 8 ? [to + 3] : [to + 1]

const isTable = (value: unknown): value is Table<unknown> =>
  Array.isArray(value) &&
  value.length > 0 &&
  typeof value[0] === 'object' &&
  'from' in value[0] &&
  'to' in value[0]

for (const edition of Object.values(EDITIONS)) {
  rule([], `${edition.name}: tables have neither gaps nor overlaps`, () => {
    const tables = Object.values(edition)
      .flatMap((chapter: object) => Object.values(chapter))
      .filter(isTable)
    assert.ok(tables.length > 1)
    for (const table of tables) {
      const ends = `${table[0]?.from}-${table.at(-1)?.to}`
      assert.ok(DICE.includes(ends), `no dice give ${ends}`)
      for (const [index, { from, to }] of table.entries()) {
        assert.ok(from <= to)
        const next = table[index + 1]
        if (next !== undefined)
          assert.ok(follows(to, ends).includes(next.from), `${to} is followed by ${next.from}`)
      }
    }
  })

  // A few matches are enough to see a position that cannot be; the promises play the many.
  const rosters = Object.keys(edition.teams.rosters)
  for (let seed = 1; seed <= 5; seed++)
    rule([], `${edition.name}: match ${seed} never comes to an impossible position`, () => {
      const random = new SeededDice(seed)
      const [home, away] = [
        rosters[(seed * 5) % rosters.length] ?? '',
        rosters[(seed * 11) % rosters.length] ?? '',
      ]
      const watch = { fork: 8, save: 2, tryAll: 2, replay: false, events: true, limit: 20_000 }
      playWatched(
        randomSpec(edition, home, away, seed),
        seed,
        (game) => {
          const options = game.legalChoices()
          const choice = options[random.below(options.length)]
          assert.ok(choice)
          return choice
        },
        watch,
      )
    })
}
