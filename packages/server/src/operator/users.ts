import { nameKey } from '../accounts/names.ts'
import { hashOfCode, recoveryCode } from '../accounts/secrets.ts'
import type { Database } from '../database/database.ts'
import { Refused } from '../refused.ts'

export const GIVEN_ROLES = ['coach', 'moderator', 'operator'] as const
export type GivenRole = (typeof GIVEN_ROLES)[number]

export interface KnownUser {
  readonly id: string
  readonly name: string
  readonly role: string
  readonly guest: boolean
}

export async function userNamed(database: Database, name: string): Promise<KnownUser> {
  const user = await database.one<KnownUser>(
    'select id, name, role, guest from auth_user where "nameKey" = $1 or id = $2',
    [nameKey(name), name],
  )
  if (user === null) throw new Refused(404, `Nobody is called "${name}" here.`)
  return user
}

export async function setRole(database: Database, name: string, role: GivenRole): Promise<KnownUser> {
  const { id, guest } = await userNamed(database, name)
  if (guest) throw new Refused(409, 'A guest has no role: let him sign up first.')
  await database.rows('update auth_user set role = $2 where id = $1', [id, role])
  return userNamed(database, id)
}

/** A code for somebody who has lost everything else. */
export async function giveRecoveryCode(database: Database, name: string): Promise<string> {
  const { id } = await userNamed(database, name)
  const code = recoveryCode()
  await database.rows(
    `insert into recovery (coach, hash) values ($1, $2)
     on conflict (coach) do update set hash = excluded.hash, made_at = now()`,
    [id, hashOfCode(code)],
  )
  return code
}
