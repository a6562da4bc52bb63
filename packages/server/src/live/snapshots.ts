import type { Database } from '../database/database.ts'
import type { Snapshot } from './referee.ts'

/** Keeps where a match stands; an older snapshot never takes the place of a newer one. */
export async function keepSnapshot(
  database: Database,
  match: string,
  engine: string,
  snapshot: Snapshot,
): Promise<void> {
  await database.rows(
    `insert into match_snapshot (match, after, engine, saved) values ($1, $2, $3, $4)
     on conflict (match) do update set after = excluded.after, engine = excluded.engine, saved = excluded.saved
     where match_snapshot.after < excluded.after`,
    [match, snapshot.after, engine, JSON.stringify(snapshot)],
  )
}

export async function snapshotOf(database: Database, match: string): Promise<Snapshot | null> {
  const row = await database.one<{ saved: string }>('select saved from match_snapshot where match = $1', [
    match,
  ])
  return row === null ? null : (JSON.parse(row.saved) as Snapshot)
}
