import { betterAuth, type BetterAuthOptions } from 'better-auth'
import { getMigrations } from 'better-auth/db/migration'
import type { Database } from '../database/database.ts'
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

/** Makes the library's own tables, and brings them up to date. */
export async function makeTables(database: Database, secret: string): Promise<void> {
  const { runMigrations } = await getMigrations(options(database, secret, null))
  await runMigrations()
}

/** The library on a database whose tables are there. */
export const openAuth = (database: Database, secret: string, publicUrl: string | null): Auth =>
  betterAuth(options(database, secret, publicUrl))
