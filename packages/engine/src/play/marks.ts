import type { TeamMark } from '../match/belongings.ts'
import type { Match } from '../match/match.ts'
import type { Side } from '../match/side.ts'

/** Whether something holds for a team, or has happened to it. */
export const isNoted = (match: Match, side: Side, mark: TeamMark): boolean =>
  match.team(side).marks.includes(mark)

export function note(match: Match, side: Side, mark: TeamMark): void {
  const team = match.team(side)
  if (!team.marks.includes(mark)) team.marks = [...team.marks, mark]
}

export function forget(match: Match, side: Side, mark: TeamMark): void {
  const team = match.team(side)
  team.marks = team.marks.filter((known) => known !== mark)
}
