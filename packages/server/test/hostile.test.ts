import { connect } from 'node:net'
import { createGzip, gzipSync } from 'node:zlib'
import { createWriteStream, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CLOSED, type ServerMessage } from '@touchback/wire'
import {
  emptyDatabase,
  listening,
  Person,
  Player,
  socketTo,
  teamOf,
  twoAtATable,
} from '@touchback/server/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Database, openDatabase } from '../src/database/database.ts'
import { openAccounts } from '../src/accounts/accounts.ts'
import { backup, KEPT_TABLES, restore } from '../src/operator/backup.ts'
import { ROUTE_RIGHTS } from '../src/rights.ts'
import { giveRecoveryCode, setRole, userNamed } from '../src/operator/users.ts'

let own: Awaited<ReturnType<typeof emptyDatabase>>
let here: Awaited<ReturnType<typeof listening>>
let database: Database
beforeAll(async () => {
  own = await emptyDatabase()
  here = await listening(own.url)
  database = await openDatabase(own.url, { connections: 2 })
})
afterAll(async () => {
  await database.close()
  await here.stop()
  await own.drop()
})

/** A bare socket: what was heard, and how it was closed. */
async function bare(person: Person) {
  const socket = new WebSocket(`${here.url.replace('http', 'ws')}/api/v1/live`, {
    headers: { cookie: person.cookie },
  })
  const heard: ServerMessage[] = []
  const closed = new Promise<number>((resolve) =>
    socket.addEventListener('close', ({ code }) => resolve(code)),
  )
  socket.addEventListener('message', ({ data }) => heard.push(JSON.parse(String(data)) as ServerMessage))
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  return { socket, heard, closed }
}

test('ten thousand messages at once are too much, and only for whoever sent them', async () => {
  const { home, away, id } = await twoAtATable(here.url, { book: 'sevens' })
  const players = [home, away].map((person) => new Player(person, id, { idle: true }))
  await Promise.all(players.map(({ begun }) => begun))
  const { socket, closed } = await bare(home)
  for (let n = 0; n < 10_000; n++) socket.send(JSON.stringify({ type: 'ping', n }))
  expect(await closed).toBe(CLOSED.rude)
  const asked = players.find((player) => player.think() !== null)!
  expect(await asked.remote.answer(asked.think()!)).toBeNull()
  for (const player of players) player.close()
})

test('what is no message is answered with a sentence; what is too long ends the connection', async () => {
  const person = await Person.guest(here.url)
  const { socket, heard, closed } = await bare(person)
  const nonsense = [
    'x',
    '{}',
    '[]',
    'null',
    '{"type":"join"}',
    '{"type":"join","match":"../../etc"}',
    '{"type":"join","match":"nosuchthng","more":1}',
    '{"type":"choice","match":"nosuchthng","seq":-1,"choice":{}}',
    '{"type":"choice","match":"nosuchthng","seq":1,"choice":"end-turn"}',
    '{"type":"__proto__"}',
    '{"type":"say","match":"nosuchthng","words":5}',
  ]
  for (const text of nonsense) socket.send(text)
  socket.send(new Uint8Array([1, 2, 3]))
  await vi.waitFor(() =>
    expect(heard.filter(({ type }) => type === 'problem')).toHaveLength(nonsense.length + 1),
  )
  socket.send(`"${'x'.repeat(100_000)}"`)
  expect(await closed).toBe(1009)
})

