import type { Bout, Change, Competition, League, TableStep } from '@touchback/league'
import {
  cemetery,
  champions,
  hallOfFame,
  honoured,
  type Holder,
  killers,
  type Leader,
  leaders,
  type LeagueTable,
  records,
  STATISTICS,
  wanted,
} from '@touchback/league/views'
import {
  capital,
  criterionName,
  ordinal,
  plainWords,
  stageName,
  statisticName,
  statisticShort,
} from '@touchback/words'
import { plain } from './plain.ts'
import { gold, numbers, textTable, WIDTH, words } from './text-table.ts'
import { wrap } from './wrap.ts'

export const nameOf = (league: League, team: string): string => league.teams[team]?.team.name ?? team

/** A heading with a line under it. */
export const heading = (text: string): string => {
  const shown = plain(text)
  return `${shown}\n${'─'.repeat(Math.min(WIDTH, shown.length))}`
}

export const paragraphs = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join('\n\n')

/** How a competition stands: its tables, and its bracket where losers are out. */
export function standingsText(
  league: League,
  competition: Competition | undefined,
  tables: readonly LeagueTable[],
  bracket: readonly (readonly Bout[])[],
): string {
  const title = competition?.name ?? league.name
  const isCup = competition?.format === 'knock-out'
  const shown = isCup && bracket.length > 0 ? [] : tables
  return paragraphs([
    ...shown.map((table) => {
      const part = table.division === null ? '' : `, group ${table.division}`
      return `${heading(title + part)}\n${tableText(league, table)}`
    }),
    bracket.length === 0
      ? null
      : `${heading(isCup ? title : `${title}, last rounds`)}\n${bracketText(league, bracket)}`,
  ])
}

function bracketText(league: League, bracket: readonly (readonly Bout[])[]): string {
  const rows = bracket.flatMap((bouts, index) =>
    bouts.map(({ home, away, stage, winner, settled }) => [
      capital(stage === null ? `round ${index + 1}` : stageName(stage)),
      nameOf(league, home),
      away === null ? 'has a free day' : nameOf(league, away),
      winner === null ? (settled ? 'nobody goes on' : '') : `→ ${nameOf(league, winner)}`,
    ]),
  )
  return textTable([words(''), words(''), words(''), words('')], rows)
}

function tableText(league: League, { lines }: LeagueTable): string {
  return textTable(
    [
      numbers(''),
      words('Team'),
      numbers('P'),
      numbers('W'),
      numbers('D'),
      numbers('L'),
      numbers('TD'),
      numbers('Cas'),
      numbers('Pts'),
    ],
    lines.map(({ place, team, played, won, drawn, lost, touchdowns, casualties, points }) => [
      place,
      nameOf(league, team),
      played,
      won,
      drawn,
      lost,
      touchdowns.join('–'),
      casualties.join('–'),
      points,
    ]),
  )
}

/** Why a team stands where it does: how far it and its neighbours had to go down the list. */
export function whyText(league: League, { lines, reasons }: LeagueTable, team: string): string {
  const line = lines.find((each) => each.team === team)
  if (line === undefined) return `${nameOf(league, team)} do not play in this competition.`
  const first = `${nameOf(league, team)} stand ${ordinal(line.place)} of ${lines.length} with ${count(line.points, 'point')} from ${count(line.played, 'match', 'matches')}.`
  const near = reasons.filter(({ above, below }) => above === team || below === team)
  const told = near.map(({ above, below, criterion, steps }) => {
    const where = below === team ? `Behind ${nameOf(league, above)}` : `Ahead of ${nameOf(league, below)}`
    const end = criterion === null ? 'nothing separates them' : `settled by ${criterionName(criterion)}`
    return [`${where}: ${end}`, ...steps.map((step) => stepText(step, below === team))].join('\n')
  })
  return paragraphs([first, ...told].map((part) => part.split('\n').map(plain).join('\n')))
}

function stepText({ criterion, above, below }: TableStep, isBelow: boolean): string {
  const [own, theirs] = isBelow ? [below, above] : [above, below]
  const verdict = above === below ? 'level' : isBelow ? 'less' : 'more'
  const shown = (value: number) => (criterion === 'fewest-losses' ? -value : value)
  if (criterion === 'name') return `  ${criterionName(criterion)}: in the order of the alphabet`
  const losses = criterion === 'fewest-losses' && above !== below ? (isBelow ? 'more' : 'fewer') : verdict
  return `  ${criterionName(criterion)}: ${shown(own)} to ${shown(theirs)}, ${losses}`
}

