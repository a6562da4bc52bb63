import type { ActionRule } from '../../../../match/book-rules.ts'
import { core } from './core.ts'
import { passing } from './passing.ts'
import { traits } from './traits.ts'

export const actions: Readonly<Record<string, ActionRule>> = { ...core, ...passing, ...traits }