test('whoever does not read is dropped', async () => {
  const { home, id } = await twoAtATable(here.url, { book: 'sevens' })
  const { hostname, port } = new URL(here.url)
  const raw = connect(Number(port), hostname)
  raw.write(
    `GET /api/v1/live HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      `Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nCookie: ${home.cookie}\r\n\r\n`,
  )
  await new Promise((resolve) => raw.once('data', resolve))
  raw.pause()
  const frame = (text: string): Buffer => {
    const body = Buffer.from(text)
    return Buffer.concat([Buffer.from([0x81, 0x80 | body.length, 0, 0, 0, 0]), body])
  }
  raw.write(frame(JSON.stringify({ type: 'join', match: id })))
  const gone = new Promise<void>((resolve) => raw.once('close', () => resolve()))
  raw.on('error', () => {})
  await vi.waitFor(async () => expect((await here.server.hall.match(id))?.ears.size).toBe(1))
  const match = await here.server.hall.match(id)
  const words = 'x'.repeat(100_000)
  await vi.waitFor(
    () => {
      for (let i = 0; i < 20; i++) match?.ears.tell({ type: 'problem', sentence: words })
      expect(match?.ears.size).toBe(0)
    },
    { timeout: 20_000 },
  )
  raw.resume()
  await gone
})

test('limits that a person never meets', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, () =>
      new Person(here.url).post('/sign-in', { who: 'nobody', password: 'guessing' }),
    ),
  )
  const codes = answers.map(({ status }) => status)
  expect(codes.filter((code) => code === 401)).toHaveLength(20)
  expect(codes.filter((code) => code === 429)).toHaveLength(20)
  expect(answers.find(({ status }) => status === 429)?.body.problem).toBe(
    'That was too much at once: wait a moment.',
  )
})

test('hostile names and words come out as they went in, and act on nothing', async () => {
  const person = await Person.guest(here.url)
  await database.rows(`update auth_user set name = $2 where id = $1`, [
    person.id,
    '"><script>alert(1)</script>',
  ])
  const opened = await person.post<{ table: { id: string } }>('/tables', {
    terms: { book: 'sevens' },
    team: teamOf('sevens'),
  })
  const page = await (await fetch(`${here.url}/t/${opened.body.table.id}?x=<script>`)).text()
  expect(page).not.toContain('<script>')
  expect(page).toContain('&quot;&gt;&lt;script&gt;')
})

test('a sign that cannot be kept is refused in words, wherever it comes in', async () => {
  const person = await Person.guest(here.url)
  for (const path of ['/tables/%00', '/coaches/%00', '/tables?coach=%00', '/tables/%00/record'])
    expect((await person.get(path)).body.problem).toBe('There is a sign in it that cannot be kept.')
  expect((await fetch(`${here.url}/t/%00`)).status).toBe(400)
  const { home, away, id } = await twoAtATable(here.url, { book: 'sevens' })
  for (const [who, path, body] of [
    [person, '/sign-in', { who: 'a\0b', password: 'correct horse' }],
    [home, `/tables/${id}/words`, { words: 'a\0b' }],
    [away, `/tables/${id}/rematch`, { words: 'a\0b' }],
  ] as const)
    expect((await who.post(path, body)).status).toBeLessThan(500)
  const opened = await person.post<{ table: { id: string } }>('/tables', {
    terms: { book: 'sevens' },
    team: teamOf('sevens'),
  })
  const mine = await bare(person)
  mine.socket.send(JSON.stringify({ type: 'words', match: opened.body.table.id, words: 'a\0b' }))
  await vi.waitFor(() =>
    expect(mine.heard).toContainEqual({
      type: 'refused',
      match: opened.body.table.id,
      seq: null,
      sentence: 'There is a sign in it that cannot be kept.',
    }),
  )
  mine.socket.close()
})

test('behind a proxy the caller is who it says, not who the caller says', async () => {
  const proxied = await listening(own.url, { proxies: 1 })
  const asks = (forwarded: string) =>
    fetch(`${proxied.url}/api/v1/metrics`, { headers: { 'x-forwarded-for': forwarded } })
  // The operator's figures are for this device: a caller from elsewhere writes our address in front of his own.
  expect((await asks('127.0.0.1, 203.0.113.9')).status).toBe(403)
  expect((await asks('203.0.113.9')).status).toBe(403)
  expect((await asks('127.0.0.1')).status).toBe(200)
  expect(
    (await fetch(`${here.url}/api/v1/metrics`, { headers: { 'x-forwarded-for': '1.2.3.4' } })).status,
  ).toBe(200)
  const guess = (n: number) =>
    fetch(`${proxied.url}/api/v1/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${n}, 203.0.113.9` },
      body: JSON.stringify({ who: 'nobody', password: 'guessing' }),
    })
  const codes = await Promise.all(Array.from({ length: 30 }, async (_, n) => (await guess(n)).status))
  expect(codes.filter((code) => code === 429)).toHaveLength(10)
  await proxied.stop()
})

test('a program comes back to all of its tables at once, and is not taken for a flood', async () => {
  const { socket, heard, closed } = await bare(await Person.guest(here.url))
  for (let n = 0; n < 500; n++) socket.send(JSON.stringify({ type: 'join', match: 'nosuchthng' }))
  socket.send(JSON.stringify({ type: 'ping', n: 5 }))
  const heardPong = () => expect(heard.some(({ type }) => type === 'pong')).toBe(true)
  const first = await Promise.race([closed, vi.waitFor(heardPong, { timeout: 20_000 }).then(() => 'heard')])
  expect(first).toBe('heard')
  socket.close()
})

test('what a page says it has come to is written down on one line, and only of tables it is at', async () => {
  const said: string[] = []
  const other = await listening(own.url, {}, 0, (words) => said.push(words))
  const { home, id } = await twoAtATable(other.url, { book: 'sevens' })
  const player = new Player(home, id, { idle: true })
  await player.begun
  player.line.say({ type: 'differs', match: 'nosuchthng', seq: 1, hash: 'x' })
  player.line.say({ type: 'differs', match: id, seq: 1, hash: 'one\n\u001b[2Jtwo' })
  await vi.waitFor(() => expect(said).toEqual([`match ${id}: a page has come to "one [2Jtwo" after row 1`]))
  player.close()
  await other.stop()
})

test('what we refuse in our own words is never taken for a database that is away', async () => {
  const person = await Person.guest(here.url)
  const { status, body } = await person.post('/tables', {
    terms: { book: 'sevens' },
    team: teamOf('sevens'),
    computer: 'timeout connect',
  })
  expect(status).toBe(400)
  expect(body.problem).toBe('There is no computer called "timeout connect".')
})

test('the API tells what it is, and figures are for the operator', async () => {
  const api = await fetch(`${here.url}/api/v1/openapi.json`)
  const { paths } = (await api.json()) as { paths: Record<string, Record<string, { requestBody?: object }>> }
  const told = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/gu, ':$1')}`),
  )
  const inOrder = (names: readonly string[]) => names.toSorted((a, b) => (a < b ? -1 : 1))
  expect(inOrder(told)).toEqual(inOrder(Object.keys(ROUTE_RIGHTS)))
  expect(paths['/api/v1/tables/{id}/join']?.['post']?.requestBody).toBeDefined()
  const page = await (await fetch(`${here.url}/api/v1/docs`)).text()
  for (const name of Object.keys(ROUTE_RIGHTS)) expect(page).toContain(`<code>${name}</code>`)
  const metrics = await fetch(`${here.url}/api/v1/metrics`)
  expect(await metrics.text()).toMatch(/^touchback_rows_total \d+$/mu)
  const guarded = await listening(own.url, { metricsToken: 'only-me' })
  expect((await fetch(`${guarded.url}/api/v1/metrics`)).status).toBe(403)
  const headers = { 'x-metrics-token': 'only-me' }
  expect((await fetch(`${guarded.url}/api/v1/metrics`, { headers })).status).toBe(200)
  await guarded.stop()
})

