import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../database/database.ts'
import { MIGRATION_LOCK } from '../database/migrate.ts'
import type { Auth } from './auth.ts'
import { Sessions } from './sessions.ts'

/** Who is who on a database. */
export interface Accounts {
  readonly sessions: Sessions
  /** The library that lets people in and out. It takes long to load, and a server that comes back is wanted at once: it comes with the first who needs it. */
  library(): Promise<Auth>
}

/** The same for every process on a database. */
async function secretOf(database: Database): Promise<string> {
  await database.rows("insert into setting (name, value) values ('secret', $1) on conflict do nothing", [
    randomBytes(32).toString('base64url'),
  ])
  const row = await database.one<{ value: string }>("select value from setting where name = 'secret'")
  return row?.value ?? ''
}

/** Names the tables that the library wants: another version of it, or other fields of ours, read otherwise. */
function wantedTables(): string {
  const about = readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8')
  // Our own manifest.
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(about)
  return createHash('sha256')
    .update(dependencies['better-auth'] ?? '')
    .update(readFileSync(join(import.meta.dirname, 'plugin.ts')))
    .digest('hex')
}

/** The library's tables are looked at when they may have changed, by one process at a time. */
async function prepare(database: Database, secret: string): Promise<void> {
  const wanted = wantedTables()
  const known = await database.one<{ value: string }>("select value from setting where name = 'accounts'")
  if (known?.value === wanted) return
  const { makeTables } = await import('./auth.ts')
  const client = await database.pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await makeTables(database, secret)
    await client.query(
      `insert into setting (name, value) values ('accounts', $1) on conflict (name) do update set value = excluded.value`,
      [wanted],
    )
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
    client.release()
  }
}

export async function openAccounts(database: Database, publicUrl: string | null): Promise<Accounts> {
  const secret = await secretOf(database)
  await prepare(database, secret)
  let loading: Promise<Auth> | null = null
  return {
    sessions: new Sessions(database, secret),
    library: () =>
      (loading ??= import('./auth.ts').then(({ openAuth }) => openAuth(database, secret, publicUrl))),
  }
}
