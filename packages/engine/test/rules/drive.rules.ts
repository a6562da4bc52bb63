import assert from 'node:assert/strict'
import { lrb4 } from '../../src/editions/lrb4/index.ts'
import type { Choice } from '../../src/match/choice.ts'
import type { Play } from '../../src/match/decision.ts'
import { Match } from '../../src/match/match.ts'
import { other } from '../../src/match/side.ts'
import { EMPTY } from '../../src/match/state.ts'
import { endOfDrive, startDrive } from '../../src/play/drive.ts'
import { coinToss, endOfHalf } from '../../src/play/half.ts'
import { Dice } from '../../src/rolls/dice.ts'
import { readSpec, readState, type ScenarioPlayer } from '../../src/testing/position.ts'
import { rule } from '../../src/testing/rule-test.ts'
import { ScriptedDice } from '../../src/testing/scripted-dice.ts'

function matchOf(dieter: ScenarioPlayer, dice: readonly string[]): Match {
  const from = {
    edition: 'lrb4',
    home: { team: 'human', players: { dieter } },
    away: { team: 'orc', players: { grom: { at: [20, 7] as const } } },
  }
  const spec = readSpec(lrb4, from)
  const script = new Dice(new ScriptedDice(dice, String))
  return new Match(lrb4, spec, readState(lrb4, spec, from), script, null, null)
}

/** Plays a procedure to its end with these answers. */
function played(play: Play, answers: readonly Choice[] = EMPTY): void {
  let { done } = play.next()
  for (const answer of answers) ({ done } = play.next(answer))
  assert.ok(done)
}

rule(['lrb4.restart.all-standing'], 'nothing of a drive that is over clings to a player', () => {
  const match = matchOf({ at: [10, 7], state: 'stunned' }, [])
  const dieter = match.player(0)
  dieter.freshlyStunned = true
  played(endOfDrive(match))
  const { place, stance, freshlyStunned, conditions } = dieter
  assert.deepEqual(
    { place, stance, freshlyStunned, conditions: [...conditions] },
    { place: 'reserves', stance: 'standing', freshlyStunned: false, conditions: [] },
  )
})

rule(
  ['lrb4.restart.ko-rolls'],
  'the knocked-out of before the match stay out of the first drive, not of the second',
  () => {
    const match = matchOf({ state: 'ko' }, ['d6=4'])
    const { state } = match
    state.drive = 0
    state.scorer = 'away'
    played(startDrive(match, 'home', 'setup.kicking-receiving'))
    assert.deepEqual([match.player(0).place, state.scorer], ['ko', null])
    played(startDrive(match, 'home', 'restart.scorer-kicks'))
    assert.equal(match.player(0).place, 'reserves')
  },
)

rule(
  ['lrb4.restart.second-half', 'lrb4.setup.kicking-receiving'],
  'whoever receives first kicks off the second half',
  () => {
    for (const [called, kick] of [
      ['heads', true],
      ['heads', false],
      ['tails', true],
      ['tails', false],
    ] as const) {
      const match = matchOf({ at: [10, 7] }, ['coin=heads'])
      const { state } = match
      state.opened = null
      const answers = [
        { type: 'call', face: called },
        { type: 'kick-or-receive', kick },
      ] as const
      played(coinToss(match), answers)
      const caller = called === 'heads' ? 'away' : 'home'
      assert.equal(state.kicking, kick ? caller : other(caller))
      const first = state.kicking
      played(endOfHalf(match))
      assert.deepEqual([state.half, state.kicking], [2, other(first)])
    }
  },
)
