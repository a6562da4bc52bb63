import type { ClientMessageType } from '@touchback/wire'
import { type Role, ROLES, type Scope, type Visitor } from './accounts/visitor.ts'

/** Who may do something: the least role, and the scope a program needs; `null` when no program may. */
export interface Right {
  readonly least: Role
  readonly scope: Scope | null
}

const right = (least: Role, scope: Scope | null): Right => ({ least, scope })

/** Every route, and who may call it. */
export const ROUTE_RIGHTS = {
  'GET /api/v1/health': right('nobody', 'read'),
  'GET /api/v1/me': right('nobody', 'read'),
  'POST /api/v1/guest': right('nobody', null),
  'POST /api/v1/sign-up': right('nobody', null),
  'POST /api/v1/sign-in': right('nobody', null),
  'POST /api/v1/sign-out': right('nobody', null),
  'POST /api/v1/recover': right('nobody', null),
  'GET /api/v1/live': right('nobody', 'read'),
  'GET /api/v1/tables': right('nobody', 'read'),
  'POST /api/v1/tables': right('guest', 'play'),
  'GET /api/v1/tables/:id': right('nobody', 'read'),
  'DELETE /api/v1/tables/:id': right('guest', 'play'),
  'POST /api/v1/tables/:id/join': right('guest', 'play'),
  'POST /api/v1/tables/:id/words': right('guest', 'play'),
  'GET /api/v1/tables/:id/record': right('nobody', 'read'),
  'POST /api/v1/tables/:id/rematch': right('guest', 'play'),
  'POST /api/v1/tables/:id/adjudicate': right('moderator', null),
  'POST /api/v1/pair': right('guest', 'play'),
  'GET /api/v1/here': right('nobody', 'read'),
  'GET /api/v1/coaches/:id': right('nobody', 'read'),
  'GET /api/v1/ladder': right('nobody', 'read'),
  'POST /api/v1/chat/:no/report': right('guest', null),
  'POST /api/v1/chat/:no/hide': right('moderator', null),
  'GET /api/v1/reports': right('moderator', null),
  'POST /api/v1/me/recovery-code': right('guest', null),
  'GET /api/v1/me/export': right('guest', null),
  'DELETE /api/v1/me': right('guest', null),
  'GET /api/v1/me/teams': right('guest', 'read'),
  'PUT /api/v1/me/teams/:id': right('guest', 'play'),
  'DELETE /api/v1/me/teams/:id': right('guest', 'play'),
  'GET /api/v1/tokens': right('coach', null),
  'POST /api/v1/tokens': right('coach', null),
  'DELETE /api/v1/tokens/:id': right('coach', null),
  'GET /api/v1/metrics': right('nobody', null),
  'GET /api/v1/openapi.json': right('nobody', 'read'),
  'GET /api/v1/docs': right('nobody', 'read'),
  'GET /t/:id': right('nobody', 'read'),
} as const satisfies Readonly<Record<string, Right>>

export type RouteName = keyof typeof ROUTE_RIGHTS

/** Every message on the socket, and who may say it. Who sits where is asked at the table. */
export const MESSAGE_RIGHTS: Readonly<Record<ClientMessageType, Right>> = {
  join: right('nobody', 'read'),
  leave: right('nobody', 'read'),
  words: right('guest', 'play'),
  choice: right('guest', 'play'),
  'take-back': right('guest', 'play'),
  offer: right('guest', 'play'),
  claim: right('guest', 'play'),
  say: right('guest', 'play'),
  differs: right('nobody', 'read'),
  lobby: right('nobody', 'read'),
  ping: right('nobody', 'read'),
}

/** Nothing of ours is served that the table does not know. */
export function mustBeInTable(method: string | readonly string[], url: string): void {
  if (!url.startsWith('/api')) return
  const names = [method].flat().filter((verb) => verb !== 'HEAD' && verb !== 'OPTIONS')
  for (const verb of names)
    if (!Object.hasOwn(ROUTE_RIGHTS, `${verb} ${url}`))
      throw new Error(`${verb} ${url} is in no table of rights`)
}

/** Why somebody may not, a sentence; null when he may. */
export function whyNot({ least, scope }: Right, { role, scopes }: Visitor): string | null {
  if (ROLES.indexOf(role) < ROLES.indexOf(least))
    return role === 'nobody' ? 'You are not signed in.' : `Only a ${least} may do that.`
  if (scopes === null) return null
  if (scope === null) return 'No program may do that with a token: a person must be signed in.'
  return scopes.includes(scope) ? null : `This token has no scope "${scope}".`
}
