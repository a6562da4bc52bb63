import type { BySide, Edition, Side } from '@touchback/engine'
import {
  type Guest,
  type Hurt,
  type MatchReport,
  noFeats,
  type PlayerReport,
  type SideReport,
  type Team,
} from '@touchback/engine/career'
import { type Entry, implausible, type League } from '@touchback/league'
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

function lineOf({ feats, hurt, available }: PlayerReport): Line | null {
  const deeds = DEEDS.flatMap((deed) => (feats[deed] > 0 ? [[deed, feats[deed]] as const] : []))
  const { effect: injury, by } = worst(hurt) ?? {}
  if (deeds.length === 0 && injury === undefined && available) return null
  return {
    ...Object.fromEntries(deeds),
    ...(injury === undefined ? {} : { injury }),
    ...(by === undefined ? {} : { by }),
    ...(available ? {} : { absent: true }),
  }
}

/** A report as it would have been written down at a table. */
export function sheetOf(report: MatchReport): Sheet {
  const everybody = (side: Side): readonly (readonly [string, PlayerReport])[] => [
    ...Object.entries(report.sides[side].players),
    ...report.sides[side].guests.map((guest) => [guest.name, guest] as const),
  ]
  const lines = (side: Side): Sheet['home'] =>
    Object.fromEntries(
      everybody(side).flatMap(([id, player]) => {
        const line = lineOf(player)
        return line === null ? [] : [[id, line]]
      }),
    )
  const noted = (side: Side): number =>
    everybody(side).reduce((sum, [, { feats }]) => sum + feats.touchdowns, 0)
  const both = <T>(of: (side: Side) => T): BySide<T> => ({ home: of('home'), away: of('away') })
  return {
    ...blankSheet,
    home: lines('home'),
    away: lines('away'),
    more: both((side) => report.score[side] - noted(side)),
    visitors: both((side) =>
      report.sides[side].guests.map(({ name, position, kind }) => ({ name, position, kind })),
    ),
    joined: both((side) => report.sides[side].joined),
    spent: both((side) => report.sides[side].spent),
    gate: report.gate,
    conceded: report.conceded?.side ?? null,
    forced: report.conceded?.forced ?? false,
    shootOut: report.shootOut ?? null,
  }
}

/** What the sheet says of somebody, in the place of what the report said. */
function corrected<T extends PlayerReport>(old: T, { injury, by, absent = false, ...deeds }: Line): T {
  const feats = { ...old.feats }
  for (const deed of DEEDS) feats[deed] = deeds[deed] ?? 0
  const known = worst(old.hurt)
  const isSame = known?.effect === injury && known?.by === by
  const hurt = isSame
    ? old.hurt
    : injury === undefined
      ? []
      : [{ effect: injury, cause: injury, ...(by === undefined ? {} : { by }) }]
  const there = old.available === !absent ? {} : { available: !absent, fielded: !absent }
  return { ...old, feats, hurt, ...there }
}

const NEW_HERE: PlayerReport = {
  feats: noFeats(),
  hurt: [],
  available: true,
  fielded: true,
  mvps: 0,
  learned: [],
}

function correctedSide(old: SideReport, sheet: Sheet, side: Side): SideReport {
  const lines = sheet[side]
  const players = Object.entries(old.players).map(([id, player]): [string, PlayerReport] => [
    id,
    corrected(player, lines[id] ?? {}),
  ])
  const guests = sheet.visitors[side].map((visitor): Guest => {
    const before = old.guests.find(({ name }) => name === visitor.name) ?? {
      ...NEW_HERE,
      ...visitor,
      skills: [],
    }
    return corrected(before, lines[visitor.name] ?? {})
  })
  const { joined, spent } = sheet
  return { ...old, players: Object.fromEntries(players), guests, joined: joined[side], spent: spent[side] }
}

/** A report with what the sheet says in it; everything a sheet does not speak of stays. */
export function correctedReport(report: MatchReport, sheet: Sheet): MatchReport {
  const [home, away] = scoreOf(sheet)
  const { shootOut: _before, ...others } = report
  return {
    ...others,
    score: { home, away },
    gate: sheet.gate,
    conceded: sheet.conceded === null ? null : { side: sheet.conceded, forced: sheet.forced },
    ...(sheet.shootOut !== null && home === away ? { shootOut: sheet.shootOut } : {}),
    sides: {
      home: correctedSide(report.sides.home, sheet, 'home'),
      away: correctedSide(report.sides.away, sheet, 'away'),
    },
  }
}

/** A slip of the pen in what is corrected by hand, also where the match was refereed; what was odd before may stay so. */
export function slipIn(
  edition: Edition,
  teams: BySide<Team>,
  before: MatchReport,
  sheet: Sheet,
): string | null {
  const problem = implausible(edition, correctedReport(before, sheet), teams)
  return problem !== null && implausible(edition, before, teams) === null ? problem : null
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

/** A team as it stood in a report: those who were on its roster then; who took no part is told by the sheet. */
export const rosterThen = (team: Team, { players }: SideReport): Team => ({
  ...team,
  players: [...team.players, ...team.former].flatMap((player) => {
    const line = players[player.id]
    return line === undefined ? [] : [{ ...player, missNext: false }]
  }),
})
