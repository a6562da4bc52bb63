import type { Edition, Reading, Side } from '@touchback/engine'
import { INJURY_EFFECTS, type InjuryEffect, type MatchReport, type Team } from '@touchback/engine/career'
import { nullable, object, oneOf, optional, read, recordOf, text, whole } from '@touchback/engine/doors'
import { implausible, reportBetween } from '@touchback/league'

/** What is counted by tapping a player. */
export const DEEDS = ['touchdowns', 'completions', 'casualties', 'interceptions', 'deflections'] as const
export type Deed = (typeof DEEDS)[number]

/** What one player did, and what became of him. */
export type Line = Readonly<Partial<Record<Deed, number>>> & { readonly injury?: InjuryEffect | undefined }

/** A result as two people write it down at a table. */
export interface Sheet {
  readonly home: Readonly<Record<string, Line>>
  readonly away: Readonly<Record<string, Line>>
  /** Points of nobody on the roster: of a star, or of somebody who was not noted. */
  readonly more: Readonly<Record<Side, number>>
  readonly gate: number | null
  readonly conceded: Side | null
  readonly shootOut: Side | null
}

export const blankSheet: Sheet = {
  home: {},
  away: {},
  more: { home: 0, away: 0 },
  gate: null,
  conceded: null,
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
})
const LINES = recordOf(text(80), LINE, 60)
const readSheet = object({
  home: LINES,
  away: LINES,
  more: object({ home: COUNT, away: COUNT }),
  gate: nullable(whole(0, 10_000_000)),
  conceded: nullable(SIDE),
  shootOut: nullable(SIDE),
})

/** A sheet that was left half written; a blank one when it makes no sense. */
export const sheetFrom = (kept: unknown): Sheet => {
  const { value } = read(readSheet, kept, 'The sheet')
  return value ?? blankSheet
}

const MOST = 99

/** One more, or one less, of a deed. */
export function counted(sheet: Sheet, side: Side, player: string, deed: Deed, change: 1 | -1): Sheet {
  const line = sheet[side][player] ?? {}
  const now = Math.max(0, Math.min(MOST, (line[deed] ?? 0) + change))
  return { ...sheet, [side]: { ...sheet[side], [player]: { ...line, [deed]: now } } }
}

export function injured(sheet: Sheet, side: Side, player: string, injury: InjuryEffect | undefined): Sheet {
  const { injury: _before, ...line } = sheet[side][player] ?? {}
  const next = injury === undefined ? line : { ...line, injury }
  return { ...sheet, [side]: { ...sheet[side], [player]: next } }
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

/** The report a sheet comes to, or why it cannot have been like that. */
export function reportFrom(
  edition: Edition,
  sheet: Sheet,
  teams: { readonly home: Team; readonly away: Team },
  stage: string | null,
): Reading<MatchReport> {
  const { home, away, gate, conceded, shootOut } = sheet
  const [ours, theirs] = scoreOf(sheet)
  const typed = {
    score: [ours, theirs],
    gate,
    home,
    away,
    ...(conceded === null ? {} : { conceded }),
    ...(shootOut !== null && ours === theirs ? { shootOut } : {}),
  }
  const reading = read(reportBetween(edition, teams.home, teams.away, stage), typed, 'The report')
  if (reading.value === null) return reading
  const problem = implausible(edition, reading.value, teams)
  return problem === null ? reading : { value: null, problem }
}

/** Injuries a book knows: those of characteristics it has. */
export const injuriesOf = ({ players }: Edition): readonly InjuryEffect[] =>
  INJURY_EFFECTS.filter(
    (effect) => !effect.startsWith('-') || players.characteristics.some(({ id }) => effect === `-${id}`),
  )

/** Deeds that are worth something in a book. */
export const deedsOf = ({ career }: Edition): readonly Deed[] =>
  DEEDS.filter(
    (deed) =>
      deed === 'touchdowns' ||
      deed === 'casualties' ||
      (career.points as Readonly<Record<string, number>>)[deed] !== undefined,
  )
