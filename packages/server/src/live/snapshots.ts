import type { Database } from '../database/database.ts'
import { fromJson, type JsonText } from '../database/json-text.ts'
import type { Snapshot } from './referee.ts'

const AT_ONCE = 50

/**
 * Keeps where matches stand, for whoever loads them next. Rows are the truth and snapshots only save time, so nobody waits for
 * them: they go together, without waiting for the disk, and of each match the newest alone.
 */
export class Snapshots {
  readonly #database: Database
  readonly #engine: string
  readonly #say: (words: string) => void
  readonly #waiting = new Map<string, Snapshot>()
  #running: Promise<void> | null = null

  constructor(database: Database, engine: string, say: (words: string) => void) {
    this.#database = database
    this.#engine = engine
    this.#say = say
  }

  keep(match: string, snapshot: Snapshot): void {
    this.#waiting.set(match, snapshot)
    this.#running ??= this.#run()
  }

  /** Resolves when all that was given is kept, or could not be. */
  async settled(): Promise<void> {
    await this.#running
  }

  async #run(): Promise<void> {
    while (this.#waiting.size > 0) {
      const some = [...this.#waiting].slice(0, AT_ONCE)
      for (const [match] of some) this.#waiting.delete(match)
      try {
        await this.#write(some)
      } catch (error) {
        this.#say(`positions could not be kept: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
    this.#running = null
  }

  async #write(some: readonly (readonly [match: string, snapshot: Snapshot])[]): Promise<void> {
    await this.#database.lazily(
      `insert into match_snapshot (match, after, engine, saved)
       select match, after, $3, saved from unnest($1::text[], $2::int[], $4::text[]) as new (match, after, saved)
       on conflict (match) do update set after = excluded.after, engine = excluded.engine, saved = excluded.saved
       where match_snapshot.after < excluded.after`,
      [
        some.map(([match]) => match),
        some.map(([, { after }]) => after),
        this.#engine,
        some.map(([, snapshot]) => JSON.stringify(snapshot)),
      ],
    )
  }
}

export async function snapshotOf(database: Database, match: string): Promise<Snapshot | null> {
  const row = await database.one<{ saved: JsonText<Snapshot> }>(
    'select saved from match_snapshot where match = $1',
    [match],
  )
  return row === null ? null : fromJson(row.saved)
}