test('roles and recovery codes are given by name', async () => {
  const person = await Person.guest(here.url)
  await expect(setRole(database, person.id, 'operator')).rejects.toThrow('A guest has no role')
  const name = `Opera ${person.id.slice(0, 6)}`
  await person.post('/sign-up', { name, password: 'correct horse' })
  expect(await setRole(database, name.toUpperCase(), 'operator')).toMatchObject({
    id: person.id,
    role: 'operator',
  })
  await expect(userNamed(database, 'nobody at all')).rejects.toThrow('Nobody is called')
  const code = await giveRecoveryCode(database, name)
  const back = await new Person(here.url).post<{ coach: { id: string } }>('/recover', { code })
  expect(back.body.coach.id).toBe(person.id)
})

test('a backup holds every table, and restored it is the same to the last hash', async () => {
  const tables = await database.rows<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const known: readonly string[] = [...KEPT_TABLES, 'migration', 'presence', 'match_due']
  expect(tables.map(({ name }) => name).toSorted((a, b) => (a < b ? -1 : 1))).toEqual(
    known.toSorted((a, b) => (a < b ? -1 : 1)),
  )
  const folder = mkdtempSync(join(tmpdir(), 'touchback-backup-'))
  const file = join(folder, 'all.gz')
  const counts = await backup(database, file)
  expect(counts['match_input']).toBeGreaterThan(0)

  const empty = await emptyDatabase()
  const other = await openDatabase(empty.url, { connections: 2 })
  await openAccounts(other, null)
  expect(await restore(other, file)).toEqual(
    Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)),
  )
  const all = async (from: Database) =>
    Promise.all(
      KEPT_TABLES.map(async (table) =>
        (await from.rows<{ row: string }>(`select (t.*)::text as row from "${table}" t order by 1`)).map(
          ({ row }) => row,
        ),
      ),
    )
  expect(await all(other)).toEqual(await all(database))
  await expect(restore(other, file)).rejects.toThrow('not empty')
  await other.rows(`insert into chat (match, name, words) select id, 'x', 'y' from match limit 1`)

  const broken = join(folder, 'broken.gz')
  const packed = createGzip()
  const written = packed.pipe(createWriteStream(broken))
  packed.end('{"format":"touchback-backup","version":1,"migrations":[1]}\n')
  await new Promise<void>((resolve) => written.once('finish', () => resolve()))
  const third = await emptyDatabase()
  const fresh = await openDatabase(third.url, { connections: 2 })
  await openAccounts(fresh, null)
  await expect(restore(fresh, broken)).rejects.toThrow('its end is missing')
  // Whatever the file is, it is a sentence for the operator, and nothing is left lying about.
  const text = join(folder, 'text.gz')
  writeFileSync(text, 'hello')
  await expect(restore(fresh, text)).rejects.toThrow(
    `${text} cannot be read as a backup: incorrect header check.`,
  )
  const nonsense = join(folder, 'nonsense.gz')
  writeFileSync(nonsense, gzipSync('hello'))
  await expect(restore(fresh, nonsense)).rejects.toThrow('is no backup of ours, or it is damaged')
  const cut = join(folder, 'cut.gz')
  writeFileSync(cut, readFileSync(file).subarray(0, 2000))
  await expect(restore(fresh, cut)).rejects.toThrow('cannot be read as a backup: unexpected end of file')
  await expect(restore(fresh, join(folder, 'none.gz'))).rejects.toThrow('no such file')
  await expect(backup(database, join(folder, 'nowhere', 'x.gz'))).rejects.toThrow('cannot be written')
  await expect(backup(database, folder)).rejects.toThrow('cannot be written')
  expect(existsSync(`${folder}.part`)).toBe(false)
  expect(await fresh.rows('select 1 from auth_user')).toEqual([])
  for (const each of [other, fresh]) await each.close()
  for (const each of [empty, third]) await each.drop()
  rmSync(folder, { recursive: true, force: true })
})

test('a socket without a session may look and not touch', async () => {
  const heard: ServerMessage[] = []
  const socket = socketTo(here.url, {})
  socket.addEventListener('message', ({ data }) => heard.push(JSON.parse(String(data)) as ServerMessage))
  await new Promise<void>((resolve) => socket.addEventListener('open', () => resolve()))
  socket.send('{"type":"say","match":"nosuchthng","words":"hello"}')
  await vi.waitFor(() =>
    expect(heard.at(-1)).toEqual({ type: 'problem', sentence: 'You are not signed in.' }),
  )
  socket.close()
})
