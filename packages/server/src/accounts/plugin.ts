import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import type { BetterAuthPlugin, GenericEndpointContext } from 'better-auth'
import { z } from 'zod'
import { codeOf } from '../say.ts'
import { guestName, nameKey } from './names.ts'

/** People without an address have one that never works: the library insists on one. */
const placeholder = (id: string): string => `${id}@users.invalid`

const TAKEN = 'Somebody has that name already.'
const ADDRESS_TAKEN = 'Somebody has signed up with that address already.'
const WRONG = 'There is no coach of that name and password.'

interface Coach {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly nameKey?: string | null
}

async function byField(
  ctx: GenericEndpointContext,
  field: 'nameKey' | 'email' | 'id',
  value: string,
): Promise<Coach | null> {
  return ctx.context.adapter.findOne<Coach>({ model: 'user', where: [{ field, value }] })
}

/** Gives somebody a password, whether he had one or not. */
async function keepPassword(ctx: GenericEndpointContext, userId: string, password: string): Promise<void> {
  const { internalAdapter } = ctx.context
  const hash = await ctx.context.password.hash(password)
  const accounts = await internalAdapter.findAccounts(userId)
  if (accounts.some(({ providerId }) => providerId === 'credential'))
    await internalAdapter.updatePassword(userId, hash)
  else
    await internalAdapter.linkAccount({
      userId,
      providerId: 'credential',
      accountId: userId,
      password: hash,
    })
}

async function newGuest(ctx: GenericEndpointContext): Promise<string> {
  const { id } = await ctx.context.internalAdapter.createUser(
    {
      email: placeholder(crypto.randomUUID()),
      emailVerified: false,
      name: guestName(),
      guest: true,
      role: 'coach',
    },
    { method: 'guest' },
  )
  return id
}

/** What PostgreSQL calls it when somebody else was faster with a name or an address. */
const UNIQUE = '23505'

async function letIn(ctx: GenericEndpointContext, id: string): Promise<void> {
  const user = await ctx.context.internalAdapter.findUserById(id)
  if (user === null) throw new APIError('UNAUTHORIZED', { message: WRONG })
  const session = await ctx.context.internalAdapter.createSession(id)
  await setSessionCookie(ctx, { session, user })
}

/**
 * Coaches: a guest is a user whose only key is a cookie, and signing up gives the same user a name and a password. The library's
 * own way makes another user of a guest and deletes the first.
 */
export const coaches = () =>
  ({
    id: 'coaches',
    schema: {
      user: {
        fields: {
          nameKey: { type: 'string', required: false, unique: true, input: false },
          guest: { type: 'boolean', required: true, defaultValue: true, input: false },
          role: { type: 'string', required: true, defaultValue: 'coach', input: false },
        },
      },
    },
    endpoints: {
      beGuest: createAuthEndpoint('/guest', { method: 'POST', body: z.object({}) }, async (ctx) => {
        const id = await newGuest(ctx)
        await letIn(ctx, id)
        return ctx.json({ id })
      }),

      signUp: createAuthEndpoint(
        '/join',
        {
          method: 'POST',
          body: z.object({
            /** The guest who signs up; somebody new when absent. */
            guest: z.string().nullable(),
            name: z.string(),
            email: z.string().nullable(),
            password: z.string(),
          }),
        },
        async (ctx) => {
          const { guest, name, email, password } = ctx.body
          const key = nameKey(name)
          if ((await byField(ctx, 'nameKey', key)) !== null)
            throw new APIError('CONFLICT', { message: TAKEN })
          if (email !== null && (await byField(ctx, 'email', email)) !== null)
            throw new APIError('CONFLICT', { message: ADDRESS_TAKEN })
          // The name comes last: whoever is cut off before is a guest still, and signs up again.
          const id = guest ?? (await newGuest(ctx))
          await keepPassword(ctx, id, password)
          const fields = { name, nameKey: key, guest: false, ...(email === null ? {} : { email }) }
          await ctx.context.internalAdapter.updateUser(id, fields).catch((error: unknown) => {
            if (codeOf(error) !== UNIQUE) throw error
            throw new APIError('CONFLICT', { message: TAKEN })
          })
          await letIn(ctx, id)
          return ctx.json({ id })
        },
      ),

      signIn: createAuthEndpoint(
        '/enter',
        { method: 'POST', body: z.object({ who: z.string(), password: z.string() }) },
        async (ctx) => {
          const { who, password } = ctx.body
          const user = who.includes('@')
            ? await byField(ctx, 'email', who.trim().toLowerCase())
            : await byField(ctx, 'nameKey', nameKey(who))
          const accounts = user === null ? [] : await ctx.context.internalAdapter.findAccounts(user.id)
          const hash = accounts.find(({ providerId }) => providerId === 'credential')?.password
          if (user === null || !hash) {
            // A name nobody has takes as long as a wrong password.
            await ctx.context.password.hash(password)
            throw new APIError('UNAUTHORIZED', { message: WRONG })
          }
          if (!(await ctx.context.password.verify({ hash, password })))
            throw new APIError('UNAUTHORIZED', { message: WRONG })
          await letIn(ctx, user.id)
          return ctx.json({ id: user.id })
        },
      ),

      /** For whoever has proved by other means who he is. Never reachable from outside: nothing of the library's is. */
      letIn: createAuthEndpoint(
        '/let-in',
        { method: 'POST', body: z.object({ id: z.string() }) },
        async (ctx) => {
          await letIn(ctx, ctx.body.id)
          return ctx.json({ id: ctx.body.id })
        },
      ),

      setPassword: createAuthEndpoint(
        '/new-password',
        { method: 'POST', body: z.object({ id: z.string(), password: z.string() }) },
        async (ctx) => {
          const { id, password } = ctx.body
          await keepPassword(ctx, id, password)
          await ctx.context.internalAdapter.deleteUserSessions(id)
          return ctx.json({ id })
        },
      ),
    },
  }) satisfies BetterAuthPlugin
