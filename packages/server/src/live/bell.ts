import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type Notification } from 'pg'
import type { Database } from '../database/database.ts'
import { INPUT_CHANNEL } from '../database/inputs.ts'

const TABLE_CHANNEL = 'touchback_table'
const CHAT_CHANNEL = 'touchback_chat'
const HERE_CHANNEL = 'touchback_here'
const RETRY = 500

/** What another process has to tell. */
export interface Rung {
  /** These matches have new rows. */
  inputs(matches: readonly string[]): void
  /** This table has changed, and the lobby with it. */
  table(match: string): void
  /** Somebody has said something. */
  chat(match: string, no: number): void
  /** Who is at tables of that process. */
  here(process: string, tables: readonly string[]): void
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
    client.on('notification', (told) => this.#hear(told))
    try {
      await client.connect()
      for (const channel of [INPUT_CHANNEL, TABLE_CHANNEL, CHAT_CHANNEL, HERE_CHANNEL])
        await client.query(`listen ${channel}`)
    } catch (error) {
      void client.end().catch(() => {})
      throw error
    }
    // Only a line that stood can be lost: one that never did has its maker to try again, and nobody else.
    this.#client = client
    client.on('end', () => void this.#reconnect())
  }

  /** The line is down: it is made again, one try after the other. */
  async #reconnect(): Promise<void> {
    this.#client = null
    while (!this.#stopped) {
      await sleep(RETRY, undefined, { ref: false })
      if (this.#stopped) return
      try {
        await this.#connect()
        if (this.#stopped) await this.stop()
        else this.#rung.again()
        return
      } catch {
        // It is still away.
      }
    }
  }

  #hear({ channel, payload = '' }: Notification): void {
    const [from = '', ...words] = payload.split(' ')
    if (from === this.#process) return
    const [first = '', second = ''] = words
    if (channel === INPUT_CHANNEL) this.#rung.inputs(words)
    else if (channel === TABLE_CHANNEL) this.#rung.table(first)
    else if (channel === CHAT_CHANNEL) this.#rung.chat(first, Number(second))
    else if (channel === HERE_CHANNEL) this.#rung.here(from, words)
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

  /** Nobody waits for it, and nobody misses it: it is told again. */
  ringHere(tables: readonly string[]): Promise<void> {
    return this.#database.lazily('select pg_notify($1, $2)', [
      HERE_CHANNEL,
      [this.#process, ...tables].join(' '),
    ])
  }

  async stop(): Promise<void> {
    this.#stopped = true
    await this.#client?.end().catch(() => {})
  }
}
