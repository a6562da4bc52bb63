import type { FastifyInstance } from 'fastify'
import type { ClientMessage, ClientMessageType, ServerMessage } from '@touchback/wire'
import { Line } from '@touchback/wire'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashOfToken, newToken } from '../src/accounts/secrets.ts'
import { type Role, ROLES, SCOPES } from '../src/accounts/visitor.ts'
import { openDatabase, type Database } from '../src/database/database.ts'
import { MESSAGE_RIGHTS, mustBeInTable, ROUTE_RIGHTS, type RouteName } from '../src/rights.ts'
import { emptyDatabase, listening, Person, socketTo } from '@touchback/server/testing'

let own: Awaited<ReturnType<typeof emptyDatabase>>
let here: Awaited<ReturnType<typeof listening>>
let app: FastifyInstance
let database: Database
beforeAll(async () => {
  own = await emptyDatabase()
  // Nobody meets the limits in a test of rights.
  here = await listening(own.url, { unlimited: true })
  app = here.server.app
  database = await openDatabase(own.url, { connections: 2 })
})
afterAll(async () => {
  await database.close()
  await here.stop()
  await own.drop()
})

type Headers = Record<string, string>

/** Somebody new of a role, by his cookie. */
async function somebody(role: Role): Promise<{ id: string; headers: Headers }> {
  if (role === 'nobody') return { id: '', headers: {} }
  const answer = await app.inject({ method: 'POST', url: '/api/v1/guest', payload: {} })
  const { id } = answer.json<{ coach: { id: string } }>().coach
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
  if (role !== 'guest')
    await database.rows('update auth_user set guest = false, role = $2 where id = $1', [id, role])
  return { id, headers: { cookie } }
}

async function program(role: Role, scopes: string): Promise<{ id: string; headers: Headers }> {
  const { id } = await somebody(role)
  const token = newToken()
  await database.rows('insert into token (id, coach, name, hash, scopes) values ($1, $2, $3, $4, $5)', [
    crypto.randomUUID(),
    id,
    'a program',
    hashOfToken(token),
    scopes,
  ])
  return { id, headers: { authorization: `Bearer ${token}` } }
}

/** The same somebody for every route that leaves him as he was. */
const known = new Map<string, Promise<{ id: string; headers: Headers }>>()
const CHANGING: readonly RouteName[] = ['DELETE /api/v1/me', 'POST /api/v1/sign-out']
function usual(name: RouteName, key: string, make: () => Promise<{ id: string; headers: Headers }>) {
  if (CHANGING.includes(name)) return make()
  const found = known.get(key) ?? make()
  known.set(key, found)
  return found
}

const expired = async () => {
  const gone = await somebody('coach')
  await database.rows(`update auth_session set "expiresAt" = now() - interval '1 day' where "userId" = $1`, [
    gone.id,
  ])
  return gone
}

const revoked = async () => {
  const gone = await program('operator', 'read play league')
  await database.rows('delete from token where coach = $1', [gone.id])
  return gone
}

const ROUTES = (Object.keys(ROUTE_RIGHTS) as RouteName[]).filter((name) => name !== 'GET /api/v1/live')

async function status(name: RouteName, headers: Headers): Promise<number> {
  const [method = 'GET', path = ''] = name.split(' ')
  const url = path.replace(':id', 'nosuchthng').replace(':no', '999999')
  const payload = method === 'GET' || method === 'DELETE' ? undefined : {}
  const answer = await app.inject({
    method: method as 'GET',
    url,
    headers,
    ...(payload === undefined ? {} : { payload }),
  })
  return answer.statusCode
}

/** Whatever a route says to somebody it lets in, it is not that he may not. A wrong password or code is refused all the same. */
const LETS_IN_AND_REFUSES: readonly RouteName[] = ['POST /api/v1/sign-in', 'POST /api/v1/recover']
const isLetIn = (name: RouteName, code: number): boolean =>
  (code !== 401 && code !== 403) || LETS_IN_AND_REFUSES.includes(name)

test('a route that is in no table is not served', () => {
  expect(() => mustBeInTable('GET', '/api/v1/health')).not.toThrow()
  expect(() => mustBeInTable(['HEAD', 'GET'], '/api/v1/health')).not.toThrow()
  expect(() => mustBeInTable('GET', '/assets/*')).not.toThrow()
  expect(() => mustBeInTable('POST', '/api/v1/health')).toThrow('POST /api/v1/health')
})

