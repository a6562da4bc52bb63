import { Client, type Notification } from 'pg'
import type { Database } from '../database/database.ts'
import { INPUT_CHANNEL } from '../database/inputs.ts'

const TABLE_CHANNEL = 'touchback_table'
const CHAT_CHANNEL = 'touchback_chat'
const RETRY = 500

/** What another process has to tell. */
export interface Rung {
  /** These matches have new rows. */
  inputs(matches: readonly string[]): void
  /** This table has changed, and the lobby with it. */
  table(match: string): void
  /** Somebody has said something. */
  chat(match: string, no: number): void
  /** Nobody knows what was told while the line was down. */
  again(): void
}

/** How the processes on one database wake each other. */
export class Bell {
  readonly #database: Database
  readonly #process: string
  readonly #rung: Rung
  #client: Client | null = null
  #stopped = false

  constructor(database: Database, process: string, rung: Rung) {
    this.#database = database
    this.#process = process
    this.#rung = rung
  }

  async start(): Promise<void> {
    await this.#connect()
  }

  async #connect(): Promise<void> {
    const client = new Client({
      connectionString: this.#database.url,
      application_name: 'touchback bell',
      keepAlive: true,
      connectionTimeoutMillis: 5000,
    })
    client.on('error', () => {})
    client.on('end', () => this.#lost())
    client.on('notification', (told) => this.#hear(told))
    await client.connect()
    for (const channel of [INPUT_CHANNEL, TABLE_CHANNEL, CHAT_CHANNEL])
      await client.query(`listen ${channel}`)
    this.#client = client
  }

  #lost(): void {
    this.#client = null
    if (!this.#stopped) setTimeout(() => void this.#reconnect(), RETRY).unref()
  }

  async #reconnect(): Promise<void> {
    if (this.#stopped || this.#client !== null) return
    try {
      await this.#connect()
      this.#rung.again()
    } catch {
      this.#lost()
    }
  }

  #hear({ channel, payload = '' }: Notification): void {
    const [from, ...words] = payload.split(' ')
    if (from === this.#process) return
    const [first = '', second = ''] = words
    if (channel === INPUT_CHANNEL) this.#rung.inputs(words)
    else if (channel === TABLE_CHANNEL) this.#rung.table(first)
    else if (channel === CHAT_CHANNEL) this.#rung.chat(first, Number(second))
  }

  async #ring(channel: string, words: string): Promise<void> {
    await this.#database.rows('select pg_notify($1, $2)', [channel, `${this.#process} ${words}`])
  }

  ringTable(match: string): Promise<void> {
    return this.#ring(TABLE_CHANNEL, match)
  }

  ringChat(match: string, no: number): Promise<void> {
    return this.#ring(CHAT_CHANNEL, `${match} ${no}`)
  }

  async stop(): Promise<void> {
    this.#stopped = true
    await this.#client?.end().catch(() => {})
  }
}
