import type { FastifyInstance } from 'fastify'
import { networkAddresses } from '../addresses.ts'
import type { Services } from '../services.ts'
import { HEALTH } from './answers.ts'
import { addRoute } from './route.ts'

export function healthRoute(app: FastifyInstance, services: Services): void {
  addRoute(app, services, 'GET /api/v1/health', {
    about:
      'Whether the server and its database are well, and by which addresses others in the same network reach it.',
    most: 6000,
    answers: HEALTH,
    handle: async ({ reply }) => {
      try {
        // Past everybody who waits in line: whoever asks wants to know now.
        await services.database.pool.query('select 1')
        const addresses = networkAddresses(services.doors)
        return { ok: true, database: 'here', engine: services.engine, addresses }
      } catch {
        void reply.status(503)
        return { ok: false, database: 'away', engine: services.engine, problem: 'The database is away.' }
      }
    },
  })
}