describe.each(ROUTES)('%s', (name) => {
  const { least, scope } = ROUTE_RIGHTS[name]

  test.each(ROLES)('a %s', async (role) => {
    const { headers } = await usual(name, role, () => somebody(role))
    const code = await status(name, headers)
    const allowed = ROLES.indexOf(role) >= ROLES.indexOf(least)
    const refusal = role === 'nobody' ? 401 : 403
    expect(isLetIn(name, code) ? 'let in' : code).toBe(allowed ? 'let in' : refusal)
  })

  test.each(SCOPES)('a program with the scope %s', async (given) => {
    const { headers } = await usual(name, `program ${given}`, () => program('operator', given))
    const code = await status(name, headers)
    expect(isLetIn(name, code) && code !== 403 ? 'let in' : code).toBe(scope === given ? 'let in' : 403)
  })

  test('a token that is revoked, and a session that has ended', async () => {
    expect(await status(name, (await usual(name, 'revoked', revoked)).headers)).toBe(401)
    const gone = await usual(name, 'expired', expired)
    const code = await status(name, gone.headers)
    expect(isLetIn(name, code) ? 'let in' : code).toBe(least === 'nobody' ? 'let in' : 401)
  })
})

const MESSAGES: { readonly [T in ClientMessageType]: Extract<ClientMessage, { type: T }> } = {
  join: { type: 'join', match: 'nosuchthng' },
  leave: { type: 'leave', match: 'nosuchthng' },
  words: { type: 'words', match: 'nosuchthng', words: 'x' },
  choice: { type: 'choice', match: 'nosuchthng', seq: 1, choice: { type: 'end-turn' } },
  'take-back': { type: 'take-back', match: 'nosuchthng', seq: 1 },
  offer: { type: 'offer', match: 'nosuchthng', what: 'draw' },
  claim: { type: 'claim', match: 'nosuchthng' },
  say: { type: 'say', match: 'nosuchthng', words: 'x' },
  differs: { type: 'differs', match: 'nosuchthng', seq: 1, hash: 'x' },
  lobby: { type: 'lobby', on: true },
  ping: { type: 'ping', n: 1 },
}

/** What is said back to a message, before the answer to a ping behind it. */
async function saidBack(headers: Headers, message: ClientMessage): Promise<ServerMessage[]> {
  const line = new Line(() => socketTo(here.url, headers))
  const heard: ServerMessage[] = []
  await new Promise<void>((resolve) => {
    line.listen({
      up: () => {
        line.say(message)
        setTimeout(() => line.say({ type: 'ping', n: 77 }), 30)
      },
      down: () => resolve(),
      heard: (told) => {
        heard.push(told)
        if (told.type === 'pong' && told.n === 77) resolve()
      },
    })
  })
  line.close()
  return heard
}

describe.each(Object.keys(MESSAGES) as ClientMessageType[])('the message %s', (type) => {
  const name = 'GET /api/v1/me'
  const { least, scope } = MESSAGE_RIGHTS[type]
  const refusals = (heard: readonly ServerMessage[]) => heard.filter((message) => message.type === 'problem')

  test('of nobody and of a guest', async () => {
    expect(refusals(await saidBack({}, MESSAGES[type]))).toHaveLength(least === 'nobody' ? 0 : 1)
    expect(
      refusals(await saidBack((await usual(name, 'guest', () => somebody('guest'))).headers, MESSAGES[type])),
    ).toHaveLength(0)
  })

  test('of programs', async () => {
    const reading = await saidBack(
      (await usual(name, 'reader', () => program('coach', 'read'))).headers,
      MESSAGES[type],
    )
    expect(refusals(reading)).toHaveLength(scope === 'read' ? 0 : 1)
    const playing = await saidBack(
      (await usual(name, 'player', () => program('coach', 'read play'))).headers,
      MESSAGES[type],
    )
    expect(refusals(playing)).toHaveLength(0)
  })
})

test('a socket is not opened for a page of somebody else, nor for a token nobody has', async () => {
  const open = async (headers: Headers) => {
    const { headers: mine } = await somebody('guest')
    const socket = socketTo(here.url, { ...mine, ...headers })
    return new Promise<boolean>((resolve) => {
      socket.addEventListener('open', () => resolve(true))
      socket.addEventListener('error', () => resolve(false))
    })
  }
  expect(await open({})).toBe(true)
  expect(await open({ origin: here.url })).toBe(true)
  expect(await open({ origin: 'https://evil.example' })).toBe(false)
  expect(await open({ authorization: 'Bearer tb_nothing' })).toBe(false)
})

