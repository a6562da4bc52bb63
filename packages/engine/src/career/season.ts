import type { Edition } from '../match/edition.ts'
import type { LeagueOptions, PointsRule, Result, Season } from './career.ts'
import type { Team, TeamMatch, TeamPlayer } from './team.ts'
import { playerWorth } from './worth.ts'

const seasonOf = ({ career, name }: Edition): Season => {
  if (career.season === undefined) throw new Error(`${name} says nothing of seasons`)
  return career.season
}

export type Outcome = 'win' | 'draw' | 'loss'

export const outcomeOf = ({ score: [own, theirs], conceded, decided }: Result): Outcome => {
  if (conceded !== null) return conceded === 'theirs' ? 'win' : 'loss'
  if (decided !== undefined) return decided === 'own' ? 'win' : 'loss'
  return own > theirs ? 'win' : own < theirs ? 'loss' : 'draw'
}

const NO_BONUS: PointsRule['bonus'] = { touchdowns: 0, cleanSheet: false, casualties: 0 }
/** Of leagues whose book has no table. */
const USUAL_POINTS: PointsRule = { win: 3, draw: 1, loss: 0, concession: 0, bonus: NO_BONUS }

/** What matches are worth in the tables of a league that says nothing else. */
export function usualPoints({ career }: Edition, options: LeagueOptions): PointsRule {
  if (career.season === undefined) return USUAL_POINTS
  const { points, bonusWith } = career.season
  return options[bonusWith] === true ? points : { ...points, bonus: NO_BONUS }
}

/** What a match is worth in a table, source by source. */
export function tablePoints(
  rule: PointsRule,
  result: Result,
): readonly (readonly [source: string, points: number])[] {
  if (result.conceded === 'own') return [['concession', rule.concession]]
  const outcome = outcomeOf(result)
  const { score, casualties } = result
  const { bonus } = rule
  const extras = [
    bonus.touchdowns > 0 && score[0] >= bonus.touchdowns ? 'touchdowns' : null,
    bonus.cleanSheet && score[1] === 0 ? 'clean-sheet' : null,
    bonus.casualties > 0 && casualties[0] >= bonus.casualties ? 'casualties' : null,
  ].filter((extra) => extra !== null)
  const given = result.decided === 'neither' ? [] : extras
  return [[outcome, rule[outcome]], ...given.map((extra) => [extra, 1] as const)]
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
  const count = (wanted: Outcome) =>
    played.filter(
      ({ shootOut, ...match }) =>
        outcomeOf(shootOut === undefined ? match : { ...match, decided: shootOut }) === wanted,
    ).length
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