export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`

export const leadersText = (league: League, title: string, list: readonly Leader[]): string | null =>
  list.length === 0
    ? null
    : `${heading(title)}\n${textTable(
        [numbers(''), words(''), words(''), numbers('')],
        list.map(({ place, name, team, count: many }) => [place, name, nameOf(league, team), many]),
      )}`

/** Everything a league counts, one list after the other. */
export function statsText(league: League, top: number, fits?: Parameters<typeof leaders>[2]): string {
  const lists = STATISTICS.filter((statistic) => statistic !== 'matches').map((statistic) =>
    leadersText(league, statisticName(statistic), leaders(league, statistic, { most: top, ...fits })),
  )
  const told = paragraphs([
    ...lists,
    leadersText(league, 'Killers', killers(league, top)),
    wantedText(league, top),
    cemeteryText(league),
    recordsText(league),
    championsText(league),
    fameText(league, top),
  ])
  return told === '' ? 'Nothing has been played yet.' : told
}

function wantedText(league: League, top: number): string | null {
  const list = wanted(league, top)
  if (list.length === 0) return null
  const rows = list.map(({ place, name, team, count: casualties, kills }) => [
    place,
    name,
    nameOf(league, team),
    casualties,
    kills,
  ])
  const columns = [numbers(''), words(''), words(''), numbers('Cas'), numbers('Dead')]
  return `${heading('Wanted')}\n${textTable(columns, rows)}`
}

function cemeteryText(league: League): string | null {
  const graves = cemetery(league)
  if (graves.length === 0) return null
  const rows = graves.map(({ name, team, points, matches, killer, match }) => [
    name,
    nameOf(league, team),
    killer === null ? '' : `${killer.name} (${nameOf(league, killer.team)})`,
    match ?? '',
    matches,
    points,
  ])
  const columns = [
    words('Here lies'),
    words('of'),
    words('killed by'),
    words('in'),
    numbers('P'),
    numbers('SPP'),
  ]
  return `${heading('Cemetery')}\n${textTable(columns, rows)}`
}

function recordsText(league: League): string | null {
  const list = records(league)
  if (list.length === 0) return null
  const rows = list.map(({ record, count: many, holders }) => {
    const [first] = holders
    const more = holders.length > 1 ? `, and ${holders.length - 1} more` : ''
    return [
      capital(plainWords(record)),
      gold(many),
      first === undefined ? '' : `${holderText(league, first)}${more}`,
    ]
  })
  return `${heading('Records')}\n${textTable([words(''), numbers(''), words('')], rows)}`
}

function holderText(league: League, { name, team, match }: Holder): string {
  const who = name ?? (team === null ? null : nameOf(league, team))
  if (match === null) return who ?? ''
  const fixture = league.fixtures[match]
  const between =
    fixture === undefined ? match : `${nameOf(league, fixture.home)} – ${nameOf(league, fixture.away)}`
  return who === null ? between : `${who} (${match})`
}

/** Who has won what, and the players of the years. */
function championsText(league: League): string | null {
  const won = champions(league).map(({ name, winner, runnerUp }) => [
    name,
    nameOf(league, winner),
    runnerUp === null ? '' : `before ${nameOf(league, runnerUp)}`,
  ])
  const years = honoured(league).map(({ name, team }) => [
    'Player of the year',
    name,
    `of ${nameOf(league, team)}`,
  ])
  const rows = [...won, ...years]
  return rows.length === 0
    ? null
    : `${heading('Champions')}\n${textTable([words(''), words(''), words('')], rows)}`
}

function fameText(league: League, top: number): string | null {
  const list = hallOfFame(league, top)
  if (list.length === 0) return null
  const rows = list.map(({ name, team, points, matches, feats, mvps, how }) => [
    name,
    nameOf(league, team),
    how,
    matches,
    feats.touchdowns,
    feats.casualties,
    mvps,
    points,
  ])
  const columns = [
    words(''),
    words(''),
    words(''),
    ...['matches', 'touchdowns', 'casualties', 'mvps', 'points'].map((id) => numbers(statisticShort(id))),
  ]
  return `${heading('Hall of fame')}\n${textTable(columns, rows)}`
}

/** What a correction changes, a line each. */
export const changesText = (changes: readonly Change[]): string =>
  changes.length === 0
    ? 'Nothing else changes.'
    : changes.map(({ line }) => wrap(plain(line), WIDTH, '  ').replace(/^ {2}/u, '- ')).join('\n')