test('accounts: a guest signs up and stays the same, signs out and in, loses the password and comes back', async () => {
  const person = await Person.guest(here.url)
  const name = `Coach ${person.id.slice(0, 6)}`
  const kept = await person.post<{ coach: { id: string; guest: boolean } }>('/sign-up', {
    name,
    password: 'correct horse',
  })
  expect(kept.body.coach).toMatchObject({ id: person.id, name, guest: false })
  expect((await person.post('/sign-up', { name: 'Again', password: 'correct horse' })).status).toBe(409)
  const other = await Person.guest(here.url)
  expect((await other.post('/sign-up', { name: name.toUpperCase(), password: 'correct horse' })).status).toBe(
    409,
  )
  expect((await other.post('/sign-up', { name: '<b>', password: 'correct horse' })).status).toBe(400)
  expect((await other.post('/sign-up', { name: 'x\u202Ey', password: 'correct horse' })).status).toBe(400)
  expect((await other.post('/sign-up', { name: 'Short', password: 'short' })).status).toBe(400)
  // A Cyrillic o among Latin letters looks like somebody else's name.
  const looksAlike = await other.post('/sign-up', { name: 'C\u043each', password: 'correct horse' })
  expect(looksAlike.body.problem).toBe('A name is written in one alphabet.')

  const { code } = (await person.post<{ code: string }>('/me/recovery-code', {})).body
  const old = person.cookie
  await person.post('/sign-out', {})
  person.cookie = old
  expect((await person.get<{ coach: unknown }>('/me')).body.coach).toBeNull()
  expect((await person.post('/sign-in', { who: name, password: 'wrong horse' })).status).toBe(401)
  expect((await person.post('/sign-in', { who: name.toLowerCase(), password: 'correct horse' })).status).toBe(
    200,
  )
  expect((await person.get<{ coach: { id: string } }>('/me')).body.coach.id).toBe(person.id)

  const elsewhere = new Person(here.url)
  const back = await elsewhere.post<{ coach: { id: string } }>('/recover', {
    code: code.toUpperCase().replaceAll('-', ' '),
    password: 'another horse',
  })
  expect(back.body.coach.id).toBe(person.id)
  expect((await elsewhere.post('/recover', { code })).status).toBe(401)
  expect((await person.get<{ coach: unknown }>('/me')).body.coach).toBeNull()
  expect((await person.post('/sign-in', { who: name, password: 'correct horse' })).status).toBe(401)
  expect((await person.post('/sign-in', { who: name, password: 'another horse' })).status).toBe(200)
})

test('two who want one name at the same moment: one has it, and the other is told and keeps what he is', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => Person.guest(here.url)))
  const name = `Wanted ${people[0]!.id.slice(0, 6)}`
  const answers = await Promise.all(
    people.map((person) => person.post('/sign-up', { name, password: 'correct horse' })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
  const loser = people[answers.findIndex(({ status }) => status === 409)]!
  expect((await loser.get<{ coach: object }>('/me')).body.coach).toMatchObject({ id: loser.id, guest: true })
  const another = await loser.post('/sign-up', { name: `${name} Two`, password: 'another horse' })
  expect(another.body).toMatchObject({ coach: { id: loser.id, guest: false } })
  const back = new Person(here.url)
  expect((await back.post('/sign-in', { who: `${name} two`, password: 'another horse' })).status).toBe(200)
})

test('a cookie that somebody else may know counts no more when its owner has signed up or in', async () => {
  const person = await Person.guest(here.url)
  const planted = person.cookie
  const who = `Careful ${person.id.slice(0, 6)}`
  await person.post('/sign-up', { name: who, password: 'correct horse' })
  const signedUp = person.cookie
  await person.post('/sign-in', { who, password: 'correct horse' })
  expect((await person.get<{ coach: { id: string } }>('/me')).body.coach.id).toBe(person.id)
  for (const cookie of [planted, signedUp]) {
    const thief = new Person(here.url)
    thief.cookie = cookie
    expect((await thief.get<{ coach: unknown }>('/me')).body.coach).toBeNull()
  }
})

test('nothing of the library is reachable from outside, and nobody lets himself in', async () => {
  for (const path of ['/api/v1/never/let-in', '/api/auth/let-in', '/let-in', '/api/v1/never/get-session'])
    expect((await app.inject({ method: 'POST', url: path, payload: { id: 'x' } })).statusCode).toBe(404)
})
