import { createReadStream, createWriteStream, renameSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { finished } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { PoolClient } from 'pg'
import type { Database } from '../database/database.ts'
import { Refused } from '../refused.ts'

/** Everything that is kept, in an order in which it can be put back. Who is here right now is not. */
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

/** Writes all that is kept, as it is at one moment, into a file. Gives the number of rows by table. */
export async function backup(database: Database, file: string): Promise<Record<string, number>> {
  const half = `${file}.part`
  const packed = createGzip()
  const out = packed.pipe(createWriteStream(half, { mode: 0o600 }))
  const write = async (line: object): Promise<void> => {
    if (!packed.write(`${JSON.stringify(line)}\n`))
      await new Promise((resolve) => packed.once('drain', resolve))
  }
  const counts: Record<string, number> = {}
  await inTransaction(database, 'begin isolation level repeatable read read only', async (client) => {
    await write({ format: FORMAT, version: 1, migrations: await migrationsOf(client) } satisfies Head)
    for (const table of KEPT_TABLES) {
      counts[table] = 0
      await client.query(`declare kept no scroll cursor for select (t.*)::text as row from "${table}" t`)
      for (;;) {
        const { rows } = await client.query<{ row: string }>(`fetch ${AT_ONCE} from kept`)
        if (rows.length === 0) break
        counts[table] += rows.length
        await write({ table, rows: rows.map(({ row }) => row) } satisfies Part)
      }
      await client.query('close kept')
    }
    await write({ end: counts })
  })
  packed.end()
  await finished(out)
  renameSync(half, file)
  return counts
}

/** Puts a backup into a database where nobody has been yet: all of it or nothing. */
export async function restore(database: Database, file: string): Promise<Record<string, number>> {
  return inTransaction(database, 'begin', async (client) => {
    const { rows } = await client.query('select 1 from auth_user union all select 1 from match limit 1')
    if (rows.length > 0)
      throw new Refused(409, 'The database is not empty: a backup is restored into a new one.')
    await client.query('delete from setting')
    const here = await migrationsOf(client)
    const counts: Record<string, number> = {}
    let begun = false
    let ended = false
    for await (const line of createInterface({ input: createReadStream(file).pipe(createGunzip()) })) {
      const json = JSON.parse(line) as Partial<Head & Part> & { end?: Record<string, number> }
      if (!begun) {
        if (json.format !== FORMAT || json.version !== 1)
          throw new Refused(400, `${file} is no backup of ours.`)
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
    await client.query(
      `select setval(pg_get_serial_sequence('chat', 'no'), greatest((select max(no) from chat), 1))`,
    )
    return counts
  })
}
