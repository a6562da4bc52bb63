import type { Fixture, League } from '@touchback/league'
import { placeText, toPlay } from '../export/fixtures.ts'

/** What is played now: the matches of a round, those that are over with their score. */
export interface RoundNow {
  readonly title: string
  readonly fixtures: readonly Fixture[]
  /** The competition it belongs to; null where none does. */
  readonly competition: string | null
}

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
  const first = open.find(({ competition }) => competition === newest) ?? open[0] ?? last
  if (first === null) return { title: 'Nothing is drawn yet', fixtures: [], competition: newest }
  const { competition, round } = first
  const fixtures =
    competition === null || round === null
      ? open.filter((each) => each.competition === competition)
      : all.filter((each) => each.competition === competition && each.round === round)
  const title = competition === null ? 'Matches' : placeText(league, first)
  return { title, fixtures: fixtures.length === 0 ? [first] : fixtures, competition }
}

/** The part of a list that is shown when there is room for so many: they take turns. */
export function turnOf<T>(list: readonly T[], room: number, turn: number): readonly T[] {
  const pages = Math.max(1, Math.ceil(list.length / room))
  const page = turn % pages
  return list.slice(page * room, (page + 1) * room)
}
