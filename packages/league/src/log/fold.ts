import { usualOptions } from '@touchback/engine/career'
import { found } from '../found.ts'
import type { Content, Entry } from './entry.ts'
import { agree, answerChallenge, callOff, drawRound, passDeadline, report, settle } from './fold-matches.ts'
import { beginSeason, closeSeason, transfer, usualTable } from './fold-teams.ts'
import { bookOf, known, type League, openSeason } from './league.ts'
import { thrown } from './lots.ts'
import { settledPlayOffs } from './play-offs.ts'
import { honourOf, prizesDue, SEASON, takenAtOnce } from './prizes.ts'
import { redraft } from './redraft.ts'

const IN_A_ROW = 2

/** A league at its first entry. */
export function founded(entry: Entry<'founded'>): League {
  const { name, edition, house } = entry
  const book = bookOf({ edition, house })
  const options = { ...usualOptions(book), ...entry.options }
  const usual = usualTable(book, options)
  return {
    name,
    edition,
    house,
    options,
    points: entry.points ?? usual.points,
    ties: entry.ties ?? usual.ties,
    inARow: entry.inARow ?? IN_A_ROW,
    teamsPerCoach: entry.teamsPerCoach ?? 1,
    commissioner: entry.by,
    coaches: { [entry.by]: entry.by },
    programs: {},
    teams: {},
    competitions: {},
    fixtures: {},
    challenges: {},
    unsettled: [],
    played: {},
    seasons: [],
    prizes: [],
    honours: [],
    moves: [],
    entries: 1,
    reopened: [],
    misfits: [],
  }
}

/** Every entry but those that close books, which need what was rolled and answered: they are the history's affair. */
export type Applied = Exclude<Entry, { type: 'aftermath' | 'prize-taken' }>

/** Applies one entry. What the rules forbid never gets here. */
export function apply(league: League, entry: Applied): void {
  league.entries = entry.no
  switch (entry.type) {
    case 'founded':
    case 'corrected':
    case 'upheld':
      return
    case 'joined':
      league.coaches[entry.coach] = entry.name
      if (entry.program !== undefined) league.programs[entry.coach] = entry.program
      return
    case 'left':
      delete league.coaches[entry.coach]
      delete league.programs[entry.coach]
      for (const competition of Object.values(league.competitions))
        if (competition.delegate === entry.coach) competition.delegate = null
      return
    case 'season-begun':
      return beginSeason(league, entry)
    case 'season-closed':
      return closeSeason(league)
    case 'drafted':
      return draft(league, entry)
    case 'redrafted':
      return draftAnew(league, entry)
    case 'competition-opened':
      return open(league, entry)
    case 'entered':
    case 'delegated':
    case 'week-begun':
    case 'submitted':
    case 'qualified':
    case 'prizes-given':
      return runCompetition(league, entry)
    case 'round-drawn':
      return drawRound(league, entry)
    case 'match-agreed':
      return agree(league, { ...entry, id: entry.match })
    case 'match-cancelled':
      return callOff(league, entry.match)
    case 'challenged':
      league.challenges[entry.challenge] = {
        id: entry.challenge,
        competition: entry.competition ?? null,
        from: entry.from,
        to: entry.to,
        week: league.competitions[entry.competition ?? '']?.week ?? 0,
        at: entry.at,
        state: 'made',
      }
      return
    case 'challenge-accepted':
    case 'challenge-refused':
    case 'challenge-substituted':
    case 'challenge-evaded':
      return answerChallenge(league, entry)
    case 'deadline-passed':
      return passDeadline(league, entry)
    case 'decided': {
      const fixture = known(league.fixtures, entry.match)
      if (fixture !== undefined) fixture.decided = entry.winner
      return
    }
    case 'locked':
    case 'retired': {
      const entrant = known(league.teams, entry.team)
      if (entrant !== undefined && entry.type === 'locked') entrant.locked = entry.locked
      else if (entrant !== undefined) entrant.retired = true
      return
    }
    case 'reported':
    case 'played':
    case 'ruled':
      return report(league, entry)
    case 'confirmed':
    case 'disputed': {
      const fixture = known(league.fixtures, entry.match)
      if (fixture === undefined) return
      if (entry.type === 'confirmed') settle(league, fixture)
      else fixture.disputed = entry.reason
      return
    }
    case 'transferred':
      return transfer(league, entry)
    case 'honoured': {
      const { team, player } = entry
      league.honours.push({ season: openSeason(league)?.id ?? null, team, player })
      const entrant = known(league.teams, team)
      if (entrant !== undefined)
        entrant.team = takenAtOnce(league, entrant.team, honourOf(league)) ?? entrant.team
      return
    }
    default:
      entry satisfies never
  }
}

function draft(league: League, { team: id, coach, colour, draft: written }: Content<'drafted'>): void {
  const team = found(bookOf(league), written, { id, colour })
  league.teams[id] = { team, coach, locked: false, retired: false }
  league.played[id] = []
}

function draftAnew(league: League, entry: Content<'redrafted'>): void {
  const entrant = known(league.teams, entry.team)
  const { value: team } = redraft(league, entry)
  if (entrant === undefined || team === null) return
  entrant.team = team
  league.seasons.at(-1)?.redrafted.push(entry.team)
}

/** What the book says of a season's own competition holds where the entry says nothing. */
function open(league: League, { competition: id, ...entry }: Content<'competition-opened'>): void {
  const { season } = bookOf(league).career
  const usual =
    entry.cup === SEASON && season !== undefined ? { legs: season.legs, through: season.playOffs } : {}
  league.competitions[id] = {
    ...usual,
    ...entry,
    id,
    season: openSeason(league)?.id ?? null,
    delegate: null,
    week: 1,
    submitted: {},
    playOffs: null,
    drawn: [],
    over: false,
  }
}

type Running = 'entered' | 'delegated' | 'week-begun' | 'submitted' | 'qualified' | 'prizes-given'

function runCompetition(league: League, entry: Content<Running>): void {
  const competition = known(league.competitions, entry.competition)
  if (competition === undefined) return
  switch (entry.type) {
    case 'entered':
      competition.teams = [...competition.teams, entry.team]
      return
    case 'delegated':
      competition.delegate = entry.coach
      return
    case 'week-begun':
      competition.week = entry.week
      return
    case 'submitted':
      competition.submitted[entry.team] = entry.matches
      return
    case 'qualified': {
      competition.playOffs = thrown(entry.dice, (dice) => settledPlayOffs(league, competition, dice)).value
      return
    }
    case 'prizes-given': {
      const { value: dues } = thrown(entry.dice, (dice) => prizesDue(league, competition, dice))
      if (dues === null) return
      competition.over = true
      for (const due of dues) {
        const entrant = known(league.teams, due.team)
        const team = entrant === undefined ? null : takenAtOnce(league, entrant.team, due.prize)
        if (entrant !== undefined && team !== null) entrant.team = team
        league.prizes.push({ ...due, taken: team !== null })
      }
      return
    }
    default:
      entry satisfies never
  }
}
