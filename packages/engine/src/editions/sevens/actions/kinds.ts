import type { ActionRule } from '../../../match/book-rules.ts'

/** What belongs to every action in which one may move. */
export const MOVING = ['stand-up', 'move', 'jump'] as const

export const action = (rule: string, changes: Partial<ActionRule>): ActionRule => ({
  perTurn: null,
  fromProne: true,
  inBonusTurn: false,
  module: null,
  deeds: MOVING,
  rule,
  ...changes,
})
