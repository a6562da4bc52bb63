import { type Match, type Side, SIDES } from '@touchback/engine'
import { luckTable, settingOf, throwsOf, type Told } from '@touchback/league'

/** Throws of one side, and how many of them should have come off. */
export interface Fortune {
  readonly throws: number
  readonly expected: number
  readonly rolled: number
}
export type MatchLuck = Readonly<Record<Side, Fortune>>

export const NO_FORTUNE: Fortune = { throws: 0, expected: 0, rolled: 0 }
export const together = (one: Fortune, other: Fortune): Fortune => ({
  throws: one.throws + other.throws,
  expected: one.expected + other.expected,
  rolled: one.rolled + other.rolled,
})

/** The luck of both sides in what happened in a match. */
export function luckIn(told: readonly Told[], match: Match): MatchLuck {
  const throws = throwsOf(told, settingOf(match))
  const [home, away] = SIDES.map((side) => luckTable(throws, side).reduce(together, NO_FORTUNE))
  return { home: home ?? NO_FORTUNE, away: away ?? NO_FORTUNE }
}
