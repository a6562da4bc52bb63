import { expect, test } from 'vitest'
import { Game, SeededDice } from '../src/index.ts'
import { clone, type MatchState } from '../src/match/state.ts'
import { NOWHERE } from '../src/match/square.ts'
import { randomSpec } from '../src/testing/index.ts'
import { editionOf } from '../src/editions/index.ts'

/** Two matches that have nothing to do with each other, some way into them. */
const states = [1, 2].map((seed): MatchState => {
  const game = Game.start(randomSpec(editionOf('lrb4'), 'human', 'orc', seed), { dice: new SeededDice(seed) })
  const chance = new SeededDice(seed)
  for (let asked = 0; asked < 60 && game.decision !== null; asked++) {
    const { options } = game.decision
    game.choose(options[chance.below(options.length)]!)
  }
  return game.state
})
const [state, other] = states as [MatchState, MatchState]

/** As unlike a position as can be, and of so many players. */
const spare = (count: number): MatchState => {
  const unlike = clone(other)
  const [somebody] = unlike.players
  unlike.players = Array.from({ length: count }, (_, id) => ({
    ...somebody!,
    id,
    side: state.players[id]?.side === 'home' ? 'away' : 'home',
    place: 'absent',
    stance: 'stunned',
    at: NOWHERE,
    freshlyStunned: state.players[id]?.freshlyStunned !== true,
    acted: state.players[id]?.acted !== true,
    conditions: ['rooted'],
    gains: [],
    injury: null,
  }))
  return unlike
}

test.for([
  ['as many players', state.players.length],
  ['fewer players', state.players.length - 3],
  ['more players', state.players.length + 3],
  ['nobody', 0],
] as const)('a position written over one of %s is like any other copy', ([, count]) => {
  const copy = clone(state, spare(count))
  expect(copy).toEqual(state)
  copy.players[0]!.acted = !copy.players[0]!.acted
  expect(copy.players[0]!.acted).not.toBe(state.players[0]!.acted)
})
