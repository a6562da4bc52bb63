import { Client, Pool, type QueryConfig, type QueryResultRow } from 'pg'
import { codeOf, wordsOf } from '../say.ts'
import { Turnstile } from '../turnstile.ts'
import { CannotStart } from './cannot-start.ts'
import { migrate } from './migrate.ts'

/** Everything a process keeps is a cache; what counts is in here. */
export interface Database {
  readonly url: string
  readonly pool: Pool
  rows<R extends QueryResultRow>(sql: string, values?: readonly unknown[]): Promise<R[]>
  one<R extends QueryResultRow>(sql: string, values?: readonly unknown[]): Promise<R | null>
  /** Like `rows`, for a statement that has a name and is read once. */
  prepared<R extends QueryResultRow>(statement: QueryConfig): Promise<R[]>
  /** Writes what may be lost when the machine goes down: the disk is not waited for. */
  lazily(sql: string, values: readonly unknown[]): Promise<void>
  close(): Promise<void>
}

const OLDEST = 15
/** A busy machine is slow, not away. */
const PATIENCE = 15_000
/** So many connections are left to those who go past the line: the rows of matches, and whoever needs one of his own. */
const KEPT_FREE = 4

/** What is wrong with a database that could not be reached, in words. */
export function trouble(url: string, error: unknown): CannotStart {
  const { hostname, port, pathname } = new URL(url)
  const place = `${hostname}:${port || 5432}${pathname}`
  const wrong: Readonly<Record<string, string>> = {
    ECONNREFUSED: `Nobody answers at the database's address ${place}.`,
    ENOTFOUND: `There is no machine called "${hostname}", where the database should be.`,
    ETIMEDOUT: `The database at ${place} does not answer.`,
    '28P01': `The database at ${place} does not accept the name and password.`,
    '28000': `The database at ${place} does not let us in.`,
    '3D000': `There is no database "${pathname.slice(1)}" at ${hostname}:${port || 5432}.`,
    '53100': `The disk of the database at ${place} is full.`,
  }
  return new CannotStart(
    wrong[codeOf(error)] ?? `The database at ${place} cannot be used: ${wordsOf(error)}.`,
    'Check DATABASE_URL and that PostgreSQL is running, or leave DATABASE_URL out to use one of our own.',
  )
}

/** Opens a database and brings its schema up to date. */
export async function openDatabase(
  url: string,
  { connections = 10, say = () => {} }: { connections?: number; say?: (words: string) => void } = {},
): Promise<Database> {
  if (!URL.canParse(url) || !/^postgres(ql)?:/.test(url))
    throw new CannotStart(
      'DATABASE_URL is not the address of a PostgreSQL.',
      'It looks like postgres://name:password@host:5432/database; leave it out to use one of our own.',
    )
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'touchback',
  })
  client.on('error', ({ message }) => say(message))
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    )
    const version = Math.floor(Number(rows[0]?.version) / 10_000)
    if (version < OLDEST)
      throw new CannotStart(
        `The database is a PostgreSQL ${version}, and we need ${OLDEST} or newer.`,
        'Name another one in DATABASE_URL, or leave it out to use one of our own.',
      )
    await migrate(client)
  } catch (error) {
    throw error instanceof CannotStart ? error : trouble(url, error)
  } finally {
    await client.end().catch(() => {})
  }
  return connect(url, connections, say)
}

function connect(url: string, connections: number, say: (words: string) => void): Database {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    application_name: 'touchback',
    connectionTimeoutMillis: PATIENCE,
    // Nobody waits for an answer that cannot come any more.
    query_timeout: 20_000,
    keepAlive: true,
  })
  const lazy = new Pool({
    connectionString: url,
    max: 2,
    application_name: 'touchback lazy',
    options: '-c synchronous_commit=off',
    connectionTimeoutMillis: 5000,
    query_timeout: 20_000,
  })
  lazy.on('error', () => {})
  pool.on('error', ({ message }) => say(`A connection to the database was lost: ${message}`))
  // A thousand questions at once would wait for a connection with everybody else, and time out together.
  const line = new Turnstile({ atOnce: Math.max(1, connections - KEPT_FREE), patience: PATIENCE })
  const rows = <R extends QueryResultRow>(sql: string, values: readonly unknown[] = []): Promise<R[]> =>
    line.pass(async () => (await pool.query<R>(sql, [...values])).rows)
  return {
    url,
    pool,
    rows,
    prepared: <R extends QueryResultRow>(statement: QueryConfig): Promise<R[]> =>
      line.pass(async () => (await pool.query<R>(statement)).rows),
    one: async <R extends QueryResultRow>(sql: string, values: readonly unknown[] = []): Promise<R | null> =>
      (await rows<R>(sql, values))[0] ?? null,
    lazily: async (sql, values) => {
      await lazy.query(sql, [...values])
    },
    close: async () => {
      await Promise.all([pool.end(), lazy.end()])
    },
  }
}
