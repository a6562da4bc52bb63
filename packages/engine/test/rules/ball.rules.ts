import assert from 'node:assert/strict'
import { lrb4 } from '../../src/editions/lrb4/index.ts'
import { Match } from '../../src/match/match.ts'
import { NOWHERE, squareAt } from '../../src/match/square.ts'
import { ballOut, putBall, takeBall } from '../../src/play/ball.ts'
import { remove } from '../../src/play/knock-down.ts'
import { overTheEdge } from '../../src/play/push.ts'
import { Dice, NoDice } from '../../src/rolls/dice.ts'
import { readSpec, readState } from '../../src/testing/position.ts'
import { rule } from '../../src/testing/rule-test.ts'

function matchOf(): Match {
  const from = {
    edition: 'lrb4',
    home: { team: 'human', players: { dieter: { at: [10, 7] as const, state: 'stunned' as const } } },
    away: { team: 'orc' },
    ball: [9, 0] as const,
  }
  const spec = readSpec(lrb4, from)
  return new Match(lrb4, spec, readState(lrb4, spec, from), new Dice(new NoDice()), null, null)
}

rule(
  ['lrb4.ball.single'],
  'in hand, on the grass or over the edge: in one place, and nothing of the last one sticks',
  () => {
    const match = matchOf()
    const { ball } = match.state
    ballOut(match, squareAt(9, 0), 1)
    assert.deepEqual(ball, { status: 'out', at: squareAt(9, 0), holder: null, exit: 1, dropper: null })
    takeBall(match, match.player(0), 'caught', 'catch.success')
    assert.deepEqual(ball, { status: 'held', at: NOWHERE, holder: 0, exit: -1, dropper: null })
    ballOut(match, squareAt(9, 0), 1)
    putBall(match, squareAt(9, 1), 'rest')
    assert.deepEqual(ball, { status: 'rest', at: squareAt(9, 1), holder: null, exit: -1, dropper: null })
  },
)

rule(['lrb4.dugout.function'], 'who is taken off is in his box and nowhere else', () => {
  const match = matchOf()
  const dieter = match.player(0)
  dieter.freshlyStunned = true
  remove(match, dieter, 'ko', 'injury.ko')
  assert.ok(match.isEmpty(squareAt(10, 7)))
  const { place, at, stance, freshlyStunned } = dieter
  assert.deepEqual(
    { place, at, stance, freshlyStunned },
    { place: 'ko', at: NOWHERE, stance: 'standing', freshlyStunned: false },
  )
})

rule(
  ['lrb4.dugout.function'],
  'who is pushed into the crowd is off the pitch before it lays hands on him',
  () => {
    const match = matchOf()
    const dieter = match.player(0)
    dieter.freshlyStunned = true
    overTheEdge(match, dieter, 1)
    assert.ok(match.isEmpty(squareAt(10, 7)))
    const { place, at, stance, freshlyStunned } = dieter
    assert.deepEqual(
      { place, at, stance, freshlyStunned },
      { place: 'reserves', at: NOWHERE, stance: 'standing', freshlyStunned: false },
    )
  },
)
