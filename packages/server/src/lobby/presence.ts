import type { CoachName } from '@touchback/wire'
import type { Database } from '../database/database.ts'

const STALE = `interval '40 seconds'`
const BEAT = 15_000

/** Who has the page open, in every process: each says so of its own people, and says it again while they are there. */
export class Presence {
  readonly #database: Database
  readonly #process: string
  readonly #here = new Map<string, { coach: CoachName; count: number }>()
  #beating: NodeJS.Timeout | undefined

  constructor(database: Database, process: string) {
    this.#database = database
    this.#process = process
  }

  start(): void {
    this.#beating = setInterval(() => void this.#write().catch(() => {}), BEAT)
    this.#beating.unref()
  }

  came(coach: CoachName): void {
    const known = this.#here.get(coach.id)
    this.#here.set(coach.id, { coach, count: (known?.count ?? 0) + 1 })
    if (known === undefined) void this.#write().catch(() => {})
  }

  went({ id }: CoachName): void {
    const known = this.#here.get(id)
    if (known === undefined) return
    if (known.count > 1) this.#here.set(id, { ...known, count: known.count - 1 })
    else {
      this.#here.delete(id)
      void this.#write().catch(() => {})
    }
  }

  async #write(): Promise<void> {
    const people = [...this.#here.values()].map(({ coach }) => coach)
    await this.#database.rows(
      `with gone as (delete from presence where (process = $1 and not coach = any($2)) or seen_at < now() - ${STALE})
       insert into presence (process, coach, name) select $1, * from unnest($2::text[], $3::text[])
       on conflict (process, coach) do update set seen_at = now(), name = excluded.name`,
      [this.#process, people.map(({ id }) => id), people.map(({ name }) => name)],
    )
  }

  async everybody(): Promise<{ id: string; name: string }[]> {
    return this.#database.rows(
      `select distinct on (coach) coach as id, name from presence where seen_at > now() - ${STALE} order by coach limit 500`,
    )
  }

  async isHere(id: string): Promise<boolean> {
    if (this.#here.has(id)) return true
    const row = await this.#database.one(
      `select 1 from presence where coach = $1 and seen_at > now() - ${STALE} limit 1`,
      [id],
    )
    return row !== null
  }

  async stop(): Promise<void> {
    clearInterval(this.#beating)
    this.#here.clear()
    await this.#database.rows('delete from presence where process = $1', [this.#process]).catch(() => {})
  }
}
