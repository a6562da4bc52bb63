import type { BySide, Edition, Reading, Side } from '@touchback/engine'
import { INJURY_EFFECTS, type InjuryEffect, type MatchReport, type Team } from '@touchback/engine/career'
import {
  flag,
  listOf,
  nullable,
  object,
  oneOf,
  optional,
  type Reader,
  read,
  recordOf,
  text,
  whole,
} from '@touchback/engine/doors'
import { implausible, reportBetween } from '@touchback/league'
import { readVisitor, type Visitor } from './visitors.ts'

/** What is counted by tapping a player. */
export const DEEDS = ['touchdowns', 'completions', 'casualties', 'interceptions', 'deflections'] as const
export type Deed = (typeof DEEDS)[number]

/** What one player did, and what became of him. */
export type Line = Readonly<Partial<Record<Deed, number>>> & {
  readonly injury?: InjuryEffect | undefined
  /** The opponent who did it: his id, or the name of somebody who came for the day. */
  readonly by?: string | undefined
  /** He was not there: an old injury, or something else that kept him away. */
  readonly absent?: boolean | undefined
}

/** A result as two people write it down at a table. */
export interface Sheet {
  readonly home: Readonly<Record<string, Line>>
  readonly away: Readonly<Record<string, Line>>
  /** Points of somebody who was not noted. */
  readonly more: BySide<number>
  /** Those who came for the day; what they did stands among the lines of their side, under their names. */
  readonly visitors: BySide<readonly Visitor[]>
  /** Positions of those who were raised or infected and may join for nothing. */
  readonly joined: BySide<readonly string[]>
  /** Gold that was paid for the day, out of the treasury. */
  readonly spent: BySide<number>
  readonly gate: number | null
  readonly conceded: Side | null
  /** Whoever gave up had too few players to go on. */
  readonly forced: boolean
  readonly shootOut: Side | null
}

export const blankSheet: Sheet = {
  home: {},
  away: {},
  more: { home: 0, away: 0 },
  visitors: { home: [], away: [] },
  joined: { home: [], away: [] },
  spent: { home: 0, away: 0 },
  gate: null,
  conceded: null,
  forced: false,
  shootOut: null,
}

const COUNT = whole(0, 99)
const SIDE = oneOf(['home', 'away'] as const)
const LINE = object({
  touchdowns: optional(COUNT),
  completions: optional(COUNT),
  casualties: optional(COUNT),
  interceptions: optional(COUNT),
  deflections: optional(COUNT),
  injury: optional(oneOf(INJURY_EFFECTS)),
  by: optional(text(80)),
  absent: optional(flag),
})
const bySide = <T>(reader: Reader<T>) => object({ home: reader, away: reader })
const LINES = recordOf(text(80), LINE, 60)
const readSheet = object({
  home: LINES,
  away: LINES,
  more: bySide(COUNT),
  // Sheets that were begun before these were asked for have none of them.
  visitors: optional(bySide(listOf(readVisitor, 40))),
  joined: optional(bySide(listOf(text(60), 20))),
  spent: optional(bySide(whole(0, 100_000_000))),
  forced: optional(flag),
  gate: nullable(whole(0, 10_000_000)),
  conceded: nullable(SIDE),
  shootOut: nullable(SIDE),
})

/** A sheet that was left half written; a blank one when it makes no sense. */
export const sheetFrom = (kept: unknown): Sheet => {
  const { value } = read(readSheet, kept, 'The sheet')
  return value === null ? blankSheet : { ...blankSheet, ...value }
}

const MOST = 99

/** One more, or one less, of a deed. */
export function counted(sheet: Sheet, side: Side, player: string, deed: Deed, change: 1 | -1): Sheet {
  const line = sheet[side][player] ?? {}
  const now = Math.max(0, Math.min(MOST, (line[deed] ?? 0) + change))
  return { ...sheet, [side]: { ...sheet[side], [player]: { ...line, [deed]: now } } }
}

