import type { CoachName } from '@touchback/wire'
import type { Database } from '../database/database.ts'

/** Whose process has said nothing of him for so long is not here, as PostgreSQL says it. */
export const STALE = `interval '40 seconds'`
const BEAT = 15_000

/**
 * Who has the page open, in every process: each says so of its own people, and says it again while they are there. Only who has
 * come or gone is written, and whoever does so meanwhile is written with the next: a thousand who come at once cost a thousand rows.
 * Nobody waits for the disk.
 */
export class Presence {
  readonly #database: Database
  readonly #process: string
  readonly #here = new Map<string, { coach: CoachName; count: number }>()
  readonly #changed = new Set<string>()
  #beating: NodeJS.Timeout | undefined
  #writing: Promise<void> | null = null

  constructor(database: Database, process: string) {
    this.#database = database
    this.#process = process
  }

  start(): void {
    this.#beating = setInterval(() => void this.#beat().catch(() => {}), BEAT)
    this.#beating.unref()
  }

  came(coach: CoachName): void {
    const known = this.#here.get(coach.id)
    this.#here.set(coach.id, { coach, count: (known?.count ?? 0) + 1 })
    if (known === undefined) this.#note(coach.id)
  }

  went({ id }: CoachName): void {
    const known = this.#here.get(id)
    if (known === undefined) return
    if (known.count > 1) this.#here.set(id, { ...known, count: known.count - 1 })
    else {
      this.#here.delete(id)
      this.#note(id)
    }
  }

  #note(id: string): void {
    this.#changed.add(id)
    this.#writing ??= this.#write()
  }

  async #write(): Promise<void> {
    while (this.#changed.size > 0) {
      const ids = [...this.#changed]
      this.#changed.clear()
      const here = ids.flatMap((id) => this.#here.get(id)?.coach ?? [])
      const gone = ids.filter((id) => !this.#here.has(id))
      // What could not be written now is written with the next beat.
      await this.#keep(here, gone).catch(() => {})
    }
    this.#writing = null
  }

  async #keep(here: readonly CoachName[], gone: readonly string[]): Promise<void> {
    await this.#database.lazily(
      `with gone as (delete from presence where process = $1 and coach = any($4))
       insert into presence (process, coach, name) select $1, * from unnest($2::text[], $3::text[])
       on conflict (process, coach) do update set seen_at = now(), name = excluded.name`,
      [this.#process, here.map(({ id }) => id), here.map(({ name }) => name), gone],
    )
  }

  /** Everybody is still here; whoever is not, and whose process said nothing for long, is not. */
  async #beat(): Promise<void> {
    await this.#writing
    const people = [...this.#here.values()].map(({ coach }) => coach)
    await this.#keep(people, [])
    await this.#database.lazily(
      `delete from presence where (process = $1 and not coach = any($2)) or seen_at < now() - ${STALE}`,
      [this.#process, people.map(({ id }) => id)],
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
    await this.#writing
    await this.#database.rows('delete from presence where process = $1', [this.#process]).catch(() => {})
  }
}
