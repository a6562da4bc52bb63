import assert from 'node:assert/strict'
import { lrb4 } from '../../src/editions/lrb4/index.ts'
import { Match } from '../../src/match/match.ts'
import type { Player } from '../../src/match/state.ts'
import { squareAt } from '../../src/match/square.ts'
import { Dice, NoDice } from '../../src/rolls/dice.ts'
import { explain, lowestPass, needed } from '../../src/rolls/explain.ts'
import { readSpec, readState } from '../../src/testing/position.ts'
import { rule } from '../../src/testing/rule-test.ts'
import type { RollSpec } from '../../src/rolls/test.ts'

/** One player of that agility in the middle of the pitch, and so many orcs to his left, so many to his right. */
function position(ag: number, left: number, right: number): { match: Match; player: Player } {
  const orcs = (x: number, count: number) =>
    Array.from({ length: count }, (_, index) => [`orc ${x} ${index}`, { at: [x, 6 + index] as const }])
  const from = {
    edition: 'lrb4',
    home: { team: 'human', players: { dieter: { at: [10, 7] as const, stats: { ag } } } },
    away: { team: 'orc', players: Object.fromEntries([...orcs(9, left), ...orcs(12, right)]) },
  }
  const spec = readSpec(lrb4, from)
  const match = new Match(lrb4, spec, readState(lrb4, spec, from), new Dice(new NoDice()), null, null)
  return { match, player: match.player(0) }
}

rule(['lrb4.agility.table'], 'the Agility table', () => {
  const table = [
    [1, 6],
    [2, 5],
    [3, 4],
    [4, 3],
    [5, 2],
    [6, 1],
    [7, 1],
  ] as const
  for (const [ag, score] of table) {
    const { match, player } = position(ag, 0, 0)
    const spec: RollSpec = { test: 'leap', player, from: player.at, to: player.at }
    assert.equal(explain(match, spec).target, score, `AG ${ag}`)
  }
})

/** Agility, orcs around the square left, orcs around the square entered, and the lowest die that gets through. */
const DODGES = [
  [3, 1, 0, 3],
  [3, 3, 0, 3],
  [3, 1, 1, 4],
  [3, 1, 2, 5],
  [3, 1, 3, 6],
  [4, 1, 0, 2],
  [4, 1, 3, 5],
  [1, 1, 0, 5],
  [1, 1, 1, 6],
  [1, 1, 3, 6],
  [5, 1, 0, 2],
  [6, 1, 0, 2],
  [6, 1, 3, 3],
] as const

rule(
  ['lrb4.dodge.modifiers', 'lrb4.agility.natural-1-6'],
  'what it takes to dodge, by agility and by orcs',
  () => {
    for (const [ag, left, entered, lowest] of DODGES) {
      const { match, player } = position(ag, left, entered)
      const spec: RollSpec = { test: 'dodge', player, from: player.at, to: squareAt(11, 7) }
      assert.equal(needed(match, spec), lowest, `AG ${ag}, ${left} left behind, ${entered} waiting`)
      assert.equal(explain(match, spec).needed, lowest)
    }
  },
)

/** Agility, orcs around the player, and the lowest die that holds the ball. */
const PICK_UPS = [
  [3, 0, 3],
  [3, 1, 4],
  [3, 3, 6],
  [2, 0, 4],
  [1, 0, 5],
  [1, 3, 6],
  [5, 0, 2],
] as const

rule(['lrb4.pickup.modifiers'], 'what it takes to pick up, by agility and by orcs', () => {
  for (const [ag, orcs, lowest] of PICK_UPS) {
    const { match, player } = position(ag, orcs, 0)
    const spec: RollSpec = { test: 'pick-up', player, from: player.at, to: player.at }
    assert.equal(needed(match, spec), lowest, `AG ${ag}, ${orcs} orcs`)
  }
})

/** A test, the score it needs, its modifiers, and the lowest throw that will do. */
const LOWEST = [
  ['dodge', 4, 1, 3],
  ['dodge', 4, 3, 2],
  ['dodge', 6, -1, 6],
  ['fireball', 4, 0, 4],
  ['fireball', 1, 0, 1],
  ['fireball', 0, 0, 1],
  ['fireball', 7, 0, 7],
  ['fireball', 8, 0, 7],
  ['lightning-bolt', 2, 0, 2],
  ['lightning-bolt', 1, 0, 2],
  ['lightning-bolt', 12, 0, 12],
  ['lightning-bolt', 13, 0, 13],
  ['lightning-bolt', 14, 0, 13],
] as const

rule(
  ['lrb4.agility.natural-1-6'],
  'a 1 always fails and a 6 always does on Agility, and only there can nothing be certain',
  () => {
    for (const [test, target, modifiers, lowest] of LOWEST) {
      const made = lrb4.rolls.tests[test]
      assert.ok(made)
      assert.equal(lowestPass(made, target, modifiers), lowest, `${test} ${target} ${modifiers}`)
    }
  },
)
