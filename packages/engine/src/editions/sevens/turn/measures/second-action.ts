import type { Match } from '../../../../match/match.ts'

export const TWICE = 'razzle-dazzle'

/**
 * Two actions are one activation: what ends that, and not just the action, leaves nothing to do for the second.
 * rule: measure.2
 */
export function endBothActions({ state: { activation } }: Match): void {
  if (activation !== null) activation.used = activation.used.filter(({ skill }) => skill !== TWICE)
}
