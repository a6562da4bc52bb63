import type { Database } from './database.ts'

/** When the clock of a match runs out; it counts until another row comes after the one it was worked out with. */
interface Deadline {
  readonly after: number
  /** Milliseconds since 1970; null where nobody is in a hurry. */
  readonly at: number | null
}

export async function keepDeadline(
  database: Database,
  match: string,
  { after, at }: Deadline,
): Promise<void> {
  await database.rows(
    `insert into match_due (match, after, at) values ($1, $2, to_timestamp($3::double precision / 1000))
     on conflict (match) do update set after = excluded.after, at = excluded.at`,
    [match, after, at ?? Infinity],
  )
}
