import { MOST_CHAT, type ChatLine } from '@touchback/wire'
import type { Database } from '../database/database.ts'
import { type MatchRow, sideOf } from '../database/matches.ts'

interface ChatRow {
  readonly no: string
  readonly coach: string | null
  readonly name: string
  readonly words: string
  readonly at: Date
}

const read = (row: MatchRow, { no, coach, name, words, at }: ChatRow): ChatLine => ({
  no: Number(no),
  name,
  side: sideOf(row, coach),
  words,
  at: at.getTime(),
})

/** Words on one line, without signs that act on a screen. */
export const plainWords = (words: string): string =>
  words
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu, ' ')
    .trim()
    .slice(0, MOST_CHAT)

const MOST_LINES = 200

export async function chatOf(database: Database, row: MatchRow): Promise<ChatLine[]> {
  const rows = await database.rows<ChatRow>(
    `select no, coach, name, words, at from chat where match = $1 and not hidden order by no desc limit ${MOST_LINES}`,
    [row.id],
  )
  return rows.toReversed().map((each) => read(row, each))
}

export async function chatLine(database: Database, row: MatchRow, no: number): Promise<ChatLine | null> {
  const found = await database.one<ChatRow>(
    'select no, coach, name, words, at from chat where match = $1 and no = $2 and not hidden',
    [row.id, no],
  )
  return found === null ? null : read(row, found)
}

export async function say(
  database: Database,
  row: MatchRow,
  { id, name }: { id: string; name: string },
  words: string,
): Promise<ChatLine> {
  const found = await database.one<ChatRow>(
    'insert into chat (match, coach, name, words) values ($1, $2, $3, $4) returning no, coach, name, words, at',
    [row.id, id, name, words],
  )
  if (found === null) throw new Error('nothing was kept')
  return read(row, found)
}
