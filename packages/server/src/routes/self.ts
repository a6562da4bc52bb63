import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { deleteCoach, exportOf } from '../accounts/leaving.ts'
import { hashOfCode, hashOfToken, newToken, recoveryCode } from '../accounts/secrets.ts'
import { SCOPES } from '../accounts/visitor.ts'
import { notFound, Refused } from '../refused.ts'
import type { Services } from '../services.ts'
import { CODE, DONE, EXPORT, NEW_TOKEN, NOBODY_NOW, TOKENS } from './answers.ts'
import { addRoute } from './route.ts'
import { coachOf } from './coach-of.ts'

const MOST_TOKENS = 20

/** What a person does with what is his own. */
export function selfRoutes(app: FastifyInstance, services: Services): void {
  const { database, hall } = services

  addRoute(app, services, 'POST /api/v1/me/recovery-code', {
    about: 'Makes a code to come back with, on any device; an older one counts no more.',
    body: z.strictObject({}),
    most: 20,
    answers: CODE,
    handle: async ({ visitor }) => {
      const code = recoveryCode()
      await database.rows(
        `insert into recovery (coach, hash) values ($1, $2)
         on conflict (coach) do update set hash = excluded.hash, made_at = now()`,
        [coachOf(visitor).id, hashOfCode(code)],
      )
      return { code }
    },
  })

  addRoute(app, services, 'GET /api/v1/me/export', {
    about: 'Everything that is kept of you.',
    most: 20,
    answers: EXPORT,
    handle: async ({ visitor, reply }) => {
      void reply.header('content-disposition', 'attachment; filename="touchback-export.json"')
      return exportOf(database, coachOf(visitor).id)
    },
  })

  addRoute(app, services, 'DELETE /api/v1/me', {
    about: 'Deletes you and everything of yours. Your matches stay, under "a former coach".',
    most: 10,
    answers: NOBODY_NOW,
    handle: async ({ visitor }) => {
      await deleteCoach(hall, coachOf(visitor).id)
      return { coach: null }
    },
  })

  addRoute(app, services, 'GET /api/v1/tokens', {
    about: 'Your tokens for programs, without what they are.',
    answers: TOKENS,
    handle: async ({ visitor }) => ({
      tokens: await database.rows(
        'select id, name, scopes, created_at, used_at from token where coach = $1 order by created_at',
        [coachOf(visitor).id],
      ),
    }),
  })

  addRoute(app, services, 'POST /api/v1/tokens', {
    about: 'Makes a token for a program. It is shown this once.',
    body: z.strictObject({
      name: z.string().min(1).max(60),
      scopes: z.array(z.enum(SCOPES)).min(1).max(SCOPES.length),
    }),
    most: 20,
    answers: NEW_TOKEN,
    handle: async ({ body: { name, scopes }, visitor }) => {
      const { id } = coachOf(visitor)
      const [{ count } = { count: '0' }] = await database.rows<{ count: string }>(
        'select count(*) from token where coach = $1',
        [id],
      )
      if (Number(count) >= MOST_TOKENS)
        throw new Refused(409, `Nobody needs more than ${MOST_TOKENS} tokens.`)
      const token = newToken()
      const row = await database.one<{ id: string }>(
        'insert into token (id, coach, name, hash, scopes) values ($1, $2, $3, $4, $5) returning id',
        [crypto.randomUUID(), id, name, hashOfToken(token), [...new Set(scopes)].join(' ')],
      )
      return { id: row?.id, token }
    },
  })

  addRoute(app, services, 'DELETE /api/v1/tokens/:id', {
    about: 'Revokes a token: whoever uses it is shown out.',
    answers: DONE,
    handle: async ({ params, visitor }) => {
      const row = await database.one('delete from token where id = $1 and coach = $2 returning id', [
        params['id'],
        coachOf(visitor).id,
      ])
      if (row === null) throw notFound('token')
      return { done: true }
    },
  })
}
