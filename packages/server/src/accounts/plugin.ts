import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import type { BetterAuthPlugin, GenericEndpointContext } from 'better-auth'
import { z } from 'zod'
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
        const user = await ctx.context.internalAdapter.createUser(
          {
            email: placeholder(crypto.randomUUID()),
            emailVerified: false,
            name: guestName(),
            guest: true,
            role: 'coach',
          },
          { method: 'guest' },
        )
        await letIn(ctx, user.id)
        return ctx.json({ id: user.id })
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
          const hash = await ctx.context.password.hash(password)
          const fields = { name, nameKey: key, guest: false, role: 'coach' }
          const user =
            guest === null
              ? await ctx.context.internalAdapter.createUser(
                  {
                    ...fields,
                    email: email ?? placeholder(crypto.randomUUID()),
                    emailVerified: false,
                  },
                  { method: 'sign-up' },
                )
              : await ctx.context.internalAdapter.updateUser(guest, {
                  ...fields,
                  ...(email === null ? {} : { email }),
                })
          await ctx.context.internalAdapter.linkAccount({
            userId: user.id,
            providerId: 'credential',
            accountId: user.id,
            password: hash,
          })
          await letIn(ctx, user.id)
          return ctx.json({ id: user.id })
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
          await ctx.context.internalAdapter.updatePassword(id, await ctx.context.password.hash(password))
          await ctx.context.internalAdapter.deleteUserSessions(id)
          return ctx.json({ id })
        },
      ),
    },
  }) satisfies BetterAuthPlugin
