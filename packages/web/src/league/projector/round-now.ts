import type { Fixture, League } from '@touchback/league'
import { tablesIn } from '@touchback/league/views'
import { placeText, toPlay } from '../export/fixtures.ts'
import { restingBeside } from '../tournament/resting.ts'
import { groupLetter } from '../words/cups.ts'

/** What is played now: the matches of a round, those that are over with their score. */
export interface RoundNow {
  readonly title: string
  readonly fixtures: readonly Fixture[]
  /** Teams that have a free day. */
  readonly resting: readonly string[]
  /** The competition it belongs to; null where none does. */
  readonly competition: string | null
}

/** A line of the table on the wall. */
export interface BoardLine {
  readonly team: string
  /** Its place; with the letter of its group where there are several. */
  readonly place: string
  readonly played: number
  readonly record: string
  readonly points: number
}

/** A table as its competition counts it, all its groups after each other. */
export const boardLines = (league: League, id: string | null): BoardLine[] =>
  tablesIn(league, id).flatMap(({ division, lines }) =>
    lines.map(({ team, place, played, won, drawn, lost, points }) => ({
      team,
      place: division === null ? `${place}` : `${groupLetter(division)}${place}`,
      played,
      record: [won, drawn, lost].join('-'),
      points,
    })),
  )

/** The round whose first match is next to be played; where nothing is to be played, the one that ended last. */
export function roundNow(league: League): RoundNow {
  const all = Object.values(league.fixtures)
  const last = all
    .filter(({ settledBy }) => settledBy !== null)
    .reduce<Fixture | null>(
      (latest, each) => ((latest?.settledBy ?? 0) > (each.settledBy ?? 0) ? latest : each),
      null,
    )
  const open = toPlay(league)
  // A round of the competition that was opened last is what people have come for.
  const newest = Object.keys(league.competitions).at(-1) ?? null
  const first = open.find(({ competition }) => competition === newest) ?? open[0] ?? finalOf(all, last)
  if (first === null) return { title: 'Nothing is drawn yet', fixtures: [], resting: [], competition: newest }
  const { competition, round } = first
  const fixtures =
    competition === null || round === null
      ? open.filter((each) => each.competition === competition)
      : all.filter((each) => each.competition === competition && each.round === round)
  const title = competition === null ? 'Matches' : placeText(league, first)
  const shown = fixtures.length === 0 ? [first] : fixtures
  return { title, fixtures: shown, resting: restingBeside(league, shown), competition }
}

/** Whoever plays for third place after the final does not make it the round that is remembered. */
const finalOf = (all: readonly Fixture[], last: Fixture | null): Fixture | null =>
  last?.stage === 'third-place'
    ? (all.find(({ competition, stage }) => competition === last.competition && stage === 'final') ?? last)
    : last

/** The part of a list that is shown when there is room for so many: they take turns. */
export function turnOf<T>(list: readonly T[], room: number, turn: number): readonly T[] {
  const pages = Math.max(1, Math.ceil(list.length / room))
  const page = turn % pages
  return list.slice(page * room, (page + 1) * room)
}
