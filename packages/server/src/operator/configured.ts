import { openAccounts } from '../accounts/accounts.ts'
import type { Config } from '../config.ts'
import { type Database, openDatabase } from '../database/database.ts'
import { embedded } from '../database/embedded.ts'

/** Opens the database a server with these settings would use, does something with it, and leaves everything as it was found. */
export async function withDatabase<T>(config: Config, work: (database: Database) => Promise<T>): Promise<T> {
  const own = config.databaseUrl === null ? await embedded(config.data) : null
  try {
    const database = await openDatabase(own?.url ?? config.databaseUrl ?? '', { connections: 3 })
    try {
      await openAccounts(database, config.publicUrl)
      return await work(database)
    } finally {
      await database.close()
    }
  } finally {
    if (own?.adopted === false) await own.stop()
  }
}
