import type { ActionRule } from '../../../match/edition.ts'
import { action, MOVING } from './kinds.ts'

export const passing: Readonly<Record<string, ActionRule>> = {
  pass: action('action.pass', { perTurn: 1, deeds: [...MOVING, 'pass'] }),
  'throw-team-mate': action('action.throw-team-mate', {
    perTurn: 1,
    spends: 'pass',
    inBonusTurn: true,
    needs: 'throws-team-mates',
    deeds: [...MOVING, 'throw-team-mate'],
  }),
  'hand-off': action('handoff.action', { perTurn: 1, deeds: [...MOVING, 'hand-off'] }),
}
