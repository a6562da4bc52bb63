import { bookOf, type League, openSeason } from '@touchback/league'
import { leaguePage, rosterPage, tablesIn } from '@touchback/league/views'
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
  const page = leaguePage(league)
  const isPerson = (team: string): boolean => {
    const coach = league.teams[team]?.coach
    return coach !== undefined && league.programs[coach] === undefined
  }
  const ofPeople = (match: string): boolean => {
    const fixture = league.fixtures[match]
    return fixture !== undefined && (isPerson(fixture.home) || isPerson(fixture.away))
  }
  return {
    id,
    version: VERSION,
    name: league.name,
    edition: league.edition,
    me,
    season: openSeason(league)?.name ?? '',
    teams: page.teams.filter(({ retired }) => !retired).length,
    entries: league.entries,
    touched: now,
    toPlay: page.toPlay.filter(ofPeople).length,
    toConfirm: page.toConfirm.length,
    toClose: page.toClose.filter(({ team }) => isPerson(team)).length + page.reopened.length,
    careers: careersOf(league, me),
  }
}
