import { randomBytes } from 'node:crypto'
import { betterAuth, type BetterAuthOptions } from 'better-auth'
import { getMigrations } from 'better-auth/db/migration'
import type { Database } from '../database/database.ts'
import { MIGRATION_LOCK } from '../database/migrate.ts'
import { coaches } from './plugin.ts'

const DAY = 86_400
/** A guest has nothing but the cookie: it lasts. */
const SESSION_DAYS = 400

const options = (database: Database, secret: string, publicUrl: string | null) =>
  ({
    database: database.pool,
    secret,
    baseURL: publicUrl ?? 'http://localhost',
    basePath: '/api/v1/never',
    telemetry: { enabled: false },
    // What it cannot do it says to us, and we say it.
    logger: { disabled: true },
    user: { modelName: 'auth_user' },
    session: { modelName: 'auth_session', expiresIn: SESSION_DAYS * DAY, updateAge: 7 * DAY },
    account: { modelName: 'auth_account' },
    verification: { modelName: 'auth_verification' },
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'touchback',
      useSecureCookies: publicUrl?.startsWith('https:') ?? false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
    },
    plugins: [coaches()],
  }) satisfies BetterAuthOptions

export type Auth = ReturnType<typeof betterAuth<ReturnType<typeof options>>>

/** The same for every process on a database. */
async function secretOf(database: Database): Promise<string> {
  await database.rows("insert into setting (name, value) values ('secret', $1) on conflict do nothing", [
    randomBytes(32).toString('base64url'),
  ])
  const row = await database.one<{ value: string }>("select value from setting where name = 'secret'")
  return row?.value ?? ''
}

/** Accounts on a database; the library's own tables are made first, by one process at a time. */
export async function openAuth(database: Database, publicUrl: string | null): Promise<Auth> {
  const wishes = options(database, await secretOf(database), publicUrl)
  const client = await database.pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const { runMigrations } = await getMigrations(wishes)
    await runMigrations()
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
    client.release()
  }
  return betterAuth(wishes)
}
