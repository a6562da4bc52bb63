import type { TableInfo } from '@touchback/wire'
import { emptyDatabase, listening, Person, Player, teamOf, twoAtATable } from '@touchback/server/testing'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { ROUTE_RIGHTS, type RouteName } from '../src/rights.ts'

type Asked = Exclude<RouteName, 'GET /api/v1/live'>

const BOOK = 'basic-sevens'
const PASSWORD = 'correct horse'
const TEAM = teamOf(BOOK)

let own: Awaited<ReturnType<typeof emptyDatabase>>
let here: Awaited<ReturnType<typeof listening>>
/** Two who have played a match that counts, and whoever decided it. */
let one: Person
let two: Person
let moderator: Person
let played = ''
let said = 0

const signedUp = async (name: string): Promise<Person> => {
  const person = await Person.guest(here.url)
  await person.post('/sign-up', { name, password: PASSWORD })
  return person
}

/** Somebody is at a table and says a word; its number. */
async function chatted(person: Person, match: string): Promise<number> {
  const player = new Player(person, match, { idle: true })
  await player.begun
  player.line.say({ type: 'say', match, words: 'hello' })
  const heard = () =>
    player.others.flatMap((message) => (message.type === 'chat' ? message.lines : [])).map(({ no }) => no)
  await vi.waitFor(() => expect(heard()).toHaveLength(1), { timeout: 10_000 })
  player.close()
  return heard()[0] ?? 0
}

const opened = async (): Promise<string> => {
  const { body } = await one.post<{ table: TableInfo }>('/tables', {
    terms: { book: BOOK, public: true },
    team: TEAM,
  })
  return body.table.id
}

beforeAll(async () => {
  own = await emptyDatabase()
  here = await listening(own.url, { unlimited: true })
  one = await signedUp('One')
  two = await signedUp('Two')
  moderator = await signedUp('Moderator')
  await here.server.hall.database.rows(`update auth_user set role = 'moderator' where id = $1`, [
    moderator.id,
  ])
  played = (await twoAtATable(here.url, { book: BOOK, rated: true, public: true }, [one, two])).id
  said = await chatted(one, played)
  await two.post(`/chat/${said}/report`, {})
  await moderator.post(`/tables/${played}/adjudicate`, { winner: 'home' })
  await one.call('PUT', '/me/teams/reavers', { team: TEAM })
  await one.post('/tokens', { name: 'a program', scopes: ['read'] })
}, 60_000)
afterAll(async () => {
  await here.stop()
  await own.drop()
})

/** Asks as somebody; the path is the route's, whose parameter may be given. */
function ask(
  name: Asked,
  person: Person,
  { id = '', query = '', body = {} }: { id?: string; query?: string; body?: object } = {},
): Promise<Response> {
  const [method = 'GET', path = ''] = name.split(' ')
  const sends = method === 'POST' || method === 'PUT'
  return fetch(`${here.url}${path.replace(/:\w+/u, id)}${query}`, {
    method,
    headers: { cookie: person.cookie, ...(sends ? { 'content-type': 'application/json' } : {}) },
    ...(sends ? { body: JSON.stringify(body) } : {}),
  })
}

/** How every route comes to do what it is asked. Where there are lists, something is in them. */
const CALLS: { readonly [Name in Asked]: (name: Name) => Promise<Response> } = {
  'GET /api/v1/health': (name) => ask(name, one),
  'GET /api/v1/me': (name) => ask(name, one),
  'POST /api/v1/guest': (name) => ask(name, new Person(here.url)),
  'POST /api/v1/sign-up': (name) =>
    ask(name, new Person(here.url), { body: { name: 'Newcomer', password: PASSWORD } }),
  'POST /api/v1/sign-in': (name) =>
    ask(name, new Person(here.url), { body: { who: 'two', password: PASSWORD } }),
  'POST /api/v1/sign-out': async (name) => ask(name, await Person.guest(here.url)),
  'POST /api/v1/recover': async (name) => {
    const { body } = await (await Person.guest(here.url)).post<{ code: string }>('/me/recovery-code', {})
    return ask(name, new Person(here.url), { body: { code: body.code } })
  },
  'GET /api/v1/tables': (name) => ask(name, one, { query: '?state=over' }),
  'POST /api/v1/tables': (name) =>
    ask(name, one, { body: { terms: { book: BOOK, band: 100, tie: 'draw' }, team: TEAM } }),
  'GET /api/v1/tables/:id': (name) => ask(name, one, { id: played }),
  'DELETE /api/v1/tables/:id': async (name) => ask(name, one, { id: await opened() }),
  'POST /api/v1/tables/:id/join': async (name) =>
    ask(name, two, { id: await opened(), body: { team: TEAM, words: 'w' } }),
  'POST /api/v1/tables/:id/words': async (name) =>
    ask(name, one, { id: await opened(), body: { words: 'w' } }),
  'GET /api/v1/tables/:id/record': (name) => ask(name, one, { id: played }),
  'POST /api/v1/tables/:id/rematch': (name) => ask(name, one, { id: played, body: { words: 'w' } }),
  'POST /api/v1/tables/:id/adjudicate': async (name) => {
    const { id } = await twoAtATable(here.url, { book: BOOK }, [one, two])
    const player = new Player(one, id, { idle: true })
    await player.begun
    player.close()
    return ask(name, moderator, { id, body: { winner: 'draw' } })
  },
  'POST /api/v1/pair': (name) => ask(name, two, { body: { terms: { book: BOOK }, team: TEAM } }),
  'GET /api/v1/here': async (name) => {
    const line = one.line()
    await vi.waitFor(async () => expect(await here.server.hall.presence.isHere(one.id)).toBe(true))
    const answer = await ask(name, one)
    line.close()
    return answer
  },
  'GET /api/v1/coaches/:id': (name) => ask(name, two, { id: one.id }),
  'GET /api/v1/ladder': (name) => ask(name, one, { query: `?book=${BOOK}` }),
  'POST /api/v1/chat/:no/report': (name) => ask(name, two, { id: String(said) }),
  'GET /api/v1/reports': (name) => ask(name, moderator),
  'POST /api/v1/chat/:no/hide': (name) => ask(name, moderator, { id: String(said) }),
  'POST /api/v1/me/recovery-code': async (name) => ask(name, await Person.guest(here.url)),
  'GET /api/v1/me/export': (name) => ask(name, one),
  'DELETE /api/v1/me': async (name) => ask(name, await Person.guest(here.url)),
  'GET /api/v1/me/teams': (name) => ask(name, one),
  'PUT /api/v1/me/teams/:id': (name) => ask(name, one, { id: 'another', body: { team: TEAM } }),
  'DELETE /api/v1/me/teams/:id': async (name) => {
    await one.call('PUT', '/me/teams/third', { team: TEAM })
    return ask(name, one, { id: 'third' })
  },
  'GET /api/v1/tokens': (name) => ask(name, one),
  'POST /api/v1/tokens': (name) => ask(name, one, { body: { name: 'another', scopes: ['play'] } }),
  'DELETE /api/v1/tokens/:id': async (name) => {
    const { body } = await one.post<{ id: string }>('/tokens', { name: 'third', scopes: ['read'] })
    return ask(name, one, { id: body.id })
  },
  'GET /api/v1/metrics': (name) => ask(name, one),
  'GET /api/v1/openapi.json': (name) => ask(name, one),
  'GET /api/v1/docs': (name) => ask(name, one),
  'GET /t/:id': (name) => ask(name, one, { id: played }),
}

