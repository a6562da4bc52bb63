import type { MatchSpec, Side } from '@touchback/engine'
import type { TeamFile } from '@touchback/league'
import type { CoachName, Ending, Offer, SeatInfo, TableInfo, TableState, Terms } from '@touchback/wire'
import { commitmentTo, toHex } from '@touchback/wire/dice'
import { FIRST_RATING, shownRating } from '../lobby/shown-rating.ts'
import type { Database } from './database.ts'
import { fromJson, type JsonText } from './json-text.ts'

/** What sits on a side of a table, as it is kept: a coach is in a column of his own. */
export interface KeptSeat {
  readonly computer: string | null
  readonly team: TeamFile
}

/** A table as it is kept. */
export interface MatchRow {
  readonly id: string
  readonly state: TableState
  readonly terms: Terms
  readonly seats: Readonly<Record<Side, KeptSeat | null>>
  readonly coaches: Readonly<Record<Side, CoachName | null>>
  /** Also of those who are gone. */
  readonly coachIds: Readonly<Record<Side, string | null>>
  /** In the book of the match; null where no coach sits. */
  readonly ratings: Readonly<Record<Side, number | null>>
  readonly offers: Readonly<Record<Side, Offer | null>>
  readonly secret: Buffer
  readonly words: Readonly<Record<Side, string | null>>
  readonly wordsUntil: number | null
  readonly spec: MatchSpec | null
  readonly engine: string
  readonly createdAt: number
  readonly begunAt: number | null
  readonly overAt: number | null
  readonly ending: Ending | null
  readonly rematch: string | null
}

interface Raw {
  id: string
  state: TableState
  terms: JsonText<Terms>
  seats: JsonText<MatchRow['seats']>
  home: string | null
  away: string | null
  home_name: string | null
  away_name: string | null
  home_guest: boolean | null
  away_guest: boolean | null
  home_mu: number | null
  home_sigma: number | null
  away_mu: number | null
  away_sigma: number | null
  offer_home: Offer | null
  offer_away: Offer | null
  secret: Buffer
  words_home: string | null
  words_away: string | null
  words_until: Date | null
  spec: JsonText<MatchSpec> | null
  engine: string
  created_at: Date
  begun_at: Date | null
  over_at: Date | null
  ending: JsonText<Ending> | null
  rematch: string | null
}

const COLUMNS = `m.*, h.name as home_name, h.guest as home_guest, a.name as away_name, a.guest as away_guest,
  hr.mu as home_mu, hr.sigma as home_sigma, ar.mu as away_mu, ar.sigma as away_sigma`
const FROM = `match m left join auth_user h on h.id = m.home left join auth_user a on a.id = m.away
  left join rating hr on hr.coach = m.home and hr.book = m.book left join rating ar on ar.coach = m.away and ar.book = m.book`

const coach = (id: string | null, name: string | null, guest: boolean | null): CoachName | null =>
  id === null || name === null ? null : { id, name, guest: guest === true }

const ratingOf = (coach: string | null, mu: number | null, sigma: number | null): number | null => {
  if (coach === null) return null
  return mu === null || sigma === null ? FIRST_RATING : shownRating({ mu, sigma })
}

const read = (raw: Raw): MatchRow => ({
  id: raw.id,
  state: raw.state,
  terms: fromJson(raw.terms),
  seats: fromJson(raw.seats),
  coaches: {
    home: coach(raw.home, raw.home_name, raw.home_guest),
    away: coach(raw.away, raw.away_name, raw.away_guest),
  },
  coachIds: { home: raw.home, away: raw.away },
  ratings: {
    home: ratingOf(raw.home, raw.home_mu, raw.home_sigma),
    away: ratingOf(raw.away, raw.away_mu, raw.away_sigma),
  },
  offers: { home: raw.offer_home, away: raw.offer_away },
  secret: raw.secret,
  words: { home: raw.words_home, away: raw.words_away },
  wordsUntil: raw.words_until?.getTime() ?? null,
  spec: raw.spec === null ? null : fromJson(raw.spec),
  engine: raw.engine,
  createdAt: raw.created_at.getTime(),
  begunAt: raw.begun_at?.getTime() ?? null,
  overAt: raw.over_at?.getTime() ?? null,
  ending: raw.ending === null ? null : fromJson(raw.ending),
  rematch: raw.rematch,
})

export async function matchOf(database: Database, id: string): Promise<MatchRow | null> {
  const raw = await database.one<Raw>(`select ${COLUMNS} from ${FROM} where m.id = $1`, [id])
  return raw === null ? null : read(raw)
}

/** Tables by any condition; newest first. */
export async function matchesWhere(
  database: Database,
  condition: string,
  values: readonly unknown[],
  most: number,
): Promise<MatchRow[]> {
  const raws = await database.rows<Raw>(
    `select ${COLUMNS} from ${FROM} where ${condition} order by m.created_at desc, m.id desc limit ${most}`,
    values,
  )
  return raws.map(read)
}

const seatInfo = (row: MatchRow, side: Side): SeatInfo => {
  const seat = row.seats[side]
  const { name, roster } = seat?.team.draft ?? {}
  return {
    coach: row.coaches[side],
    computer: seat?.computer ?? null,
    team:
      seat === null || name === undefined || roster === undefined
        ? null
        : { name, roster, colour: seat.team.colour },
    rating: row.ratings[side],
    offer: row.offers[side],
  }
}

/** The side a coach sits on; null when he does not. */
export const sideOf = ({ coachIds }: Pick<MatchRow, 'coachIds'>, id: string | null): Side | null => {
  if (id === null) return null
  if (coachIds.home === id) return 'home'
  return coachIds.away === id ? 'away' : null
}

/** A table as somebody may see it: secrets stay until the match is over. */
export function tableInfo(row: MatchRow, viewer: string | null): TableInfo {
  const begun = row.state === 'live' || row.state === 'over'
  return {
    id: row.id,
    state: row.state,
    terms: row.terms,
    seats: { home: seatInfo(row, 'home'), away: seatInfo(row, 'away') },
    you: sideOf(row, viewer),
    commitment: commitmentTo(row.secret),
    words: begun ? row.words : null,
    secret: row.state === 'over' ? toHex(row.secret) : null,
    spec: begun ? row.spec : null,
    engine: row.engine,
    createdAt: row.createdAt,
    begunAt: row.begunAt,
    overAt: row.overAt,
    ending: row.ending,
    rematch: row.rematch,
  }
}
