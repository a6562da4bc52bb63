import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isMixed, nameKey } from '../accounts/names.ts'
import { hashOfCode } from '../accounts/secrets.ts'
import type { Visitor } from '../accounts/visitor.ts'
import { Refused } from '../refused.ts'
import type { Services } from '../services.ts'
import { ME, NOBODY_NOW } from './answers.ts'
import { addRoute } from './route.ts'

/** A name that others see: on one line, and nothing in it acts on a page. */
const NAME = z
  .string()
  .max(40, 'a name has at most 40 characters')
  .transform((name) => name.normalize('NFC').replaceAll(/\s+/gu, ' ').trim())
  .refine((name) => name.length >= 2, { message: 'a name has at least two characters' })
  .refine((name) => !/[\p{Cc}\p{Cf}\p{Co}\u2028\u2029@<>]/u.test(name), {
    message: 'a name holds letters, digits and simple signs',
  })
  .refine((name) => !isMixed(name), { message: 'a name is written in one alphabet' })
  .refine((name) => nameKey(name) !== 'a former coach', { message: 'nobody may be called that' })

const PASSWORD = z
  .string()
  .min(8, 'a password has at least 8 characters')
  .max(200, 'a password has at most 200 characters')
const EMAIL = z
  .email('an e-mail address looks like coach@example.org')
  .max(200)
  .transform((email) => email.toLowerCase())

/** What a person is told of himself. */
const selfOf = ({ coach, role, scopes }: Visitor) =>
  coach === null ? { coach: null } : { coach: { ...coach, role }, scopes }

/** The library's answer: its cookies are ours, its words in our form. */
async function handOn(reply: FastifyReply, answer: Response): Promise<string> {
  // All endpoints of the plugin answer so, and the library with a message.
  const body = (await answer.json()) as { id?: string; message?: string }
  if (!answer.ok) throw new Refused(answer.status, body.message ?? 'That did not work.')
  for (const cookie of answer.headers.getSetCookie()) void reply.header('set-cookie', cookie)
  return body.id ?? ''
}

export function accountRoutes(app: FastifyInstance, services: Services): void {
  const { accounts, database } = services

  const named = async (id: string) => {
    const row = await database.one<{ id: string; name: string; guest: boolean; role: string }>(
      'select id, name, guest, role from auth_user where id = $1',
      [id],
    )
    return row === null
      ? { coach: null }
      : { coach: { ...row, role: row.guest ? 'guest' : row.role }, scopes: null }
  }

  /** Somebody has come in: the session he came with, if any, is over. */
  const cameIn = async (request: FastifyRequest, reply: FastifyReply, answer: Response) => {
    const id = await handOn(reply, answer)
    await accounts.sessions.end(request.headers.cookie ?? '')
    return named(id)
  }

  addRoute(app, services, 'GET /api/v1/me', {
    about: 'Who you are here.',
    answers: ME,
    handle: ({ visitor }) => selfOf(visitor),
  })

  addRoute(app, services, 'POST /api/v1/guest', {
    about: 'Makes you a guest with a name, kept by a cookie; whoever is somebody already stays so.',
    body: z.strictObject({}),
    most: 30,
    answers: ME,
    handle: async ({ visitor, reply }) =>
      visitor.coach === null
        ? named(
            await handOn(reply, await (await accounts.library()).api.beGuest({ body: {}, asResponse: true })),
          )
        : selfOf(visitor),
  })

  addRoute(app, services, 'POST /api/v1/sign-up', {
    about: 'Gives you a name and a password. A guest stays the same coach and keeps everything.',
    body: z.strictObject({ name: NAME, password: PASSWORD, email: EMAIL.nullable().default(null) }),
    most: 20,
    answers: ME,
    handle: async ({ body, visitor, request, reply }) => {
      if (visitor.role !== 'nobody' && visitor.role !== 'guest')
        throw new Refused(409, 'You have signed up already.')
      const guest = visitor.coach?.id ?? null
      const { api } = await accounts.library()
      return cameIn(request, reply, await api.signUp({ body: { ...body, guest }, asResponse: true }))
    },
  })

  addRoute(app, services, 'POST /api/v1/sign-in', {
    about: 'Signs you in by name or e-mail address, and password.',
    body: z.strictObject({ who: z.string().max(200), password: z.string().max(200) }),
    most: 20,
    answers: ME,
    handle: async ({ body, request, reply }) =>
      cameIn(request, reply, await (await accounts.library()).api.signIn({ body, asResponse: true })),
  })

  addRoute(app, services, 'POST /api/v1/sign-out', {
    about: 'Ends the session. A guest without a recovery code does not come back.',
    body: z.strictObject({}),
    answers: NOBODY_NOW,
    handle: async ({ request, reply }) => {
      const headers = new Headers({ cookie: request.headers.cookie ?? '' })
      await handOn(reply, await (await accounts.library()).api.signOut({ headers, asResponse: true }))
      return { coach: null }
    },
  })

  addRoute(app, services, 'POST /api/v1/recover', {
    about: 'Signs you in by a recovery code, which is used up.',
    body: z.strictObject({ code: z.string().max(100), password: PASSWORD.optional() }),
    most: 10,
    answers: ME,
    handle: async ({ body: { code, password }, request, reply }) => {
      const hash = hashOfCode(code)
      const row = await database.one<{ coach: string }>('select coach from recovery where hash = $1', [hash])
      if (row === null) throw new Refused(401, 'No coach has that recovery code.')
      const { api } = await accounts.library()
      if (password !== undefined) await api.setPassword({ body: { id: row.coach, password } })
      const self = await cameIn(
        request,
        reply,
        await api.letIn({ body: { id: row.coach }, asResponse: true }),
      )
      // Used up when it has served: whoever is cut off before tries again.
      await database.rows('delete from recovery where hash = $1', [hash])
      return self
    },
  })
}
