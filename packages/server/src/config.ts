import { join } from 'node:path'

interface Setting {
  readonly name: string
  readonly usual: string
  readonly means: string
}

/** Everything a server can be told, by environment variables. */
export const SETTINGS = [
  { name: 'PORT', usual: '4100', means: 'the port; the next free one when it is busy' },
  {
    name: 'HOST',
    usual: 'this device only',
    means: 'the address to listen on; 0.0.0.0 for the whole network',
  },
  { name: 'DATABASE_URL', usual: 'a PostgreSQL of our own', means: 'a PostgreSQL (15 or newer) of yours' },
  { name: 'TOUCHBACK_DATA', usual: '.touchback', means: 'the folder of our own PostgreSQL' },
  {
    name: 'TOUCHBACK_URL',
    usual: 'where it listens',
    means:
      'the address people use, such as https://bowl.example.org; with https cookies travel over https alone',
  },
  {
    name: 'TOUCHBACK_PROXY',
    usual: 'no',
    means: 'yes when a proxy in front tells who is calling; how many when there are several in a row',
  },
  { name: 'TOUCHBACK_LOG', usual: 'warn', means: 'how much is logged: error, warn, info, debug' },
  { name: 'TOUCHBACK_METRICS', usual: 'this device only', means: 'a token that may read /api/v1/metrics' },
  { name: 'TOUCHBACK_CONNECTIONS', usual: '10', means: 'connections to the database, of each process' },
] as const satisfies readonly Setting[]

export type SettingName = (typeof SETTINGS)[number]['name']

export const LOG_LEVELS = ['error', 'warn', 'info', 'debug'] as const

export interface Config {
  readonly databaseUrl: string | null
  readonly data: string
  /** The address people use; null when it is whatever they reach us by. */
  readonly publicUrl: string | null
  /** So many proxies in a row tell who is calling; what others before them say is not believed. */
  readonly proxies: number
  readonly log: (typeof LOG_LEVELS)[number]
  readonly metricsToken: string | null
  readonly connections: number
  /** Nobody is told that it was too much: for measuring, never from outside. */
  readonly unlimited: boolean
}

/** A setting does not make sense; the message names it. */
export class BadSetting extends Error {
  override readonly name = 'BadSetting'
}

type Environment = Readonly<Record<string, string | undefined>>

export function readConfig(environment: Environment, root: string): Config {
  const told = (name: SettingName): string | null => environment[name]?.trim() || null
  const log = told('TOUCHBACK_LOG') ?? 'warn'
  const level = LOG_LEVELS.find((known) => known === log)
  if (level === undefined)
    throw new BadSetting(`TOUCHBACK_LOG is "${log}", not one of ${LOG_LEVELS.join(', ')}.`)
  const connections = Number(told('TOUCHBACK_CONNECTIONS') ?? 10)
  if (!Number.isInteger(connections) || connections < 3 || connections > 1000)
    throw new BadSetting('TOUCHBACK_CONNECTIONS is not a whole number from 3 to 1000.')
  return {
    databaseUrl: told('DATABASE_URL'),
    data: told('TOUCHBACK_DATA') ?? join(root, '.touchback'),
    publicUrl: origin(told('TOUCHBACK_URL')),
    proxies: proxies(told('TOUCHBACK_PROXY') ?? 'no'),
    log: level,
    metricsToken: told('TOUCHBACK_METRICS'),
    connections,
    unlimited: false,
  }
}

function proxies(told: string): number {
  if (told === 'no') return 0
  if (told === 'yes') return 1
  if (/^\d$/u.test(told)) return Number(told)
  throw new BadSetting(`TOUCHBACK_PROXY is "${told}", not yes, no or a number of proxies.`)
}

function origin(url: string | null): string | null {
  if (url === null) return null
  if (!URL.canParse(url) || !/^https?:/.test(url))
    throw new BadSetting(`TOUCHBACK_URL is "${url}", not an address such as https://bowl.example.org.`)
  return new URL(url).origin
}

/** The table as it is printed. */
export function settingsTable(): string {
  const width = Math.max(...SETTINGS.map(({ name }) => name.length))
  const second = Math.max(...SETTINGS.map(({ usual }) => usual.length))
  return SETTINGS.map(
    ({ name, usual, means }) => `${name.padEnd(width)}  ${usual.padEnd(second)}  ${means}`,
  ).join('\n')
}
