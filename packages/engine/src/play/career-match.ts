import type { OptionValue } from '../career/career.ts'
import type { Match } from '../match/match.ts'
import type { CareerSheet } from '../match/sheet.ts'
import { SIDES, type Side } from '../match/side.ts'

/** Whether two careers meet: a league match of teams that live from match to match. */
export const isCareerMatch = (match: Match): boolean =>
  match.spec.options.league && SIDES.every((side) => match.teamSheet(side).career !== undefined)

const NONE: CareerSheet = Object.freeze({ treasury: 0, rating: null, cups: [], missing: [] })

export const careerOf = (match: Match, side: Side): CareerSheet => match.teamSheet(side).career ?? NONE

/** What the league plays by, where the book leaves it a choice. */
export function settled(match: Match, id: string): OptionValue {
  const usual = match.edition.career.options[id]?.usual
  const value = match.spec.options.settled?.[id] ?? usual
  if (value === undefined) throw new Error(`no option ${id} in ${match.edition.name}`)
  return value
}
