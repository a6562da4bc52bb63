import { type League, openSeason } from '@touchback/league'
import { leaguePage } from '@touchback/league/views'
import { type LeagueHead, VERSION } from './head-shape.ts'

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
  }
}
