import { createHmac } from 'node:crypto'
import { CLOSED, type ServerMessage } from '@touchback/wire'
import { emptyDatabase, listening, Person, socketTo, twoAtATable } from '@touchback/server/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { signedToken } from '../src/accounts/sessions.ts'
import { Batches } from '../src/database/batches.ts'
import { type Database, openDatabase } from '../src/database/database.ts'
import { Presence } from '../src/lobby/presence.ts'
import { onceInAWhile } from '../src/say.ts'
import { Turnstile } from '../src/turnstile.ts'

let own: Awaited<ReturnType<typeof emptyDatabase>>
let here: Awaited<ReturnType<typeof listening>>
let database: Database
beforeAll(async () => {
  own = await emptyDatabase()
  here = await listening(own.url, { unlimited: true, connections: 5 })
  database = await openDatabase(own.url, { connections: 2 })
})
afterAll(async () => {
  await database.close()
  await here.stop()
  await own.drop()
})

test('a turnstile lets so many in at once, in order, and whoever waits too long goes', async () => {
  const turnstile = new Turnstile({ atOnce: 2, patience: 60 })
  const done: number[] = []
  const leave: (() => void)[] = []
  const pass = (no: number) =>
    turnstile.pass(() => new Promise<void>((resolve) => leave.push(resolve))).then(() => done.push(no))
  const [, , third, fourth] = [pass(1), pass(2), pass(3), pass(4)]
  // On a slow machine he has gone before anybody asks.
  fourth.catch(() => {})
  expect(turnstile.waiting).toBe(2)
  leave[0]?.()
  await vi.waitFor(() => expect(leave).toHaveLength(3))
  await expect(fourth).rejects.toThrow('waiting in line')
  leave[2]?.()
  await third
  expect(done).toEqual([1, 3])
  leave[1]?.()
  await vi.waitFor(() => expect(done).toEqual([1, 3, 2]))
  const after = pass(5)
  await expect(turnstile.pass(() => Promise.reject(new Error('fell')))).rejects.toThrow('fell')
  leave[3]?.()
  await after
  expect(turnstile.waiting).toBe(0)
})

test('whatever is asked for meanwhile is asked for together, and once', async () => {
  const asked: (readonly number[])[] = []
  const squares = new Batches<number, number>(3, async (keys) => {
    asked.push(keys)
    await new Promise((resolve) => setTimeout(resolve, 5))
    if (keys.includes(13)) throw new Error('unlucky')
    return new Map(keys.filter((key) => key > 0).map((key) => [key, key * key]))
  })
  const answers = await Promise.all([1, 2, 2, -1, 5].map((key) => squares.ask(key)))
  expect(answers).toEqual([1, 4, 4, null, 25])
  expect(asked).toEqual([[1], [2, -1], [5]])
  await expect(squares.ask(13)).rejects.toThrow('unlucky')
  expect(await squares.ask(3)).toBe(9)
})

test('trouble that everybody meets is said once, and then how many met it', async () => {
  const said: string[] = []
  const say = onceInAWhile((words) => said.push(words), 30)
  for (const words of ['it is away', 'it is away', 'it is full', 'it is away']) say(words)
  expect(said).toEqual(['it is away', 'it is full'])
  await vi.waitFor(() => expect(said.slice(2)).toEqual(['it is away (and 2 times more)']))
  say('it is away')
  expect(said.at(-1)).toBe('it is away')
})

