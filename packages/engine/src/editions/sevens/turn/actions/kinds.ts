import type { ActionRule } from '../../../../match/book-rules.ts'
import { action as usualAction } from '../../../lrb4/deeds.ts'
import type { RuleKey } from '../../../../match/rule-keys.ts'

/** What belongs to every action in which one may move. */
export const MOVING = ['stand-up', 'move', 'jump'] as const

export const action = (rule: RuleKey, changes: Partial<ActionRule>): ActionRule =>
  usualAction(rule, { deeds: MOVING, ...changes })
