import type { ActionRule } from '../../match/book-rules.ts'
import { hasBlockTarget } from '../../play/throw-block.ts'
import { action, MOVING } from '../lrb4/deeds.ts'
import type { RuleKey } from '../../match/rule-keys.ts'

/** A block, or what may take its place. */
const BLOCKING = ['block', 'multiple-block', 'stab'] as const

/** The bonus turn of the kick-off table is a turn like any other. */
const anyTurn = (rule: RuleKey, changes: Partial<ActionRule>): ActionRule =>
  action(rule, { inBonusTurn: true, ...changes })

/** rule: action.team-limits */
export const actions: Readonly<Record<string, ActionRule>> = {
  move: anyTurn('action.move', {}),
  block: anyTurn('action.block', {
    fromProne: false,
    deeds: ['stand-up', ...BLOCKING],
    problem: (match, player) => (hasBlockTarget(match, player) ? null : 'nobody-to-block'),
  }),
  blitz: anyTurn('action.blitz', { aim: 'block', perTurn: 1, deeds: [...MOVING, ...BLOCKING] }),
  pass: anyTurn('action.pass', { perTurn: 1, deeds: [...MOVING, 'pass', 'hail-mary', 'throw-team-mate'] }),
  'hand-off': anyTurn('handoff.action', { aim: 'hand-off', perTurn: 1, deeds: [...MOVING, 'hand-off'] }),
  foul: anyTurn('foul.action', { aim: 'foul', perTurn: 1, deeds: [...MOVING, 'foul'] }),
}
