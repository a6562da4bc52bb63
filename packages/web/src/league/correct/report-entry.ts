import type { Side } from '@touchback/engine'
import type { Hurt, MatchReport, PlayerReport, SideReport, Team } from '@touchback/engine/career'
import type { Entry, League } from '@touchback/league'
import type { Writing } from '../book/book.ts'
import { blankSheet, DEEDS, type Line, scoreOf, type Sheet } from '../table-report/sheet.ts'

type ReportEntry = Entry<'played' | 'reported' | 'ruled'>

const isReport = (entry: Entry): entry is ReportEntry =>
  entry.type === 'played' || entry.type === 'reported' || entry.type === 'ruled'

/** The entry whose report of a match stands. */
export const entryOfReport = (entries: readonly Entry[], match: string): ReportEntry | undefined =>
  entries.filter(isReport).findLast((entry) => entry.match === match)

/** The numbers of all entries whose reports stand. */
export const standingReports = (entries: readonly Entry[]): ReadonlySet<number> =>
  new Set(new Map(entries.filter(isReport).map(({ match, no }) => [match, no])).values())

const worst = (hurt: readonly Hurt[]): Hurt | undefined =>
  hurt.find(({ effect }) => effect !== 'miss-next') ?? hurt[0]

function lineOf({ feats, hurt }: PlayerReport): Line | null {
  const deeds = DEEDS.flatMap((deed) => (feats[deed] > 0 ? [[deed, feats[deed]] as const] : []))
  const injury = worst(hurt)?.effect
  if (deeds.length === 0 && injury === undefined) return null
  return { ...Object.fromEntries(deeds), ...(injury === undefined ? {} : { injury }) }
}

/** A report as it would have been written down at a table. */
export function sheetOf(report: MatchReport): Sheet {
  const lines = (side: Side): Sheet['home'] =>
    Object.fromEntries(
      Object.entries(report.sides[side].players).flatMap(([id, player]) => {
        const line = lineOf(player)
        return line === null ? [] : [[id, line]]
      }),
    )
  const ofRoster = (side: Side): number =>
    Object.values(report.sides[side].players).reduce((sum, { feats }) => sum + feats.touchdowns, 0)
  return {
    ...blankSheet,
    home: lines('home'),
    away: lines('away'),
    more: { home: report.score.home - ofRoster('home'), away: report.score.away - ofRoster('away') },
    gate: report.gate,
    conceded: report.conceded?.side ?? null,
    shootOut: report.shootOut ?? null,
  }
}

function correctedSide(side: SideReport, lines: Sheet['home']): SideReport {
  const players = Object.entries(side.players).map(([id, old]): [string, PlayerReport] => {
    const line = lines[id] ?? {}
    const feats = { ...old.feats }
    for (const deed of DEEDS) feats[deed] = line[deed] ?? 0
    const same = worst(old.hurt)?.effect === line.injury
    const hurt = same
      ? old.hurt
      : line.injury === undefined
        ? []
        : [{ effect: line.injury, cause: line.injury }]
    return [id, { ...old, feats, hurt }]
  })
  return { ...side, players: Object.fromEntries(players) }
}

/** A report with what the sheet says in it; everything a sheet does not speak of stays. */
export function correctedReport(report: MatchReport, sheet: Sheet): MatchReport {
  const [home, away] = scoreOf(sheet)
  const { shootOut: _before, ...others } = report
  return {
    ...others,
    score: { home, away },
    gate: sheet.gate,
    conceded:
      sheet.conceded === null
        ? null
        : {
            side: sheet.conceded,
            forced: report.conceded?.side === sheet.conceded && report.conceded.forced,
          },
    ...(sheet.shootOut !== null && home === away ? { shootOut: sheet.shootOut } : {}),
    sides: {
      home: correctedSide(report.sides.home, sheet.home),
      away: correctedSide(report.sides.away, sheet.away),
    },
  }
}

/** The entry that puts another report in the place of the one that stands. */
export function correction(
  league: League,
  entries: readonly Entry[],
  match: string,
  sheet: Sheet,
  why: string,
): Writing | null {
  const entry = entryOfReport(entries, match)
  const report = league.fixtures[match]?.report ?? null
  if (entry === undefined || report === null) return null
  const { no, at: _at, by: _by, why: _why, ...content } = entry
  return {
    type: 'corrected',
    entry: no,
    content: { ...content, report: correctedReport(report, sheet) },
    ...(why.trim() === '' ? {} : { why: why.trim() }),
  }
}

/** A team as it stood in a report: those who were on its roster then, and who of them took no part. */
export const rosterThen = (team: Team, { players }: SideReport): Team => ({
  ...team,
  players: [...team.players, ...team.former].flatMap((player) => {
    const line = players[player.id]
    return line === undefined ? [] : [{ ...player, missNext: !line.available }]
  }),
})
