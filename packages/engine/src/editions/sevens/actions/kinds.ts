import type { ActionRule } from '../../../match/book-rules.ts'
import { action as usualAction } from '../../lrb4/deeds.ts'

/** What belongs to every action in which one may move. */
export const MOVING = ['stand-up', 'move', 'jump'] as const

export const action = (rule: string, changes: Partial<ActionRule>): ActionRule =>
  usualAction(rule, { deeds: MOVING, ...changes })
