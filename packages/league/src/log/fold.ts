import { cloneTeam, usualOptions } from '@touchback/engine/career'
import type { PointsRule } from '../competition/standings.ts'
import { found } from '../found.ts'
import type { Content, Entry } from './entry.ts'
import { bookOf, type Fixture, type League } from './league.ts'

const USUAL_POINTS: PointsRule = {
  win: 3,
  draw: 1,
  loss: 0,
  concession: 0,
  bonus: { touchdowns: 0, cleanSheet: false, casualties: 0 },
}
const IN_A_ROW = 2

/** A league at its first entry. */
export function founded(entry: Entry<'founded'>): League {
  const { name, edition, house } = entry
  const book = bookOf({ edition, house })
  return {
    name,
    edition,
    house,
    options: { ...usualOptions(book), ...entry.options },
    points: entry.points ?? USUAL_POINTS,
    ties: entry.ties ?? ['touchdown-difference', 'casualty-difference', 'head-to-head', 'name'],
    inARow: entry.inARow ?? IN_A_ROW,
    teamsPerCoach: entry.teamsPerCoach ?? 1,
    commissioner: entry.by,
    coaches: { [entry.by]: entry.by },
    teams: {},
    competitions: {},
    fixtures: {},
    played: {},
    seasons: [],
    entries: 1,
    reopened: [],
    misfits: [],
  }
}

/** Every entry but those that close books, which need what was rolled and answered: they are the history's affair. */
export type Applied = Exclude<Entry, { type: 'aftermath' }>

/** Applies one entry. What the rules forbid never gets here. */
export function apply(league: League, entry: Applied): void {
  league.entries = entry.no
  switch (entry.type) {
    case 'founded':
    case 'corrected':
      return
    case 'joined':
      league.coaches[entry.coach] = entry.name
      return
    case 'drafted':
      return draft(league, entry)
    case 'competition-opened': {
      const { competition: id, ...rest } = entry
      league.competitions[id] = { ...rest, id, delegate: null, drawn: [] }
      return
    }
    case 'delegated': {
      const competition = league.competitions[entry.competition]
      if (competition !== undefined) competition.delegate = entry.coach
      return
    }
    case 'round-drawn':
      return drawRound(league, entry)
    case 'match-agreed':
      league.fixtures[entry.match] = fixture({
        id: entry.match,
        competition: entry.competition ?? null,
        round: null,
        stage: entry.stage ?? null,
        home: entry.home,
        away: entry.away,
        when: entry.when ?? null,
      })
      return
    case 'match-cancelled':
      delete league.fixtures[entry.match]
      return
    case 'locked':
    case 'retired': {
      const entrant = league.teams[entry.team]
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
      const found = league.fixtures[entry.match]
      if (found === undefined) return
      if (entry.type === 'confirmed') settle(league, found)
      else found.disputed = entry.reason
      return
    }
    case 'transferred':
      return transfer(league, entry)
    case 'prize': {
      const entrant = league.teams[entry.team]
      if (entrant === undefined) return
      const team = cloneTeam(entrant.team)
      team.treasury += entry.gold
      team.fanFactor += entry.fans ?? 0
      if (entry.trophy !== undefined) {
        for (const other of Object.values(league.teams))
          other.team = {
            ...other.team,
            trophies: other.team.trophies.filter((trophy) => trophy !== entry.trophy),
          }
        team.trophies = [...team.trophies.filter((trophy) => trophy !== entry.trophy), entry.trophy]
      }
      entrant.team = team
      return
    }
    case 'season-closed':
      league.seasons.push(entry.name)
      return
    default:
      entry satisfies never
  }
}

const fixture = (
  agreed: Omit<Fixture, 'report' | 'reportedBy' | 'settled' | 'disputed' | 'closed'>,
): Fixture => ({
  ...agreed,
  report: null,
  reportedBy: null,
  settled: false,
  disputed: null,
  closed: { home: false, away: false },
})

function draft(league: League, { team: id, coach, colour, draft: written }: Content<'drafted'>): void {
  const team = found(bookOf(league), written, { id, colour })
  league.teams[id] = { team, coach, locked: false, retired: false }
  league.played[id] = []
}

function drawRound(
  league: League,
  { competition, round, pairings, stage, deadline }: Content<'round-drawn'>,
): void {
  league.competitions[competition]?.drawn.push(pairings)
  for (const [index, [home, away]] of pairings.entries()) {
    if (away === null) continue
    const id = `${competition}/${round}/${index + 1}`
    league.fixtures[id] = fixture({
      id,
      competition,
      round,
      stage: stage ?? null,
      home,
      away,
      when: deadline ?? null,
    })
  }
}

function report(league: League, entry: Entry<'reported' | 'played' | 'ruled'>): void {
  const found = league.fixtures[entry.match]
  if (found === undefined) return
  found.report = entry.report
  found.disputed = null
  const typedIn = entry.type === 'reported' && entry.by !== league.commissioner
  found.reportedBy = typedIn ? (league.teams[found.home]?.coach === entry.by ? 'home' : 'away') : null
  if (!typedIn) settle(league, found)
}

function settle(league: League, found: Fixture): void {
  found.settled = true
  for (const team of [found.home, found.away]) {
    const played = (league.played[team] ??= [])
    if (!played.includes(found.id)) played.push(found.id)
  }
}

function transfer(league: League, { from, to, gold = 0, player }: Content<'transferred'>): void {
  const [giver, taker] = [league.teams[from], league.teams[to]]
  if (giver === undefined || taker === undefined) return
  const [gives, takes] = [cloneTeam(giver.team), cloneTeam(taker.team)]
  gives.treasury -= gold
  takes.treasury += gold
  const moved = gives.players.find(({ id }) => id === player)
  if (moved !== undefined) {
    gives.players = gives.players.filter((other) => other !== moved)
    takes.signed++
    takes.players = [...takes.players, { ...moved, id: `p${takes.signed}` }]
  }
  giver.team = gives
  taker.team = takes
}
