import type { Match } from '../match/match.ts'
import type { RuleKey } from '../match/rule-keys.ts'
import type { Side } from '../match/side.ts'

/** How many a team has of something it brought or won. */
export const inStock = (match: Match, side: Side, what: string): number => match.team(side).stock[what] ?? 0

/** Adds to it, or takes away. */
export function changeStock(match: Match, side: Side, what: string, change: number, rule: RuleKey): void {
  setStock(match, side, what, inStock(match, side, what) + change)
  match.emit({ type: 'stock', side, what, change, left: inStock(match, side, what), rule })
}

/** Pays out of the treasury, or into it. */
export function changeGold(match: Match, side: Side, change: number, rule: RuleKey): void {
  const team = match.team(side)
  team.gold += change
  match.emit({ type: 'stock', side, what: 'treasury', change, left: team.gold, rule })
}

/** What is gone is not listed: two teams with the same things are the same. */
export function setStock(match: Match, side: Side, what: string, count: number): void {
  const team = match.team(side)
  const { [what]: _before, ...others } = team.stock
  team.stock = count === 0 ? others : { ...others, [what]: count }
}
