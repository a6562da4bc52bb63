import { totalPoints, worthOf } from '@touchback/engine/career'
import { bookOf, bracketOf, type League, winnerOf } from '@touchback/league'
import {
  cemetery,
  champions,
  everybody,
  headToHead,
  leaders,
  leaguePage,
  mannerOf,
  matchesOf,
  matchPage,
  overTime,
  playerPage,
  records,
  type Statistic,
  STATISTICS,
  tablesIn,
  tableWith,
  teamPage,
} from '@touchback/league/views'
import { leagueRules, statisticName, csv } from '@touchback/words'
import { LeagueFile } from '../league-file.ts'
import { leagueText, matchText, playerText, teamText } from '../league-pages.ts'
import { leadersText, standingsText, statsText, whyText } from '../league-text.ts'
import { writeNew } from '../new-file.ts'
import { plain } from '../plain.ts'
import { numbers, textTable, WIDTH, words } from '../text-table.ts'
import { UsageError, wholeNumber } from '../usage-error.ts'
import { wrap } from '../wrap.ts'

interface Shown {
  readonly json?: boolean
}

/** As JSON for a program, as text for a person. */
const print = (options: Shown, data: unknown, text: () => string): void =>
  console.log(options.json === true ? JSON.stringify(data, null, 2) : text())

function competitionOf({ league, path }: LeagueFile, given: string | undefined): string | null {
  if (given === undefined) {
    const ids = Object.keys(league.competitions)
    return ids.length === 1 ? (ids[0] ?? null) : null
  }
  if (!Object.hasOwn(league.competitions, given)) {
    const known = Object.keys(league.competitions)
    throw new UsageError(
      `there is no competition "${given}" in ${path}; there ${known.length === 0 ? 'is none' : `are ${known.join(', ')}`}`,
    )
  }
  return given
}

function teamOf({ league, path }: LeagueFile, team: string): string {
  if (Object.hasOwn(league.teams, team)) return team
  throw new UsageError(
    `there is no team "${team}" in ${path}; there are ${Object.keys(league.teams).join(', ')}`,
  )
}

export function leagueTable(path: string, which: string | undefined, options: Shown): void {
  const file = LeagueFile.open(path)
  const id = competitionOf(file, which)
  const tables = tablesIn(file.league, id)
  const competition = id === null ? undefined : file.league.competitions[id]
  const bracket = competition === undefined ? [] : bracketOf(file.league, competition)
  print(options, { tables, bracket }, () => standingsText(file.league, competition, tables, bracket))
}

export function leagueWhy(path: string, team: string, competition: string | undefined, options: Shown): void {
  const file = LeagueFile.open(path)
  const id = competitionOf(file, competition)
  teamOf(file, team)
  const table = tableWith(file.league, team, id)
  if (table === undefined) throw new UsageError(`"${team}" does not play in "${id}"`)
  const own = table.reasons.filter(({ above, below }) => above === team || below === team)
  print(options, own, () => whyText(file.league, table, team))
}

export interface StatsOptions extends Shown {
  readonly statistic?: string
  readonly top: string
  readonly competition?: string
}

export function leagueStats(path: string, options: StatsOptions): void {
  const file = LeagueFile.open(path)
  const { league } = file
  const top = wholeNumber('--top', options.top, 1)
  const id = options.competition === undefined ? null : competitionOf(file, options.competition)
  const fits = id === null ? {} : { fits: matchesOf(id) }
  if (options.statistic === undefined) {
    const all = Object.fromEntries(
      STATISTICS.map((each) => [each, leaders(league, each, { most: top, ...fits })]),
    )
    return print(options, { leaders: all, cemetery: cemetery(league), records: records(league) }, () =>
      statsText(league, top, fits),
    )
  }
  const statistic = STATISTICS.find((each) => each === options.statistic)
  if (statistic === undefined)
    throw new UsageError(`there is no statistic "${options.statistic}"; there are ${STATISTICS.join(', ')}`)
  const list = leaders(league, statistic, { most: top, ...fits })
  print(options, list, () => leadersText(league, statisticName(statistic), list) ?? 'Nobody has any yet.')
}

