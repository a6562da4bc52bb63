import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { Batches } from '../database/batches.ts'

/** Whoever has a session. */
export interface SessionCoach {
  readonly id: string
  readonly name: string
  readonly guest: boolean
  readonly role: string
}

const COOKIE = 'touchback.session_token'
const MOST_AT_ONCE = 500

/** The cookie's value; the other name is its name where cookies travel over https alone. */
function cookieValue(header: string): string | null {
  for (const part of header.split(';')) {
    const [name = '', ...value] = part.trim().split('=')
    if (name === COOKIE || name === `__Secure-${COOKIE}`) return value.join('=')
  }
  return null
}

/** The token of a cookie that was signed with our secret; null for any other. */
export function signedToken(header: string, secret: string): string | null {
  const value = cookieValue(header)
  if (value === null || value.length > 500) return null
  let plain: string
  try {
    plain = decodeURIComponent(value)
  } catch {
    return null
  }
  const dot = plain.lastIndexOf('.')
  if (dot < 1) return null
  const token = plain.slice(0, dot)
  const given = Buffer.from(plain.slice(dot + 1), 'base64')
  const wanted = createHmac('sha256', secret).update(token).digest()
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? token : null
}

/**
 * Who somebody is by the cookie the accounts' library gave him. It is asked with every call and by everybody at once when a server
 * comes back, so it is read here, many at a time; the library itself is needed only when somebody comes or goes.
 */
export class Sessions {
  readonly #database: Database
  readonly #secret: string
  readonly #batches: Batches<string, SessionCoach>

  constructor(database: Database, secret: string) {
    this.#database = database
    this.#secret = secret
    this.#batches = new Batches(MOST_AT_ONCE, async (tokens) => {
      const rows = await database.rows<SessionCoach & { token: string }>(
        `select s.token, u.id, u.name, u.guest, u.role from auth_session s join auth_user u on u.id = s."userId"
         where s.token = any($1) and s."expiresAt" > now()`,
        [tokens],
      )
      return new Map(rows.map(({ token, ...coach }) => [token, coach]))
    })
  }

  async coachOf(cookie: string): Promise<SessionCoach | null> {
    const token = signedToken(cookie, this.#secret)
    return token === null ? null : this.#batches.ask(token)
  }

  /** Whoever comes in by a new door leaves by the old one: a cookie that somebody else may know opens nothing any more. */
  async end(cookie: string): Promise<void> {
    const token = signedToken(cookie, this.#secret)
    if (token !== null) await this.#database.rows('delete from auth_session where token = $1', [token])
  }
}
