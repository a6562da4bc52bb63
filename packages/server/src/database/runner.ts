import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { CannotStart } from './cannot-start.ts'

/** Whom PostgreSQL runs as: it refuses to run as root. */
export interface Runner {
  readonly uid: number
  readonly gid: number
}

const PASSWD = '/etc/passwd'
const NAME = 'postgres'

const REMEDY =
  'Add a user of that name (useradd --system postgres), start as another user than root, or name a database of your own in DATABASE_URL.'

/** The user a root process hands PostgreSQL to; null for anybody else, who runs it himself. */
export function runner(isRoot = process.getuid?.() === 0, passwd = PASSWD): Runner | null {
  if (!isRoot) return null
  let users: string
  try {
    users = readFileSync(passwd, 'utf8')
  } catch {
    users = ''
  }
  const [, , uid, gid] =
    users
      .split('\n')
      .find((line) => line.startsWith(`${NAME}:`))
      ?.split(':') ?? []
  if (uid === undefined || gid === undefined || Number(uid) === 0)
    throw new CannotStart(
      `PostgreSQL does not run as root, and this machine has no user "${NAME}" to run it as.`,
      REMEDY,
    )
  return { uid: Number(uid), gid: Number(gid) }
}

/** Whether a user may go into a folder, which takes leave of every folder on the way. */
export function canGoTo(folder: string, { uid, gid }: Runner): boolean {
  let at = resolve(folder)
  for (;;) {
    const stat = statSync(at, { throwIfNoEntry: false })
    if (stat?.isDirectory()) {
      const bit = stat.uid === uid ? 0o100 : stat.gid === gid ? 0o010 : 0o001
      if ((stat.mode & bit) === 0) return false
    }
    const up = dirname(at)
    if (up === at) return true
    at = up
  }
}

/** Where a system keeps what a service owns. */
const SERVICE_FOLDER = '/var/lib/touchback'

export interface Places {
  readonly data: string
  /** Where the programs are copied to, when the ones npm has installed lie out of reach. */
  readonly programs: string | null
}

/** Where data and programs are for a user who may not go everywhere we may. */
export function places(
  wanted: string,
  installed: string,
  user: Runner | null,
  service = SERVICE_FOLDER,
): Places {
  if (user === null) return { data: wanted, programs: null }
  const name = createHash('sha256').update(resolve(wanted)).digest('hex').slice(0, 12)
  return {
    data: canGoTo(dirname(resolve(wanted)), user) ? wanted : join(service, name),
    programs: canGoTo(installed, user) ? null : service,
  }
}