test('a cookie counts when we have signed it, under either of its names', () => {
  const sign = (token: string, secret: string) =>
    encodeURIComponent(`${token}.${createHmac('sha256', secret).update(token).digest('base64')}`)
  const good = sign('abc', 'our secret')
  expect(signedToken(`touchback.session_token=${good}`, 'our secret')).toBe('abc')
  expect(signedToken(`x=1; __Secure-touchback.session_token=${good}; y=2`, 'our secret')).toBe('abc')
  for (const cookie of [
    '',
    'touchback.session_token=',
    'touchback.session_token=abc',
    'touchback.session_token=abc.',
    'touchback.session_token=%E0%A4%A',
    `touchback.session_token=${sign('abc', 'another secret')}`,
    `touchback.session_token=${good.replace('abc', 'abd')}`,
    `touchback.session_tokens=${good}`,
    `touchback.session_token=${'x'.repeat(5000)}`,
  ])
    expect(signedToken(cookie, 'our secret')).toBeNull()
})

test('who somebody is by his cookie, and nobody by a changed one', async () => {
  const person = await Person.guest(here.url)
  expect((await person.get<{ coach: { id: string } }>('/me')).body.coach.id).toBe(person.id)
  const middle = Math.floor(person.cookie.length / 2)
  const letter = person.cookie[middle] === 'a' ? 'b' : 'a'
  person.cookie = person.cookie.slice(0, middle) + letter + person.cookie.slice(middle + 1)
  expect((await person.get<{ coach: unknown }>('/me')).body.coach).toBeNull()
})

test('five hundred who come at once are written down once each', async () => {
  const presence = new Presence(database, 'storm')
  const people = Array.from({ length: 500 }, (_, no) => ({ id: `p${no}`, name: `P ${no}`, guest: true }))
  await database.rows(`
    create sequence writings;
    create function note() returns trigger language plpgsql as $$ begin perform nextval('writings'); return new; end $$;
    create trigger noted before insert or update on presence for each row when (new.process = 'storm') execute function note()`)
  const written = async () =>
    database.one<{ rows: string; here: string }>(
      `select last_value as rows, (select count(*) from presence where process = 'storm') as here from writings`,
    )
  for (const coach of people) {
    presence.came(coach)
    if (coach.id.endsWith('0')) await new Promise((resolve) => setTimeout(resolve, 1))
  }
  await vi.waitFor(async () => expect(Number((await written())?.here)).toBe(500))
  expect(Number((await written())?.rows)).toBe(500)
  for (const coach of people) presence.went(coach)
  await vi.waitFor(async () => expect(Number((await written())?.here)).toBe(0))
  await presence.stop()
})

test('hundreds come back to a table at once on five connections: all are heard, and health is answered meanwhile', async () => {
  const { home, id } = await twoAtATable(here.url, { book: 'sevens' })
  await here.server.hall.forget(id)
  const heard: ServerMessage['type'][] = []
  const sockets = Array.from({ length: 400 }, () => {
    const socket = socketTo(here.url, { cookie: home.cookie })
    socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'join', match: id })))
    socket.addEventListener('message', ({ data }) =>
      heard.push((JSON.parse(String(data)) as ServerMessage).type),
    )
    return socket
  })
  const health = await fetch(`${here.url}/api/v1/health`)
  expect(health.status).toBe(200)
  await vi.waitFor(() => expect(heard.filter((type) => type === 'rows')).toHaveLength(400), {
    timeout: 30_000,
  })
  expect(heard.filter((type) => type === 'away' || type === 'refused')).toEqual([])
  for (const socket of sockets) socket.close()
}, 60_000)

test('when a thousand wait, others are told when to come again', async () => {
  const { arrivals } = here.server.hall
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  const line = Array.from({ length: 1100 }, () => arrivals.pass(() => opened))
  const closed = async () => {
    const socket = socketTo(here.url, {})
    return new Promise<{ code: number; reason: string }>((resolve) =>
      socket.addEventListener('close', ({ code, reason }) => resolve({ code, reason })),
    )
  }
  const told = await closed()
  expect(told.code).toBe(CLOSED.busy)
  expect(Number(told.reason)).toBeGreaterThan(1000)
  open()
  await Promise.all(line)
  const socket = socketTo(here.url, {})
  await new Promise<void>((resolve) => socket.addEventListener('message', () => resolve()))
  socket.close()
})
