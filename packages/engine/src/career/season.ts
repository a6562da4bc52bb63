import type { Edition } from '../match/edition.ts'
import type { Result, Season } from './career.ts'
import type { Team, TeamMatch, TeamPlayer } from './team.ts'
import { playerWorth } from './worth.ts'

const seasonOf = ({ career, name }: Edition): Season => {
  if (career.season === undefined) throw new Error(`${name} says nothing of seasons`)
  return career.season
}

type Outcome = 'win' | 'draw' | 'loss'

const outcomeOf = ({ score: [own, theirs], conceded }: Result): Outcome => {
  if (conceded !== null) return conceded === 'theirs' ? 'win' : 'loss'
  return own === theirs ? 'draw' : own > theirs ? 'win' : 'loss'
}

/** What a match is worth in the table of a league, source by source. */
export function leaguePoints(
  edition: Edition,
  result: Result,
  { bonus }: { readonly bonus: boolean },
): readonly (readonly [source: string, points: number])[] {
  const season = seasonOf(edition)
  const outcome = outcomeOf(result)
  const extras = bonus ? season.bonus.filter(({ holds }) => holds(result)) : []
  return [[outcome, season.points[outcome]], ...extras.map(({ id }) => [id, 1] as const)]
}

/** Gold for a place in the table, counted from 1. */
export const seasonPrize = (edition: Edition, place: number): number =>
  seasonOf(edition).prizes[place - 1] ?? 0

/** What a team may spend when it is drafted anew, line by line. */
export function redraftBudget(
  edition: Edition,
  { treasury }: Pick<Team, 'treasury'>,
  played: readonly TeamMatch[],
): readonly (readonly [source: string, gold: number])[] {
  const { redraft } = seasonOf(edition)
  const count = (wanted: Outcome) => played.filter((match) => outcomeOf(match) === wanted).length
  return [
    ['draft', edition.teams.drafting.treasury],
    ['treasury', treasury],
    ['matches', played.length * redraft.match],
    ['victories', count('win') * redraft.win],
    ['draws', count('draw') * redraft.draw],
  ]
}

/** What a player asks for when his team is drafted anew. */
export const redraftPrice = (
  edition: Edition,
  { roster }: Pick<Team, 'roster'>,
  player: TeamPlayer,
): number => playerWorth(edition, roster, player) + player.seasons * seasonOf(edition).redraft.seasonOfAPlayer
