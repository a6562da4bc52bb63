import type { Server } from 'node:http'
import type { Accounts } from './accounts/accounts.ts'
import { type Visitor, visitorOf } from './accounts/visitor.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { Hall } from './live/hall.ts'
import type { Declared } from './routes/route.ts'

/** What every part of a server shares. */
export interface Services {
  readonly config: Config
  readonly database: Database
  readonly accounts: Accounts
  readonly engine: string
  readonly hall: Hall
  readonly declared: Declared[]
  /** Where it listens. */
  readonly doors: Server[]
  visitor(headers: {
    cookie?: string | undefined
    authorization?: string | undefined
  }): Promise<Visitor | null>
}

export const makeServices = (
  config: Config,
  database: Database,
  accounts: Accounts,
  hall: Hall,
): Services => ({
  config,
  database,
  accounts,
  engine: hall.engine,
  hall,
  declared: [],
  doors: [],
  visitor: (headers) => visitorOf(database, accounts.sessions, headers),
})