const PAGES = 'team TEAM, player TEAM PLAYER, match MATCH, between TEAM TEAM, rules or log'

export function leagueShow(
  path: string,
  what: string | undefined,
  ids: readonly string[],
  options: Shown,
): void {
  const file = LeagueFile.open(path)
  const { league } = file
  const [first = '', second = ''] = ids
  const needs = (many: number): void => {
    if (ids.length !== many) throw new UsageError(`show takes ${PAGES}, not "${[what, ...ids].join(' ')}"`)
  }
  switch (what) {
    case undefined:
      return print(options, leaguePage(league), () => leagueText(league, leaguePage(league)))
    case 'team': {
      needs(1)
      const page = teamPage(league, teamOf(file, first))
      if (page === null) throw new Error(`no page of ${first}`)
      return print(options, page, () => teamText(league, page))
    }
    case 'player': {
      needs(2)
      const page = playerPage(league, teamOf(file, first), playerId(league, first, second))
      if (page === null)
        throw new UsageError(`${first} has no player "${second}": say his id, number or name`)
      return print(options, page, () => playerText(league, page))
    }
    case 'match': {
      needs(1)
      const page = matchPage(league, first)
      if (page === null) throw new UsageError(`there is no match "${first}" in ${path}`)
      return print(options, page, () => matchText(league, page))
    }
    case 'between': {
      needs(2)
      const between = headToHead(league, teamOf(file, first), teamOf(file, second))
      return print(options, between, () => betweenText(league, between))
    }
    case 'rules': {
      needs(0)
      const rules = leagueRules(
        bookOf({ edition: league.edition, house: undefined }),
        bookOf(league),
        league.options,
      )
      return print(options, rules, () => rules.map((rule) => wrap(plain(rule), WIDTH, '')).join('\n'))
    }
    case 'log':
      needs(0)
      return print(options, file.log.entries, () => logText(file))
    default:
      throw new UsageError(`show takes ${PAGES}, not "${what}"`)
  }
}

/** A player by his id, by his number as `#7` or `7`, or by his name. */
function playerId(league: League, team: string, key: string): string {
  const known = league.teams[team]?.team
  const all = [...(known?.players ?? []), ...(known?.former ?? [])]
  const found =
    all.find(({ id }) => id === key) ??
    all.find(({ number, status }) => status === 'active' && `#${number}` === `#${key.replace(/^#/u, '')}`) ??
    all.find(({ name }) => name.toLowerCase() === key.toLowerCase())
  return found?.id ?? key
}

function betweenText(league: League, between: ReturnType<typeof headToHead>): string {
  if (between === null || between.matches.length === 0) return 'These two have not met.'
  const rows = between.lines.map(({ team, won, drawn, lost, touchdowns, casualties }) => [
    league.teams[team]?.team.name ?? team,
    won,
    drawn,
    lost,
    touchdowns[0],
    casualties[0],
  ])
  const columns = [words(''), ...['W', 'D', 'L', 'TD', 'Cas'].map(numbers)]
  return `${textTable(columns, rows)}\n\nMatches: ${between.matches.join(', ')}`
}

const logText = ({ log }: LeagueFile): string =>
  textTable(
    [numbers('no'), words('at'), words('by'), words('what'), words('')],
    log.entries.map(({ no, at, by, type, why, ...content }) => [
      no,
      at.slice(0, 16).replace('T', ' '),
      by,
      type,
      [about(content), why].filter((part) => part !== undefined && part !== '').join(': '),
    ]),
  )

/** What an entry is about, as far as it fits into a line. */
const about = (content: object): string => {
  const fields = new Map<string, unknown>(Object.entries(content))
  const shown = ['match', 'team', 'coach', 'competition', 'round', 'entry', 'name'].flatMap((field) =>
    fields.has(field) ? [String(fields.get(field))] : [],
  )
  return [...new Set(shown)].join(' ')
}

