import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { capital } from '@touchback/words'
import type { z } from 'zod'
import { NOBODY, type Visitor } from '../accounts/visitor.ts'
import { Refused } from '../refused.ts'
import { ROUTE_RIGHTS, type RouteName, whyNot } from '../rights.ts'
import type { Services } from '../services.ts'

/** What a route is handed: everything has been read and is allowed. */
export interface Call<B, Q> {
  readonly body: B
  readonly query: Q
  readonly params: Readonly<Record<string, string>>
  readonly visitor: Visitor
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export interface Route<B, Q> {
  /** What it is for, as the API's page says it. */
  readonly about: string
  readonly body?: z.ZodType<B>
  readonly query?: z.ZodType<Q>
  /** What it answers when it does what was asked; a refusal is the same everywhere. */
  readonly answers: z.ZodType
  /** The form of that answer; JSON unless it says so. */
  readonly as?: 'text/html' | 'text/plain'
  /** How many calls a minute from one address are too many; a person never meets it. */
  readonly most?: number
  handle(call: Call<B, Q>): unknown
}

/** Every route as it was declared, for the API's page. */
export interface Declared {
  readonly name: RouteName
  readonly about: string
  readonly body: z.ZodType | null
  readonly query: z.ZodType | null
  /** Null for the socket, which answers in messages. */
  readonly answers: { readonly type: string; readonly schema: z.ZodType } | null
}

const KNOWN_METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const

/** A body or query that does not fit, in one sentence: our own words, which begin small, are for people and say it alone. */
const misfit = ({ issues }: z.ZodError): string => {
  const [issue] = issues
  if (/^[a-z]/u.test(issue?.message ?? '')) return `${capital(issue?.message ?? '')}.`
  const where = issue?.path.join('.') ?? ''
  return `${where === '' ? 'What was sent' : `"${where}"`} does not fit: ${issue?.message ?? 'it makes no sense'}.`
}

function parsed<T>(schema: z.ZodType<T> | undefined, given: unknown): T {
  // A route that declares no body or query is not handed any, and has no type for it.
  if (schema === undefined) return undefined as T
  const { success, data, error } = schema.safeParse(given)
  if (!success) throw new Refused(400, misfit(error))
  return data
}

/** Declares a route: whoever is not in the table of rights is not let in, and nothing unread gets through. */
export function addRoute<B, Q>(
  app: FastifyInstance,
  services: Services,
  name: RouteName,
  route: Route<B, Q>,
): void {
  const [verb, url = ''] = name.split(' ')
  const method = KNOWN_METHODS.find((known) => known === verb)
  if (method === undefined) throw new Error(`no method for ${name}`)
  services.declared.push({
    name,
    about: route.about,
    body: route.body ?? null,
    query: route.query ?? null,
    answers: { type: route.as ?? 'application/json', schema: route.answers },
  })
  app.route<{ Params: Record<string, string> }>({
    method,
    url,
    config: { rateLimit: { max: route.most ?? 600, timeWindow: 60_000 } },
    handler: async (request, reply) => {
      const visitor = await services.visitor(request.headers)
      if (visitor === null) throw new Refused(401, 'That token is not known here: it may have been revoked.')
      const problem = whyNot(ROUTE_RIGHTS[name], visitor)
      if (problem !== null) throw new Refused(visitor.role === NOBODY.role ? 401 : 403, problem)
      return route.handle({
        body: parsed(route.body, request.body ?? {}),
        query: parsed(route.query, request.query),
        params: request.params,
        visitor,
        request,
        reply,
      })
    },
  })
}
