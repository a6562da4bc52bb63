import { createServer, type Server } from 'node:http'
import { engineFingerprint } from '@touchback/engine/fingerprint'
import type { FastifyInstance } from 'fastify'
import { openAccounts } from './accounts/accounts.ts'
import { makeApp } from './app.ts'
import type { Config } from './config.ts'
import { isDatabaseAway } from './database/away.ts'
import { type Database, openDatabase, trouble } from './database/database.ts'
import { type Embedded, embedded } from './database/embedded.ts'
import { guard } from './database/guard.ts'
import { Hall } from './live/hall.ts'
import { makeServices } from './services.ts'

/** A server that is ready to listen. */
export interface TouchbackServer {
  readonly app: FastifyInstance
  readonly hall: Hall
  /** Where its own PostgreSQL keeps its data; null when it uses another's. */
  readonly folder: string | null
  /** One more door to it: whoever listens says where. */
  door(): Server
  stop(): Promise<void>
}

/** Held by every process that uses our own PostgreSQL: the last to let go stops it. */
const IN_USE = 7_206_002

async function shareWith(database: Database): Promise<() => Promise<boolean>> {
  const client = await database.pool.connect()
  client.on('error', () => {})
  await client.query('select pg_advisory_lock_shared($1)', [IN_USE])
  return async () => {
    try {
      await client.query('select pg_advisory_unlock_shared($1)', [IN_USE])
      const { rows } = await client.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [
        IN_USE,
      ])
      return rows[0]?.last === true
    } catch {
      return false
    } finally {
      client.release(true)
    }
  }
}

/** Everything that wants the database before anybody is let in. */
async function openAll(config: Config, database: Database, hall: Hall, isOurs: boolean) {
  const release = isOurs ? await shareWith(database) : null
  const accounts = await openAccounts(database, config.publicUrl)
  await hall.start()
  return { release, accounts }
}

/** Opens the database, brings it up to date, and puts the server together. Throws `CannotStart` with two lines when it cannot. */
export async function startServer(
  config: Config,
  { page = null, say = () => {} }: { page?: string | null; say?: (words: string) => void } = {},
): Promise<TouchbackServer> {
  const own: Embedded | null = config.databaseUrl === null ? await embedded(config.data) : null
  const url = own?.url ?? config.databaseUrl ?? ''
  let database: Database
  try {
    database = await openDatabase(url, { connections: config.connections, say })
  } catch (error) {
    if (own?.adopted === false) await own.stop()
    throw error
  }
  const watch = own === null ? null : guard(own, config.data, say)
  const hall = new Hall(database, engineFingerprint(), say)
  const { release, accounts } = await openAll(config, database, hall, own !== null).catch(
    async (error: unknown) => {
      watch?.stop()
      await database.close()
      if (own?.adopted === false) await own.stop()
      // It was there a moment ago: whoever starts us is told the same as when it had never been.
      throw isDatabaseAway(error) ? trouble(url, error) : error
    },
  )
  const services = makeServices(config, database, accounts, hall)
  const app = await makeApp(services, page)
  await app.ready()
  const { doors } = services

  return {
    app,
    hall,
    folder: own?.folder ?? null,
    door: () => {
      const server = createServer((request, response) => app.routing(request, response))
      // Longer than a proxy in front keeps a connection: it must never be us who hangs up first.
      server.keepAliveTimeout = 75_000
      server.requestTimeout = 30_000
      server.on('upgrade', (...told) => app.server.emit('upgrade', ...told))
      doors.push(server)
      return server
    },
    stop: async () => {
      for (const door of doors) door.close()
      await app.close()
      await hall.stop()
      for (const door of doors) door.closeAllConnections()
      watch?.stop()
      const last = (await release?.()) ?? false
      await database.close()
      if (last) await watch?.current().stop()
    },
  }
}
