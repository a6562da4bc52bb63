import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import { isFields, own } from '@touchback/engine/doors'
import fastify, { type FastifyInstance } from 'fastify'
import { isDatabaseAway, unkeepable } from './database/away.ts'
import { tellProblem } from './lost.ts'
import { isFromOurs } from './origin.ts'
import { servePage } from './page.ts'
import { Refused } from './refused.ts'
import { mustBeInTable } from './rights.ts'
import { codeOf, wordsOf } from './say.ts'
import { accountRoutes } from './routes/accounts.ts'
import { healthRoute } from './routes/health.ts'
import { linkRoutes } from './routes/links.ts'
import { liveRoute } from './routes/live.ts'
import { lobbyRoutes } from './routes/lobby.ts'
import { metricsRoute } from './routes/metrics.ts'
import { openApiRoutes } from './routes/openapi.ts'
import { selfRoutes } from './routes/self.ts'
import { tableRoutes } from './routes/tables.ts'
import { teamRoutes } from './routes/teams.ts'
import type { Services } from './services.ts'

const MOST_BODY = 256 * 1024

/** What was sent is not what it says it is; the words of the library would be about the library. */
const UNREADABLE: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'What was sent is not JSON.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'Nothing was sent, though something was announced.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Only JSON is read here: send it as application/json.',
  FST_ERR_BAD_URL: 'This address cannot be read.',
  FST_ERR_MAX_PARAM_LENGTH: 'This address is too long.',
}

const READING = ['GET', 'HEAD', 'OPTIONS']

/** The words an error is answered with: what we refuse in our own, what went wrong inside in none. */
function wordsFor(error: unknown): { status: number; problem: string } {
  const refused = error instanceof Refused ? error : unkeepable(error)
  if (refused !== null) return { status: refused.status, problem: refused.message }
  const statusCode = isFields(error) && typeof error['statusCode'] === 'number' ? error['statusCode'] : 500
  if (statusCode === 429) return { status: 429, problem: 'That was too much at once: wait a moment.' }
  if (statusCode === 413) return { status: 413, problem: 'That is more than anybody needs to send.' }
  if (statusCode >= 400 && statusCode < 500)
    return { status: statusCode, problem: own(UNREADABLE, codeOf(error)) ?? 'What was sent cannot be read.' }
  return { status: 500, problem: 'Something went wrong on the server. It has been written down.' }
}

/** The server without a port: everything that can be asked of it. */
export async function makeApp(services: Services, pageFolder: string | null): Promise<FastifyInstance> {
  const { config } = services
  const app = fastify({
    bodyLimit: MOST_BODY,
    // What the nearest proxies say of whom they heard is believed, and nothing that was written before it came to them.
    trustProxy: config.proxies === 0 ? false : (_address, hop) => hop < config.proxies,
    forceCloseConnections: true,
    frameworkErrors: (error, request, reply) => {
      const { status, problem } = wordsFor(error)
      tellProblem(request, reply, status, problem)
    },
    logger: {
      level: config.log,
      redact: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'],
    },
  })
  // JSON and nothing else: a form of somebody else's page can send plain text.
  app.removeContentTypeParser('text/plain')
  app.addHook('onRoute', ({ method, url }) => mustBeInTable(method, url))
  const secure = config.publicUrl?.startsWith('https:') ?? false
  await app.register(helmet, {
    strictTransportSecurity: secure ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'no-referrer' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
  })
  if (!config.unlimited) await app.register(rateLimit, { global: false })

  app.addHook('onRequest', async (request) => {
    if (READING.includes(request.method) || request.headers.authorization !== undefined) return
    if (!isFromOurs(request.headers, config.publicUrl))
      throw new Refused(403, 'This request comes from a page of somebody else.')
  })
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store')
  })
  app.setErrorHandler((error, request, reply) => {
    const away = isDatabaseAway(error)
    const { status, problem } = away
      ? { status: 503, problem: 'The database is away at the moment: try again in a little while.' }
      : wordsFor(error)
    if (away) services.hall.sayOnce(`the database is away: ${wordsOf(error)}`)
    else if (status >= 500) request.log.error({ err: error }, problem)
    tellProblem(request, reply, status, problem)
  })
  app.setNotFoundHandler((request, reply) => {
    tellProblem(request, reply, 404, 'There is no such page.')
  })

  healthRoute(app, services)
  accountRoutes(app, services)
  tableRoutes(app, services)
  lobbyRoutes(app, services)
  selfRoutes(app, services)
  teamRoutes(app, services)
  linkRoutes(app, services)
  metricsRoute(app, services)
  openApiRoutes(app, services)
  await liveRoute(app, services)
  if (pageFolder !== null) await servePage(app, pageFolder, config.publicUrl)
  return app
}
