import type { MatchReport, Team } from '@touchback/engine/career'
import { implausible } from '../report/plausible.ts'
import { sideProblem } from '../report/side-problem.ts'
import {
  isDecisive,
  isOfTheCup,
  roundsBeforeCup,
  semiFinalLosers,
  thirdPlaceOf,
} from '../competition/rounds.ts'
import { rungsOf } from '../competition/tables.ts'
import { openBooksProblem } from './books.ts'
import type { Content, Entry } from './entry.ts'
import { fixtureProblem, runningProblem, teamProblem } from './known-problems.ts'
import {
  bookOf,
  type Competition,
  type Fixture,
  hasMet,
  isRetired,
  known,
  type League,
  opponentOf,
  winnerOf,
} from './league.ts'
import { firstMatchProblem } from './season-problems.ts'

export function agreedProblem(league: League, entry: Content<'match-agreed'>): string | null {
  const { match, home, away, competition, stage } = entry
  if (known(league.fixtures, match) !== undefined || known(league.challenges, match) !== undefined)
    return `There is a match "${match}" already.`
  const problem = pairProblem(league, home, away)
  if (problem !== null) return problem
  if (competition === undefined)
    return stage === undefined
      ? inARowProblem(league, home, away)
      : 'There is no third place without a competition.'
  return runningProblem(league, competition, (found) =>
    stage === undefined
      ? (arrangedProblem(league, found, home, away) ?? inARowProblem(league, home, away))
      : thirdPlaceProblem(league, found, [home, away]),
  )
}

/** Two teams that could meet. */
export const pairProblem = (league: League, home: string, away: string): string | null =>
  home === away
    ? 'A team cannot play against itself.'
    : (teamProblem(league, home) ?? teamProblem(league, away) ?? firstMatchProblem(league))

/** rule: tourn.third-place */
function thirdPlaceProblem(
  league: League,
  competition: Competition,
  teams: readonly string[],
): string | null {
  const losers = semiFinalLosers(league, competition)
  if (!teams.every((team) => losers.includes(team)))
    return `For third place of "${competition.name}" those who lost the semi-finals meet.`
  return thirdPlaceOf(league, competition) !== undefined
    ? `The match for third place of "${competition.name}" stands already.`
    : null
}

/** Whether two teams of a competition may arrange a match in it. */
export function arrangedProblem(
  league: League,
  competition: Competition,
  home: string,
  away: string,
): string | null {
  const stranger = [home, away].find((team) => !competition.teams.includes(team))
  if (stranger !== undefined) return `"${stranger}" does not play in "${competition.id}".`
  switch (competition.format) {
    case 'open':
      return null
    case 'ladder':
      return reachProblem(league, competition, home, away)
    case 'play-offs':
      return playOffProblem(league, competition, home, away)
    case 'round-robin':
    case 'swiss':
    case 'knock-out':
    case 'groups':
      return `The matches of "${competition.name}" are drawn.`
    default:
      return competition.format satisfies never
  }
}

function reachProblem(league: League, competition: Competition, home: string, away: string): string | null {
  const { reach = Infinity, name } = competition
  const rungs = rungsOf(league, competition)
  return Math.abs(rungs.indexOf(home) - rungs.indexOf(away)) > reach
    ? `On "${name}" one may play for ${reach === 1 ? 'one place' : `${reach} places`} at most.`
    : null
}

/** rule: tourn.playoff-matches, tourn.playoff-once */
function playOffProblem(league: League, competition: Competition, home: string, away: string): string | null {
  const weeks = bookOf(league).career.tournaments?.playOffs.weeks ?? 0
  if (competition.week > weeks) return `The play-offs of "${competition.name}" are over.`
  return hasMet(league, competition, home, away)
    ? `${home} and ${away} may meet once in the play-offs.`
    : null
}

/** Those that were played, and those that stand to be played as well. rule: league.two-in-a-row */
export function inARowProblem(league: League, home: string, away: string): string | null {
  const { inARow } = league
  if (inARow === 0) return null
  const always = (team: string, opponent: string, matches: readonly string[]): boolean => {
    const last = matches.slice(-inARow)
    return (
      last.length === inARow &&
      last.every((id) => {
        const fixture = known(league.fixtures, id)
        return fixture !== undefined && opponentOf(fixture, team) === opponent
      })
    )
  }
  const played = (team: string): readonly string[] => league.played[team] ?? []
  if (always(home, away, played(home)) || always(away, home, played(away)))
    return `These two have met ${inARow} times in a row: somebody else comes first.`
  const agreed = (team: string): readonly string[] => [
    ...played(team).slice(-inARow),
    ...openMatches(league, team),
  ]
  return always(home, away, agreed(home)) || always(away, home, agreed(away))
    ? `These two will have met ${inARow} times in a row: somebody else comes first.`
    : null
}

/** The matches a team has still to play, in the order they were agreed on or drawn. */
const openMatches = ({ unsettled, fixtures }: League, team: string): readonly string[] =>
  unsettled.filter((id) => {
    const { home, away } = known(fixtures, id) ?? {}
    return home === team || away === team
  })

export const cancelledProblem = (league: League, { match }: Content<'match-cancelled'>): string | null =>
  fixtureProblem(league, match, (fixture) => {
    if (fixture.settled || fixture.report !== null) return 'It has been reported already.'
    const competition = known(league.competitions, fixture.competition ?? '')
    return competition !== undefined && isOfTheCup(competition, fixture)
      ? `Somebody must win it: "${competition.name}" goes on from there.`
      : null
  })

