import type { Answerer, Choice, Die, Side } from '@touchback/engine'
import type { Ending } from '@touchback/wire'
import type { Database } from './database.ts'
import { type JsonText, jsonText } from './json-text.ts'

/** What a row tells, and of whom; of nobody at the start and where nobody did it alone. */
type Told =
  | {
      readonly kind: 'input' | 'default'
      readonly side: Answerer | null
      readonly choice: JsonText<Choice> | null
    }
  | { readonly kind: 'take-back'; readonly side: Side; readonly choice: null }
  | {
      readonly kind: 'pause' | 'resume' | 'end'
      readonly side: null
      readonly choice: JsonText<Ending> | null
    }

/** What a row says before it has its place. */
export type RowDraft = Told & { readonly dice: JsonText<readonly Die[]>; readonly hash: string }
export const NO_DICE = jsonText<readonly Die[]>([])

/** A row of a match before it is kept. */
export type NewRow = RowDraft & {
  readonly match: string
  readonly seq: number
  /** Milliseconds the answer was under way, as far as they are given back. */
  readonly lag: number
}

/** A row as it is kept. */
export type Row = NewRow & {
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Rows of other processes are told of on this channel, once for a batch. */
export const INPUT_CHANNEL = 'touchback_input'

/**
 * The hot path: many rows of many matches in one statement and one commit, and one notification for all of them. What is not
 * given back has lost: somebody else was first. When all have lost nobody is notified.
 */
const INSERT = {
  name: 'insert-inputs',
  text: `
    with won as (
      insert into match_input (match, seq, kind, side, choice, dice, hash, lag)
      select * from unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::int[])
      on conflict do nothing
      returning match, seq, at
    ), told as (
      select pg_notify('${INPUT_CHANNEL}', $9 || ' ' || string_agg(distinct match, ' ')) from won having count(*) > 0
    )
    select won.match, won.seq, extract(epoch from won.at) * 1000 as at, (select count(*) from told) as told from won`,
}

/** Keeps rows, past everybody who waits in line; the times of those that won, in the order they were given, and null for those that lost. */
export async function insertRows(
  { pool }: Database,
  process: string,
  rows: readonly NewRow[],
): Promise<readonly (number | null)[]> {
  const column = <K extends keyof NewRow>(key: K) => rows.map((row) => row[key])
  const values = [
    column('match'),
    column('seq'),
    column('kind'),
    column('side'),
    column('choice'),
    column('dice'),
    column('hash'),
    column('lag'),
    process,
  ]
  const answer = await pool.query<{ match: string; seq: number; at: string }>({ ...INSERT, values })
  const times = new Map(answer.rows.map(({ match, seq, at }) => [`${match} ${seq}`, Number(at)]))
  return rows.map(({ match, seq }) => times.get(`${match} ${seq}`) ?? null)
}

const SELECT = {
  name: 'select-inputs',
  text: `select match, seq, kind, side, choice, dice, hash, lag, extract(epoch from at) * 1000 as at
    from match_input where match = $1 and seq >= $2 order by seq`,
}

export async function rowsOf(database: Database, match: string, from: number): Promise<Row[]> {
  const rows = await database.prepared<NewRow & { at: string }>({
    ...SELECT,
    values: [match, from],
  })
  return rows.map((row) => ({ ...row, at: Number(row.at) }))
}
