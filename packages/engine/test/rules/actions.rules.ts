import assert from 'node:assert/strict'
import { lrb4 } from '../../src/editions/lrb4/index.ts'
import { sevens } from '../../src/editions/sevens/index.ts'
import { Match } from '../../src/match/match.ts'
import { actionProblem } from '../../src/play/activation.ts'
import { Dice, NoDice } from '../../src/rolls/dice.ts'
import { readSpec, readState } from '../../src/testing/position.ts'
import { rule } from '../../src/testing/rule-test.ts'

rule([], 'a coach is told why an action cannot be declared', () => {
  const from = {
    edition: 'lrb4',
    modules: ['secret-weapons'],
    home: { team: 'human', players: { dieter: { at: [10, 7] as const } } },
    away: { team: 'orc', players: { grom: { at: [20, 7] as const } } },
  }
  const spec = readSpec(lrb4, from)
  const dice = new Dice(new NoDice())
  const match = new Match(lrb4, spec, readState(lrb4, spec, from), dice, null, null)
  const why = (player: number, action: string) => actionProblem(match, match.player(player), action)
  assert.equal(why(0, 'move'), null)
  assert.equal(why(0, 'block'), 'nobody-to-block')
  assert.equal(why(0, 'foul'), 'not-in-this-game')
  assert.equal(why(0, 'throw-bomb'), 'not-equipped')
  assert.equal(why(1, 'move'), 'not-your-player')
})

rule([], 'a coach is told that there is nobody to foul or to blitz', () => {
  const from = (state: 'standing' | 'prone') => ({
    edition: 'sevens',
    home: { team: 'human', players: { dieter: { at: [10, 7] as const } } },
    away: { team: 'orc', players: { grom: { at: [15, 7] as const, state } } },
  })
  const why = (state: 'standing' | 'prone', action: string) => {
    const spec = readSpec(sevens, from(state))
    const dice = new Dice(new NoDice())
    const match = new Match(sevens, spec, readState(sevens, spec, from(state)), dice, null, null)
    return actionProblem(match, match.player(0), action)
  }
  assert.equal(why('standing', 'foul'), 'nobody-to-foul')
  assert.equal(why('prone', 'foul'), null)
  assert.equal(why('prone', 'blitz'), 'nobody-to-blitz')
  assert.equal(why('standing', 'blitz'), null)
})