interface Described {
  readonly responses: Readonly<
    Record<
      string,
      { readonly content: Readonly<Record<string, { readonly schema: z.core.JSONSchema.JSONSchema }>> }
    >
  >
}

/** What the API's own description promises of a route. */
async function promised(name: RouteName): Promise<Described['responses']> {
  const api = (await (await fetch(`${here.url}/api/v1/openapi.json`)).json()) as {
    paths: Record<string, Record<string, Described>>
  }
  const [method = '', path = ''] = name.split(' ')
  return api.paths[path.replaceAll(/:(\w+)/gu, '{$1}')]?.[method.toLowerCase()]?.responses ?? {}
}

const reader = (responses: Described['responses'], status: string, type: string): z.ZodType =>
  z.fromJSONSchema(responses[status]?.content[type]?.schema ?? { not: {} })

/** Lists that were meant to have something in them, by where they are. */
const emptyLists = (value: unknown, where = ''): string[] => {
  if (Array.isArray(value)) return value.length === 0 ? [where] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => emptyLists(inner, `${where}.${key}`))
}
/** Where the lists are not ours to fill: addresses of this machine, a team's injuries. */
const mayBeEmpty = (name: Asked): boolean =>
  name.includes('/tables') ||
  name === 'POST /api/v1/pair' ||
  name === 'GET /api/v1/health' ||
  name === 'GET /api/v1/openapi.json'

const ROUTES = Object.keys(CALLS) as Asked[]

test('every route but the socket is asked', () => {
  const sorted = (names: readonly string[]) => names.toSorted((a, b) => (a < b ? -1 : 1))
  expect(sorted([...ROUTES, 'GET /api/v1/live'])).toEqual(sorted(Object.keys(ROUTE_RIGHTS)))
})

describe.each(ROUTES)('%s', (name) => {
  test('answers as its description says, and nothing else would do', async () => {
    const answer = await (CALLS[name] as (name: Asked) => Promise<Response>)(name)
    expect(answer.status).toBe(200)
    const [type = ''] = (answer.headers.get('content-type') ?? '').split(';')
    const described = reader(await promised(name), '200', type)
    const body: unknown = type === 'application/json' ? await answer.json() : await answer.text()
    expect(described.safeParse(body).error?.issues).toBeUndefined()
    if (type !== 'application/json') return
    expect(mayBeEmpty(name) ? [] : emptyLists(body)).toEqual([])
    const fields = Object.entries(body as object)
    for (const [left] of fields) {
      const rest = Object.fromEntries(fields.filter(([key]) => key !== left))
      expect(described.safeParse(rest).success).toBe(false)
    }
    expect(described.safeParse({ ...(body as object), more: 1 }).success).toBe(false)
    expect(described.safeParse({ problem: 'Something else.' }).success).toBe(false)
  })

  test('refuses as its description says', async () => {
    const [method = 'GET', path = ''] = name.split(' ')
    const answer = await fetch(`${here.url}${path.replace(/:\w+/u, '1')}`, {
      method,
      headers: { authorization: 'Bearer tb_nothing' },
    })
    expect(answer.status).toBe(401)
    const body: unknown = await answer.json()
    const described = reader(await promised(name), 'default', 'application/json')
    expect(described.safeParse(body).error?.issues).toBeUndefined()
    expect(described.safeParse({}).success).toBe(false)
  })
})
