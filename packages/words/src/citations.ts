import type { Edition } from '@touchback/engine'

/** The ids of the edition's own catalogue for the rule key of an event, a decision or a refusal. */
export const citedRules = (edition: Edition, key: string): readonly string[] =>
  [edition.citations[key] ?? []].flat()
