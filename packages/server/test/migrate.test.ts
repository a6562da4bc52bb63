import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CannotStart } from '../src/database/cannot-start.ts'
import { openDatabase } from '../src/database/database.ts'
import { migrate } from '../src/database/migrate.ts'
import { MIGRATIONS } from '../src/database/migrations.ts'
import { emptyDatabase } from '@touchback/server/testing'

let own: Awaited<ReturnType<typeof emptyDatabase>>
beforeAll(async () => void (own = await emptyDatabase()))
afterAll(() => own.drop())

const connected = async () => {
  const client = new Client({ connectionString: own.url })
  await client.connect()
  return client
}

test('an empty database gets every step, once, whoever comes first', async () => {
  const clients = await Promise.all([connected(), connected()])
  const taken = await Promise.all(clients.map((client) => migrate(client)))
  expect(taken.flat()).toEqual(MIGRATIONS.map(({ no }) => no))
  await Promise.all(clients.map((client) => client.end()))
})

test('an older schema is brought up to date and keeps what it holds', async () => {
  const client = await connected()
  await client.query("insert into setting values ('kept', 'yes')")
  const next = {
    no: (MIGRATIONS.at(-1)?.no ?? 0) + 1,
    name: 'more',
    sql: 'alter table setting add more text',
  }
  expect(await migrate(client, [...MIGRATIONS, next])).toEqual([next.no])
  const { rows } = await client.query("select * from setting where name = 'kept'")
  expect(rows).toEqual([{ name: 'kept', value: 'yes', more: null }])
  await expect(openDatabase(own.url)).rejects.toThrow('used by a newer Touchback')
  await client.query('delete from migration where no = $1', [next.no])
  await client.end()
})

test('a step that fails leaves nothing behind', async () => {
  const client = await connected()
  const broken = { no: 99, name: 'broken', sql: 'create table half (a int); select nonsense' }
  await expect(migrate(client, [...MIGRATIONS, broken])).rejects.toThrow('nonsense')
  const { rows } = await client.query("select to_regclass('half') as half")
  expect(rows).toEqual([{ half: null }])
  await client.end()
})

test.each([
  ['postgres://nobody:x@127.0.0.1:1/none', /Nobody answers at the database's address 127.0.0.1:1\/none/],
  ['postgres://nobody:x@no-such-host.invalid/none', /no machine called "no-such-host.invalid"/],
  ['mysql://here', /not the address of a PostgreSQL/],
  ['nonsense', /not the address of a PostgreSQL/],
])('%s is refused in two lines', async (url, wrong) => {
  const error: unknown = await openDatabase(url).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(CannotStart)
  expect((error as CannotStart).wrong).toMatch(wrong)
  expect((error as CannotStart).message.split('\n')).toHaveLength(2)
})

test('a wrong password and a database that is not there are told apart', async () => {
  const wrong = new URL(own.url)
  wrong.password = 'wrong'
  await expect(openDatabase(wrong.href)).rejects.toThrow('name and password')
  const missing = new URL(own.url)
  missing.pathname = '/missing'
  await expect(openDatabase(missing.href)).rejects.toThrow('There is no database "missing"')
})
