import assert from 'node:assert/strict'
import { lrb4 } from '../../src/editions/lrb4/index.ts'
import { Game } from '../../src/game.ts'
import { Match } from '../../src/match/match.ts'
import type { Activation } from '../../src/match/state.ts'
import { squareAt } from '../../src/match/square.ts'
import { pathProblem } from '../../src/play/move.ts'
import { Dice, NoDice } from '../../src/rolls/dice.ts'
import { readSpec, readState, type ScenarioPlayer } from '../../src/testing/position.ts'
import { rule } from '../../src/testing/rule-test.ts'

const AT_REST: Activation = {
  player: 0,
  action: 'move',
  target: null,
  moved: 0,
  steps: 0,
  done: false,
  blocks: 0,
  stopped: false,
  path: [],
  used: [],
}

/** Why dieter, in the middle of his action, cannot walk one square to the right. */
function problem(dieter: Partial<ScenarioPlayer>, activation: Partial<Activation> | null): string | null {
  const from = {
    edition: 'lrb4',
    home: { team: 'human', players: { dieter: { at: [10, 7] as const, ...dieter } } },
    away: { team: 'orc' },
  }
  const spec = readSpec(lrb4, from)
  const match = new Match(lrb4, spec, readState(lrb4, spec, from), new Dice(new NoDice()), null, null)
  match.state.activation = activation === null ? null : { ...AT_REST, ...activation }
  return pathProblem(match, match.player(0), [squareAt(11, 7)])
}

rule(['lrb4.move.any-direction'], 'a step next door is no problem for anyone who may walk', () => {
  assert.equal(problem({}, {}), null)
  assert.equal(problem({}, { moved: 7 }), null)
  assert.notEqual(problem({}, { moved: 8 }), null)
  assert.notEqual(problem({}, null), null)
})

rule(
  ['lrb4.skill.tentacles.held', 'lrb4.racial.take-root.restrictions'],
  'held or rooted, he may not',
  () => {
    assert.notEqual(problem({}, { stopped: true }), null)
    assert.notEqual(problem({ conditions: ['rooted'] }, {}), null)
  },
)

rule(['lrb4.action.sequential'], 'between two actions nobody is active', () => {
  const from = {
    edition: 'lrb4',
    home: { team: 'human', players: { dieter: { at: [10, 7] as const }, konrad: { at: [3, 3] as const } } },
    away: { team: 'orc' },
  }
  const spec = readSpec(lrb4, from)
  const game = Game.from(spec, readState(lrb4, spec, from), { dice: new NoDice(), events: true })
  game.choose({ type: 'activate', player: 0, action: 'move' })
  assert.equal(game.state.activation?.player, 0)
  game.choose({ type: 'end-activation' })
  assert.equal(game.state.activation, null)
  return game.match.sink ?? []
})
