import { createReadStream, createWriteStream, renameSync, rmSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { PoolClient } from 'pg'
import type { Database } from '../database/database.ts'
import { Refused } from '../refused.ts'
import { codeOf, wordsOf } from '../say.ts'

/** Everything that is kept, in an order in which it can be put back. Who is here right now is not, nor what can be worked out again. */
export const KEPT_TABLES = [
  'setting',
  'auth_user',
  'auth_session',
  'auth_account',
  'auth_verification',
  'match',
  'match_input',
  'match_snapshot',
  'match_record',
  'chat',
  'rating',
  'token',
  'recovery',
  'kept_team',
  'chat_report',
] as const

const FORMAT = 'touchback-backup'
const AT_ONCE = 500

interface Head {
  readonly format: string
  readonly version: number
  readonly migrations: readonly number[]
}

interface Part {
  readonly table: string
  readonly rows: readonly string[]
}

async function inTransaction<T>(
  database: Database,
  begin: string,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await database.pool.connect()
  try {
    await client.query(begin)
    const done = await work(client)
    await client.query('commit')
    return done
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

const migrationsOf = async (client: PoolClient): Promise<number[]> => {
  const { rows } = await client.query<{ no: number }>('select no from migration order by no')
  return rows.map(({ no }) => no)
}

/** All that is kept as it is at one moment, a line of JSON after the other; `counts` has the number of rows by table at the end. */
async function* linesOfAll(client: PoolClient, counts: Record<string, number>): AsyncGenerator<string> {
  const line = (json: object): string => `${JSON.stringify(json)}\n`
  yield line({ format: FORMAT, version: 1, migrations: await migrationsOf(client) } satisfies Head)
  for (const table of KEPT_TABLES) {
    counts[table] = 0
    await client.query(`declare kept no scroll cursor for select (t.*)::text as row from "${table}" t`)
    for (;;) {
      const { rows } = await client.query<{ row: string }>(`fetch ${AT_ONCE} from kept`)
      if (rows.length === 0) break
      counts[table] += rows.length
      yield line({ table, rows: rows.map(({ row }) => row) } satisfies Part)
    }
    await client.query('close kept')
  }
  yield line({ end: counts })
}

/** Whether the trouble is with a file, not with the database. */
const isOfFile = (error: unknown): boolean =>
  /^(E(ACCES|EXIST|FBIG|IO|ISDIR|NAMETOOLONG|NOENT|NOSPC|NOTDIR|PERM|ROFS)|Z_)/u.test(codeOf(error))

/** Writes all that is kept, as it is at one moment, into a file. Gives the number of rows by table. */
export async function backup(database: Database, file: string): Promise<Record<string, number>> {
  const half = `${file}.part`
  const counts: Record<string, number> = {}
  try {
    await inTransaction(database, 'begin isolation level repeatable read read only', (client) =>
      pipeline(linesOfAll(client, counts), createGzip(), createWriteStream(half, { mode: 0o600 })),
    )
    renameSync(half, file)
  } catch (error) {
    rmSync(half, { force: true })
    throw isOfFile(error) ? new Refused(400, `${file} cannot be written: ${wordsOf(error)}.`) : error
  }
  return counts
}

/** The lines of a text that comes in pieces. */
async function* linesIn(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const piece of source) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

type Line = Partial<Head & Part> & { readonly end?: Readonly<Record<string, number>> }

function lineOf(text: string, file: string): Line {
  try {
    // Of a line nothing is taken for granted: all of it may be missing.
    return JSON.parse(text) as Line
  } catch {
    throw new Refused(400, `${file} is no backup of ours, or it is damaged.`)
  }
}

/** Puts what a backup holds where it belongs. Gives the number of rows by table. */
async function putBack(
  client: PoolClient,
  file: string,
  lines: AsyncIterable<string>,
): Promise<Record<string, number>> {
  const here = await migrationsOf(client)
  const counts: Record<string, number> = {}
  let begun = false
  let ended = false
  for await (const text of lines) {
    const json = lineOf(text, file)
    if (!begun) {
      if (json.format !== FORMAT || json.version !== 1)
        throw new Refused(400, `${file} is no backup of ours, or it is damaged.`)
      const missing = (json.migrations ?? []).filter((no) => !here.includes(no))
      if (missing.length > 0) throw new Refused(409, `${file} was made by a newer Touchback.`)
      begun = true
    } else if (json.end !== undefined) {
      ended = true
      for (const [table, count] of Object.entries(json.end))
        if ((counts[table] ?? 0) !== count)
          throw new Refused(400, `${file} is damaged: rows of "${table}" are missing.`)
    } else {
      const table = KEPT_TABLES.find((known) => known === json.table)
      if (table === undefined) throw new Refused(400, `${file} holds a table we do not know.`)
      counts[table] = (counts[table] ?? 0) + (json.rows?.length ?? 0)
      await client.query(
        `insert into "${table}" overriding system value select (r::"${table}").* from unnest($1::text[]) r`,
        [json.rows],
      )
    }
  }
  if (!ended) throw new Refused(400, `${file} is damaged: its end is missing.`)
  return counts
}

/** Puts a backup into a database where nobody has been yet: all of it or nothing. */
export async function restore(database: Database, file: string): Promise<Record<string, number>> {
  try {
    return await inTransaction(database, 'begin', async (client) => {
      const { rows } = await client.query('select 1 from auth_user union all select 1 from match limit 1')
      if (rows.length > 0)
        throw new Refused(409, 'The database is not empty: a backup is restored into a new one.')
      await client.query('delete from setting')
      let counts: Record<string, number> = {}
      await pipeline(createReadStream(file), createGunzip(), async (source: AsyncIterable<Buffer>) => {
        counts = await putBack(client, file, linesIn(source))
      })
      await client.query(
        `select setval(pg_get_serial_sequence('chat', 'no'), greatest((select max(no) from chat), 1))`,
      )
      return counts
    })
  } catch (error) {
    throw isOfFile(error) ? new Refused(400, `${file} cannot be read as a backup: ${wordsOf(error)}.`) : error
  }
}
