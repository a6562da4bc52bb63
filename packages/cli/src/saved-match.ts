import type { MatchRecord } from '@touchback/engine'
import { parseMatch } from '@touchback/words'
import { UsageError } from './usage-error.ts'

/** The match a file holds; throws one sentence that says what is wrong with anything else. */
export function readMatch(json: unknown, file: string): MatchRecord {
  const match = parseMatch(json)
  if ('problem' in match) throw new UsageError(`${file} is not a saved match: ${match.problem}`)
  return match
}
