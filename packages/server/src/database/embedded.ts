import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  closeSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { wordsOf } from '../say.ts'
import { type Binaries, binaries, packagedFolder } from './binaries.ts'
import { CannotStart } from './cannot-start.ts'
import { isAlive, type Postmaster, readPostmaster, runningIn, stopPostmaster } from './postmaster.ts'
import { type Places, places, type Runner, runner } from './runner.ts'
import { whileAlone } from './start-lock.ts'

const OWNER = 'touchback'
const START_PATIENCE = 60_000
const STOP_PATIENCE = 20_000
const TRIES = 3

/** A PostgreSQL of our own, in a folder. */
export interface Embedded {
  readonly url: string
  /** Where the data really is. */
  readonly folder: string
  readonly pid: number
  /** It was running already. */
  readonly adopted: boolean
  stop(): Promise<void>
}

interface Installation {
  readonly places: Places
  readonly programs: Binaries
  readonly user: Runner | null
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** A free port: the one that is wanted, if it is free. Whoever is connected to one that went down finds it again. */
const freePort = (wanted: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) => (wanted === 0 ? reject(error) : resolve(freePort(0))))
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

function lastPort(data: string): number {
  try {
    return Number(readFileSync(join(data, 'port'), 'utf8')) || 0
  } catch {
    return 0
  }
}

/** Nothing of our own environment is PostgreSQL's business. */
const ENVIRONMENT = { LC_ALL: 'C', TZ: 'UTC', PATH: process.env['PATH'] ?? '' }

const as = (user: Runner | null) => (user === null ? {} : { uid: user.uid, gid: user.gid })

function prepare(wanted: string): Installation {
  const user = runner()
  const where = places(wanted, packagedFolder().folder, user)
  try {
    mkdirSync(dirname(where.data), { recursive: true })
    mkdirSync(where.data, { recursive: true, mode: 0o700 })
    if (user !== null) chownSync(where.data, user.uid, user.gid)
    const programs = binaries(where.programs)
    if (where.programs !== null) chmodSync(where.programs, 0o755)
    return { places: where, programs, user }
  } catch (error) {
    if (error instanceof CannotStart) throw error
    throw new CannotStart(
      `The data folder ${where.data} cannot be used: ${wordsOf(error)}.`,
      'Make room or give yourself the right to write there, or name another folder in TOUCHBACK_DATA.',
    )
  }
}

function password({ places: { data }, user }: Installation): string {
  const file = join(data, 'password')
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' })
    if (user !== null) chownSync(file, user.uid, user.gid)
  }
  return readFileSync(file, 'utf8').trim()
}

/** A new database. It is made beside its place and put there when it is whole, so a start that was cut off leaves none. */
function initialise(installation: Installation, folder: string): void {
  const {
    programs,
    user,
    places: { data },
  } = installation
  const fresh = `${folder}.new`
  rmSync(fresh, { recursive: true, force: true })
  password(installation)
  const { status, stderr, error } = spawnSync(
    programs.initdb,
    [
      '-D',
      fresh,
      '-U',
      OWNER,
      '--encoding=UTF8',
      '--locale=C',
      '--auth=scram-sha-256',
      `--pwfile=${join(data, 'password')}`,
    ],
    { ...as(user), cwd: data, env: ENVIRONMENT, encoding: 'utf8' },
  )
  if (status !== 0)
    throw new CannotStart(
      `PostgreSQL could not make its database in ${data}: ${lastWords(stderr || error?.message || '')}`,
      'Make room or another folder available (TOUCHBACK_DATA), or name a database of your own in DATABASE_URL.',
    )
  renameSync(fresh, folder)
}

const lastWords = (text: string): string => text.trim().split('\n').at(-1)?.slice(0, 300) ?? ''

const urlOf = (port: number, secret: string, database = 'postgres'): string =>
  `postgres://${OWNER}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${database}`

/** Whether it answers, and is the one of this folder. */
async function answers(url: string, folder: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return rows[0]?.data_directory === folder
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

async function adopt(found: Postmaster, folder: string, secret: string): Promise<string | null> {
  const end = performance.now() + START_PATIENCE
  while (isAlive(found.pid) && performance.now() < end) {
    const { port } = readPostmaster(folder) ?? found
    const url = urlOf(port, secret)
    if (port > 0 && (await answers(url, folder))) return url
    await sleep(100)
  }
  if (!isAlive(found.pid)) return null
  throw new CannotStart(
    `The folder ${folder} is in use by process ${found.pid}, which does not answer as a PostgreSQL of ours.`,
    'Stop that process, or name another folder in TOUCHBACK_DATA.',
  )
}

/** Starts it in a process group of its own, so that Ctrl-C reaches us first. */
async function launch(installation: Installation, folder: string, secret: string): Promise<Running> {
  const {
    programs,
    user,
    places: { data },
  } = installation
  const port = await freePort(lastPort(data))
  writeFileSync(join(data, 'port'), String(port))
  const logFile = join(data, 'postgresql.log')
  const log = openSync(logFile, 'w')
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'timezone=UTC',
    'max_connections=100',
  ]
  const child = spawn(
    programs.postgres,
    ['-D', folder, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...as(user), cwd: data, env: ENVIRONMENT, detached: true, stdio: ['ignore', log, log] },
  )
  closeSync(log)
  let ended: string | null = null
  child.on('error', (error) => (ended = error.message))
  child.on('exit', (code, signal) => (ended = `it ended with ${signal ?? code}`))
  child.unref()

  const url = urlOf(port, secret)
  for (const end = performance.now() + START_PATIENCE; performance.now() < end; await sleep(30)) {
    if (ended !== null)
      throw new CannotStart(
        `PostgreSQL did not start in ${folder}: ${lastWords(readFileSync(logFile, 'utf8')) || ended}`,
        `See ${logFile}, name another folder in TOUCHBACK_DATA, or a database of your own in DATABASE_URL.`,
      )
    if (await answers(url, folder)) return { url, pid: child.pid ?? 0, adopted: false }
  }
  throw new CannotStart(`PostgreSQL in ${folder} did not answer within a minute.`, `See ${logFile}.`)
}

interface Running {
  readonly url: string
  readonly pid: number
  readonly adopted: boolean
}

async function run(installation: Installation, folder: string): Promise<Running> {
  const secret = existsSync(folder) ? password(installation) : ''
  const found = existsSync(folder) ? runningIn(folder) : null
  if (found !== null) {
    const url = await adopt(found, folder, secret)
    if (url !== null) return { url, pid: found.pid, adopted: true }
  }
  if (!existsSync(folder)) initialise(installation, folder)
  for (let tries = 1; ; tries++) {
    try {
      return await launch(installation, folder, password(installation))
    } catch (error) {
      const portTaken = error instanceof CannotStart && /could not (bind|create any TCP)/.test(error.wrong)
      if (!portTaken || tries === TRIES) throw error
    }
  }
}

/** A PostgreSQL whose data lies in a folder: found running there, or started. */
export async function embedded(wanted: string): Promise<Embedded> {
  const installation = prepare(wanted)
  const { data } = installation.places
  const folder = join(data, 'postgresql')
  const { url, pid, adopted } = await whileAlone(join(data, 'starting'), () => run(installation, folder))
  const stop = async (): Promise<void> => {
    await stopPostmaster(pid, STOP_PATIENCE)
  }
  return { url, folder: data, pid, adopted, stop }
}