/** What became of somebody: he was hurt, perhaps by somebody; he was not there at all; or nothing that lasts. */
export type Fate = Pick<Line, 'injury' | 'by' | 'absent'>

export function befallen(sheet: Sheet, side: Side, player: string, { injury, by, absent }: Fate): Sheet {
  const { injury: _hurt, by: _culprit, absent: _away, ...line } = sheet[side][player] ?? {}
  const next = {
    ...line,
    ...(injury === undefined ? {} : { injury }),
    ...(injury === undefined || by === undefined ? {} : { by }),
    ...(absent === true ? { absent } : {}),
  }
  return { ...sheet, [side]: { ...sheet[side], [player]: next } }
}

/** Who may have hurt somebody of a side: those who have put somebody out first. */
export function culpritsOf(sheet: Sheet, teams: BySide<Team>, side: Side): { id: string; name: string }[] {
  const theirs = side === 'home' ? 'away' : 'home'
  const casualties = (id: string): number => sheet[theirs][id]?.casualties ?? 0
  return [
    ...teams[theirs].players.map(({ id, name }) => ({ id, name })),
    ...sheet.visitors[theirs].map(({ name }) => ({ id: name, name })),
  ].toSorted((a, b) => casualties(b.id) - casualties(a.id))
}

const ofSide = (sheet: Sheet, side: Side): number =>
  sheet.more[side] + Object.values(sheet[side]).reduce((sum, { touchdowns = 0 }) => sum + touchdowns, 0)

export const scoreOf = (sheet: Sheet): readonly [home: number, away: number] => [
  ofSide(sheet, 'home'),
  ofSide(sheet, 'away'),
]

/** Whatever was noted of a side, added up. */
export const totalOf = (sheet: Sheet, side: Side, deed: Deed): number =>
  Object.values(sheet[side]).reduce((sum, line) => sum + (line[deed] ?? 0), 0)

/** What is written down of a side, those who came for the day apart from its roster. */
function typedSide(sheet: Sheet, side: Side) {
  const { visitors } = sheet
  const names = new Set(visitors[side].map(({ name }) => name))
  const doings = ({ absent, ...line }: Line) => ({ ...line, ...(absent === true ? { played: false } : {}) })
  const lines = Object.entries(sheet[side]).filter(([player]) => !names.has(player))
  return {
    lines: Object.fromEntries(lines.map(([player, line]) => [player, doings(line)])),
    guests: visitors[side].map((visitor) => ({ ...doings(sheet[side][visitor.name] ?? {}), ...visitor })),
  }
}

/** The report a sheet comes to, or why it cannot have been like that. */
export function reportFrom(
  edition: Edition,
  sheet: Sheet,
  teams: BySide<Team>,
  stage: string | null,
): Reading<MatchReport> {
  const { gate, conceded, forced, shootOut, joined, spent } = sheet
  const [ours, theirs] = scoreOf(sheet)
  const [home, away] = [typedSide(sheet, 'home'), typedSide(sheet, 'away')]
  const typed = {
    score: [ours, theirs],
    gate,
    home: home.lines,
    away: away.lines,
    guests: { home: home.guests, away: away.guests },
    joined,
    spent,
    ...(conceded === null ? {} : { conceded, forced }),
    ...(shootOut !== null && conceded === null && ours === theirs ? { shootOut } : {}),
  }
  const reading = read(reportBetween(edition, teams.home, teams.away, stage), typed, 'The report')
  if (reading.value === null) return reading
  const problem = implausible(edition, reading.value, teams)
  return problem === null ? reading : { value: null, problem }
}

/** Deeds that are worth something in a book. */
export const deedsOf = ({ career }: Edition): readonly Deed[] =>
  DEEDS.filter((deed) => deed === 'touchdowns' || deed === 'casualties' || career.points[deed] !== undefined)
