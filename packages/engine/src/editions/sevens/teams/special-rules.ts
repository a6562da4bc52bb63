import type { Match } from '../../../match/match.ts'
import type { Roster } from '../../../match/roster.ts'
import type { Side } from '../../../match/side.ts'

export function rosterOf(match: Match, side: Side): Roster {
  const { roster } = match.teamSheet(side)
  const found = match.edition.teams.rosters[roster]
  if (found === undefined) throw new Error(`no team list ${roster}`)
  return found
}

/** As the team was drafted, with what it picked then; without a word about it, as its list is printed. rule: special.favoured */
export const hasRule = (match: Match, side: Side, rule: string): boolean => {
  const rules = match.teamSheet(side).specialRules ?? rosterOf(match, side).specialRules
  return rules?.includes(rule) === true
}
