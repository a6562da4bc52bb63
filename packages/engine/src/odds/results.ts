import type { Match } from '../match/match.ts'
import { explain } from '../rolls/explain.ts'
import type { Result, RollSpec } from '../rolls/test.ts'

/** What a roll of one die comes to, by the engine's own reading of every face. */
export function resultChances<T>(
  match: Match,
  spec: RollSpec,
  reading: (result: Result) => T,
): ReadonlyMap<T, number> {
  const { needed, total: modifier, target } = explain(match, spec)
  const chances = new Map<T, number>()
  for (let natural = 1; natural <= 6; natural++) {
    const passed = natural >= needed
    const outcome = reading({ natural, total: natural + modifier, target, modifier, passed, rerolled: false })
    chances.set(outcome, (chances.get(outcome) ?? 0) + 1 / 6)
  }
  return chances
}
