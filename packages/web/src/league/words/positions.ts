import { bookOf, type League } from '@touchback/league'
import { capital, onePosition, plainWords } from '@touchback/words'

/** What a player of a team is: his position by the name its list has for one of them. */
export function positionName(league: League, team: string, position: string): string {
  const roster = bookOf(league).teams.rosters[league.teams[team]?.team.roster ?? '']
  const found = roster?.positions.find(({ id }) => id === position)
  return found === undefined ? capital(plainWords(position)) : onePosition(found)
}
