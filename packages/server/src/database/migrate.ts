import type { Client, PoolClient } from 'pg'
import { CannotStart } from './cannot-start.ts'
import { MIGRATIONS } from './migrations.ts'

/** Any number, as long as nobody else takes it: several processes that start at once migrate one after the other. */
export const MIGRATION_LOCK = 7_206_001

/** Brings the schema up to date, each step whole or not at all. Gives the numbers of the steps taken. */
export async function migrate(client: Client | PoolClient, steps = MIGRATIONS): Promise<number[]> {
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
  try {
    await client.query(
      'create table if not exists migration (no integer primary key, name text not null, at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ no: number }>('select no from migration')
    const done = new Set(rows.map(({ no }) => no))
    const newest = Math.max(0, ...done)
    const known = steps.at(-1)?.no ?? 0
    if (newest > known)
      throw new CannotStart(
        `The database has been used by a newer Touchback (its schema is number ${newest}, and this one knows ${known}).`,
        'Start the newer Touchback, or name another database.',
      )
    const taken: number[] = []
    for (const { no, name, sql } of steps.filter((step) => !done.has(step.no))) {
      await client.query('begin')
      try {
        await client.query(sql)
        await client.query('insert into migration (no, name) values ($1, $2)', [no, name])
        await client.query('commit')
      } catch (error) {
        await client.query('rollback')
        throw error
      }
      taken.push(no)
    }
    return taken
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
  }
}