/** A report must be about these two teams as they are, and both must have closed their earlier books. */
function reportProblem(
  league: League,
  fixture: Fixture,
  entry: Content<'reported' | 'played' | 'ruled'>,
): string | null {
  const { report } = entry
  if (fixture.awarded !== null) return 'It has been awarded.'
  if (report.stage !== fixture.stage)
    return `It is ${fixture.stage ?? 'an ordinary match'}, not ${report.stage ?? 'an ordinary match'}.`
  for (const side of ['home', 'away'] as const) {
    const entrant = known(league.teams, fixture[side])
    if (entrant === undefined) return `There is no team "${fixture[side]}".`
    const open = openBooksProblem(league, fixture[side], fixture.id)
    if (open !== null) return open
    const { roster } = report.sides[side]
    if (roster !== entrant.team.roster)
      return `${entrant.team.name} plays by the list "${entrant.team.roster}", not "${roster}".`
    const unknown = sideProblem(bookOf(league), report.sides[side])
    if (unknown !== null) return unknown
    const stranger = Object.keys(report.sides[side].players).find(
      (id) => !entrant.team.players.some((player) => player.id === id),
    )
    if (stranger !== undefined) return strangerText(entrant.team, stranger)
    const { treasury, name } = entrant.team
    if (report.sides[side].spent > treasury)
      return `${name} cannot have spent more than the ${treasury.toLocaleString('en-GB')} gold it has.`
  }
  return entry.type === 'played' ? null : typedProblem(league, fixture, report)
}

/** Why somebody cannot have been there. */
function strangerText({ name, former }: Team, id: string): string {
  const gone = former.find((player) => player.id === id)
  if (gone === undefined) return `${name} has no player "${id}".`
  return gone.status === 'dead'
    ? `${gone.name} of ${name} is dead, and cannot have been there.`
    : `${gone.name} does not play for ${name} any more.`
}

/** What was refereed has happened; what was typed in may be a slip of the pen. */
function typedProblem(league: League, { home, away }: Fixture, report: MatchReport): string | null {
  const [one, other] = [known(league.teams, home)?.team, known(league.teams, away)?.team]
  return one === undefined || other === undefined
    ? null
    : implausible(bookOf(league), report, { home: one, away: other })
}

/** rule: league.commissioner-plays */
const ownRulingProblem = (league: League, { home, away }: Fixture, by: string): string | null =>
  [home, away].some((team) => known(league.teams, team)?.coach === by)
    ? 'Nobody rules on a match of his own.'
    : null

export const reportedProblem = (
  league: League,
  entry: Entry<'reported' | 'played' | 'ruled'>,
): string | null =>
  fixtureProblem(league, entry.match, (fixture) => {
    if (entry.type !== 'ruled')
      return fixture.settled ? 'It is settled already.' : reportProblem(league, fixture, entry)
    return fixture.closed.home || fixture.closed.away
      ? 'Books have been closed on it: correct the report instead.'
      : (ownRulingProblem(league, fixture, entry.by) ??
          builtUponProblem(league, fixture) ??
          reportProblem(league, fixture, entry))
  })

/** A result that a later round was drawn from is corrected, so that the draw is looked at again. */
function builtUponProblem(
  league: League,
  { competition: id, round, stage, settled }: Fixture,
): string | null {
  const competition = known(league.competitions, id ?? '')
  const before = competition === undefined ? null : roundsBeforeCup(competition)
  if (!settled || stage === 'third-place' || competition === undefined || before === null) return null
  const { drawn, playOffs, name } = competition
  return drawn.length > Math.max(before, round ?? 0) || (round === null && playOffs !== null)
    ? `"${name}" has gone on from it: correct the report instead.`
    : null
}

export const answeredProblem = (league: League, { match }: { readonly match: string }): string | null =>
  fixtureProblem(league, match, (fixture) =>
    fixture.settled || fixture.report === null ? 'There is no report that waits for it.' : null,
  )

/** Nobody waits for a team that has retired: the other wins, whatever is done with late matches and whether it is late or not. */
function walkoverProblem(
  there: string | undefined,
  { until, winner }: Pick<Content<'deadline-passed'>, 'until' | 'winner'>,
): string | null {
  if (until !== undefined) return 'No date helps a team that has retired.'
  if (winner === there) return null
  return there === undefined
    ? 'Both teams have retired: nobody wins it.'
    : `The other has retired: "${there}" wins it.`
}

export const deadlineProblem = (
  league: League,
  { match, until, winner }: Content<'deadline-passed'>,
): string | null =>
  fixtureProblem(league, match, (fixture) => {
    const { when, report, settled, home, away } = fixture
    if (settled || report !== null) return 'It has been reported already.'
    const ready = [home, away].filter((team) => !isRetired(league, team))
    if (ready.length < 2) return walkoverProblem(ready[0], { until, winner })
    if (when === null) return 'It has no deadline.'
    const { overdue = 'extended' } = known(league.competitions, fixture.competition ?? '') ?? {}
    const wants = { until: overdue === 'extended', winner: overdue === 'default' }
    if ((until !== undefined) !== wants.until)
      return wants.until ? 'It needs a new date.' : 'Here no match is given more time.'
    if ((winner !== undefined) !== wants.winner)
      return wants.winner ? 'It needs the team that was ready.' : 'Here nobody wins what was not played.'
    return winner === undefined || winner === home || winner === away
      ? null
      : `"${winner}" does not play in it.`
  })

export const decidedProblem = (league: League, { match, winner }: Content<'decided'>): string | null =>
  fixtureProblem(league, match, (fixture) => {
    if (!fixture.settled) return 'It is not settled yet.'
    if (!isDecisive(league, fixture)) return 'It may end without a winner.'
    if (winnerOf(fixture) !== null) return `It has a winner: "${winnerOf(fixture)}".`
    return winner === fixture.home || winner === fixture.away ? null : `"${winner}" does not play in it.`
  })
