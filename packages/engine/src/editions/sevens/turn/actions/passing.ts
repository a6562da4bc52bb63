import type { ActionRule } from '../../../../match/book-rules.ts'
import { action, MOVING } from './kinds.ts'

/** A team-mate is thrown instead of a ball; kicking one is an allowance of its own. rule: turn.once, kick-team-mate.action */
export const passing: Readonly<Record<string, ActionRule>> = {
  pass: action('action.pass', { perTurn: 1, deeds: [...MOVING, 'pass', 'hail-mary'] }),
  'throw-team-mate': action('action.throw-team-mate', {
    perTurn: 1,
    spends: 'pass',
    inBonusTurn: true,
    needs: 'throws-team-mates',
    deeds: [...MOVING, 'throw-team-mate'],
  }),
  'kick-team-mate': action('action.kick-team-mate', {
    perTurn: 1,
    needs: 'kicks-team-mates',
    deeds: [...MOVING, 'kick-team-mate'],
  }),
  'hand-off': action('handoff.action', { aim: 'hand-off', perTurn: 1, deeds: [...MOVING, 'hand-off'] }),
}
