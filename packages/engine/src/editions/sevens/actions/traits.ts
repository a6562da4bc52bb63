import type { ActionRule } from '../../../match/edition.ts'

/** Special actions, granted by traits. */
export const traits: Readonly<Record<string, ActionRule>> = {}
