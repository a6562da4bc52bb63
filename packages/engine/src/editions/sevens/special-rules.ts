import type { Match } from '../../match/match.ts'
import type { Roster } from '../../match/roster.ts'
import type { Side } from '../../match/side.ts'
import { inStock } from '../../play/stock.ts'

export function rosterOf(match: Match, side: Side): Roster {
  const { roster } = match.teamSheet(side)
  const found = match.edition.rosters[roster]
  if (found === undefined) throw new Error(`no team list ${roster}`)
  return found
}

/** Printed on the team list, or picked when the team was drafted and brought along since. rule: special.favoured */
export const hasRule = (match: Match, side: Side, rule: string): boolean =>
  rosterOf(match, side).specialRules?.includes(rule) === true || inStock(match, side, rule) > 0