const TABLES: Readonly<Record<string, (league: League, competition: string | null) => readonly object[]>> = {
  table: (league, competition) =>
    tablesIn(league, competition).flatMap(({ division, lines }) =>
      lines.map(({ place, team, touchdowns, casualties, ...line }) => ({
        ...(division === null ? {} : { division }),
        place,
        team,
        name: league.teams[team]?.team.name ?? team,
        ...line,
        touchdowns: touchdowns[0],
        touchdownsAgainst: touchdowns[1],
        casualties: casualties[0],
        casualtiesAgainst: casualties[1],
      })),
    ),
  teams: (league) =>
    Object.values(league.teams).map(({ team, coach, retired }) => ({
      team: team.id,
      name: team.name,
      roster: team.roster,
      coach,
      retired,
      worth: worthOf(bookOf(league), team, league.options),
      treasury: team.treasury,
      fanFactor: team.fanFactor,
      rerolls: team.rerolls,
      players: team.players.length,
      matches: team.matches.length,
    })),
  players: (league) =>
    everybody(league).map(({ team, player }) => {
      const { id, name, number, position, status, matches, mvps, niggles, missNext, stats, feats, gained } =
        player
      const points = totalPoints(player)
      const learned = gained.map(({ take }) => take).join(' ')
      return {
        team: team.id,
        player: id,
        number,
        name,
        position,
        status,
        ...stats,
        learned,
        niggles,
        missNext,
        matches,
        mvps,
        points,
        ...feats,
      }
    }),
  matches: (league, competition) =>
    Object.values(league.fixtures)
      .filter(matchesOf(competition))
      .map((fixture) => {
        const { id, competition: cup, round, stage, home, away, report, awarded, settled } = fixture
        const score = awarded?.score ?? report?.score
        return {
          match: id,
          competition: cup,
          round,
          stage,
          home,
          away,
          homeScore: score?.home ?? null,
          awayScore: score?.away ?? null,
          winner: winnerOf(fixture),
          // What settled it: the score, or what else.
          by: settled ? (awarded?.why ?? mannerOf(fixture)) : null,
          gate: report?.gate ?? null,
          settled,
        }
      }),
  leaders: (league, competition) =>
    STATISTICS.flatMap((statistic: Statistic) =>
      leaders(league, statistic, {
        most: 20,
        ...(competition === null ? {} : { fits: matchesOf(competition) }),
      }).map((leader) => ({ statistic, ...leader })),
    ),
  cemetery: (league) =>
    cemetery(league).map(({ killer, ...grave }) => ({
      ...grave,
      killer: killer?.name ?? null,
      killerTeam: killer?.team ?? null,
    })),
  champions: (league) => champions(league),
  records: (league) =>
    records(league).flatMap(({ record, count, holders }) =>
      holders.map((holder) => ({ record, count, ...holder })),
    ),
  worth: (league) =>
    Object.keys(league.teams).flatMap((team) =>
      overTime(league, team).map((moment) => ({ team, ...moment })),
    ),
}
const EXPORTS: readonly string[] = Object.keys(TABLES)

export interface ExportOptions {
  readonly format: string
  readonly competition?: string
  readonly out?: string
}

export function leagueExport(path: string, name: string, options: ExportOptions): void {
  const file = LeagueFile.open(path)
  const rowsOf = Object.hasOwn(TABLES, name) ? TABLES[name] : undefined
  if (rowsOf === undefined)
    throw new UsageError(`there is no table "${name}"; there are ${EXPORTS.join(', ')}`)
  const rows = rowsOf(
    file.league,
    options.competition === undefined ? null : competitionOf(file, options.competition),
  )
  const text = options.format === 'csv' ? csv(rows) : `${JSON.stringify(rows, null, 2)}\n`
  if (options.out === undefined) return void process.stdout.write(text)
  writeNew(options.out, text)
}
