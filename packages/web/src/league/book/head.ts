import { bookOf, type League, openSeason } from '@touchback/league'
import { rosterPage, tablesIn } from '@touchback/league/views'
import { waiting, type Waiting } from '../home/waiting.ts'
import { type CareerHead, type LeagueHead, VERSION } from './head-shape.ts'

/** How the teams of a coach have fared in a league. */
function careersOf(league: League, coach: string): CareerHead[] {
  const lines = tablesIn(league, null).flatMap((table) => table.lines)
  return Object.values(league.teams)
    .filter((entrant) => entrant.coach === coach && !entrant.retired)
    .map(({ team }) => {
      const { won = 0, drawn = 0, lost = 0 } = lines.find((line) => line.team === team.id) ?? {}
      const { unit, worth } = rosterPage(bookOf(league), team, league.options)
      return {
        team: team.id,
        name: team.name,
        roster: team.roster,
        colour: team.colour,
        won,
        drawn,
        lost,
        worth: unit === 'rating' ? `rated ${worth}` : `worth ${worth.toLocaleString('en-GB')}`,
      }
    })
}

/** What is to be shown of a league as it stands now. */
export function headOf(id: string, me: string, league: League, now: number): LeagueHead {
  const due = waiting(league)
  const count = (...kinds: readonly Waiting['kind'][]): number =>
    due.filter(({ kind }) => kinds.includes(kind)).length
  return {
    id,
    version: VERSION,
    name: league.name,
    edition: league.edition,
    me,
    season: openSeason(league)?.name ?? '',
    teams: Object.values(league.teams).filter(({ retired }) => !retired).length,
    entries: league.entries,
    touched: now,
    toPlay: count('play'),
    toConfirm: count('confirm'),
    toClose: count('books', 'again'),
    toAnswer: count('challenge'),
    toRule: count('dispute'),
    toTake: count('prize'),
    careers: careersOf(league, me),
  }
}
