import type { CoachName } from '@touchback/wire'
import type { Database } from '../database/database.ts'
import { hashOfToken, TOKEN_PREFIX } from './secrets.ts'
import type { Sessions } from './sessions.ts'

export const SCOPES = ['read', 'play', 'league'] as const
export type Scope = (typeof SCOPES)[number]

export const ROLES = ['nobody', 'guest', 'coach', 'moderator', 'operator'] as const
export type Role = (typeof ROLES)[number]

/** Whoever calls. */
export interface Visitor {
  readonly coach: CoachName | null
  readonly role: Role
  /** What a program may do that calls with a token; null for a person, who may do whatever his role may. */
  readonly scopes: readonly Scope[] | null
}

export const NOBODY: Visitor = { coach: null, role: 'nobody', scopes: null }

const roleOf = (guest: boolean, role: string): Role => {
  if (guest) return 'guest'
  return ROLES.find((known) => known === role && known !== 'nobody') ?? 'coach'
}

interface TokenRow {
  readonly id: string
  readonly name: string
  readonly guest: boolean
  readonly role: string
  readonly scopes: string
}

async function byToken(database: Database, token: string): Promise<Visitor | null> {
  const row = await database.one<TokenRow>(
    `update token set used_at = now() from auth_user u
     where token.hash = $1 and u.id = token.coach
     returning u.id, u.name, u.guest, u.role, token.scopes`,
    [hashOfToken(token)],
  )
  if (row === null) return null
  const { id, name, guest, role, scopes } = row
  return {
    coach: { id, name, guest },
    role: roleOf(guest, role),
    scopes: SCOPES.filter((scope) => scopes.split(' ').includes(scope)),
  }
}

interface Headers {
  readonly cookie?: string | undefined
  readonly authorization?: string | undefined
}

/** Who calls, by token or cookie. A token that is none any more is nobody's: null. */
export async function visitorOf(
  database: Database,
  sessions: Sessions,
  headers: Headers,
): Promise<Visitor | null> {
  const { authorization, cookie } = headers
  if (authorization !== undefined) {
    const [, token = ''] = /^Bearer (\S{1,200})$/u.exec(authorization) ?? []
    return token.startsWith(TOKEN_PREFIX) ? byToken(database, token) : null
  }
  const coach = cookie === undefined ? null : await sessions.coachOf(cookie)
  if (coach === null) return NOBODY
  const { id, name, guest, role } = coach
  return { coach: { id, name, guest }, role: roleOf(guest, role), scopes: null }
}
