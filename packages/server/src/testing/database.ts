import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { embedded } from '../database/embedded.ts'
import { TEST_DATA } from './data.ts'

/** A database of a test's own, empty, in the PostgreSQL that all tests share. */
export async function emptyDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const { url } = await embedded(TEST_DATA)
  const name = `t_${randomBytes(6).toString('hex')}`
  const run = async (sql: string) => {
    const client = new Client({ connectionString: url })
    await client.connect()
    try {
      await client.query(sql)
    } finally {
      await client.end()
    }
  }
  await run(`create database ${name} template template0`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return { url: own.href, drop: () => run(`drop database ${name} with (force)`) }
}
