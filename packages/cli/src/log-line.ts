import type { Line } from '@touchback/words'

/** Where the rule ids stand, so that they make a column of their own. */
const RULE_COLUMN = 84

/** A line of the log with the id of its rule at the right. */
export function logLine({ text, heading, rule, ids }: Line): string {
  const [first = rule] = ids
  const cited = ids.length > 1 ? `${first} +${ids.length - 1}` : first
  return `${(heading ? text : `  ${text}`).padEnd(RULE_COLUMN)}  ${cited}`
}
