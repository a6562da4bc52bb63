import type { Event } from '../match/event.ts'

/**
 * A test of rules that needs no scenario: a table, a number, a range. Return the events of the game it looked at, if it
 * played one; the rules it cites then count only when their keys were among them.
 */
export interface RuleTest {
  readonly rules: readonly string[]
  readonly name: string
  readonly check: () => void | readonly Event[]
}

/** What the `*.rules.ts` files loaded so far have registered. */
export const RULE_TESTS: RuleTest[] = []

/** Registers a table test of the catalogue entries `ids`; it fails by throwing. */
export function rule(ids: readonly string[], name: string, check: RuleTest['check']): void {
  RULE_TESTS.push({ rules: ids, name, check })
}
