import type { Match } from '../match/match.ts'
import type { RuleKey } from '../match/rule-keys.ts'
import { type BySide, other, type Side } from '../match/side.ts'

export interface RollOff {
  readonly what: string
  /** Whose dice are thrown first. */
  readonly first: Side
  /** What each coach throws. */
  readonly dice: 'd3' | 'd6' | '2d6'
  /** What each adds to it. */
  readonly bonus?: (side: Side) => number
  readonly rule: RuleKey
}

const throwOf = ({ dice: all }: Match, dice: RollOff['dice']): readonly number[] =>
  dice === 'd3' ? [all.d3()] : dice === 'd6' ? [all.d6()] : all.two()

/** Both coaches roll and add; the higher total wins. Null when they tie. Never re-rolled by a team. */
export function rollOff(match: Match, { what, first, dice, bonus, rule }: RollOff): Side | null {
  const thrown: BySide<readonly number[]> = { home: [], away: [] }
  const totals: BySide<number> = { home: 0, away: 0 }
  for (const side of [first, other(first)]) {
    thrown[side] = throwOf(match, dice)
    totals[side] = thrown[side].reduce((sum, die) => sum + die, bonus?.(side) ?? 0)
  }
  const winner = totals.home === totals.away ? null : totals.home > totals.away ? 'home' : 'away'
  match.emit({ type: 'roll-off', what, dice: thrown, totals, winner, rule })
  return winner
}

/** Rolls again until somebody wins. */
export function decidedRollOff(match: Match, contest: RollOff): Side {
  for (;;) {
    const winner = rollOff(match, contest)
    if (winner !== null) return winner
  }
}
