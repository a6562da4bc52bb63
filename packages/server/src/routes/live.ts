import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import { NOBODY, type Visitor } from '../accounts/visitor.ts'
import { Connection } from '../live/socket.ts'
import { isFromOurs } from '../origin.ts'
import { Refused } from '../refused.ts'
import { ROUTE_RIGHTS, whyNot } from '../rights.ts'
import type { Services } from '../services.ts'

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor | null
  }
}

const MOST_MESSAGE = 64 * 1024

/** The one socket, for everything that is live. */
export async function liveRoute(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: MOST_MESSAGE },
    // Somebody has sent what nobody may, or has hung up: that is no trouble of ours.
    errorHandler: (error, socket, request) => {
      request.log.info({ why: error.message }, 'a socket failed')
      socket.terminate()
    },
  })
  app.decorateRequest('visitor', null)
  const name = 'GET /api/v1/live'
  services.declared.push({
    name,
    about: 'The socket: see the wire in docs/PROTOCOL.md.',
    body: null,
    query: null,
    answers: null,
  })
  app.get(
    '/api/v1/live',
    {
      websocket: true,
      config: { rateLimit: { max: 600, timeWindow: 60_000 } },
      // Whoever is not let in is told so by HTTP, before there is a socket.
      preValidation: async (request) => {
        if (
          request.headers.authorization === undefined &&
          !isFromOurs(request.headers, services.config.publicUrl)
        )
          throw new Refused(403, 'This request comes from a page of somebody else.')
        const visitor = await services.visitor(request.headers)
        if (visitor === null)
          throw new Refused(401, 'That token is not known here: it may have been revoked.')
        const problem = whyNot(ROUTE_RIGHTS[name], visitor)
        if (problem !== null) throw new Refused(403, problem)
        request.visitor = visitor
      },
    },
    (socket, request) => {
      const visitor = request.visitor ?? NOBODY
      const stillThere = async () => {
        const now = await services.visitor(request.headers)
        return now?.coach?.id === visitor.coach?.id
      }
      Connection.open(services.hall, socket, visitor, stillThere)
    },
  )
}
