import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TouchbackServer } from '../src/server.ts'
import { emptyDatabase, testConfig } from '@touchback/server/testing'

let own: Awaited<ReturnType<typeof emptyDatabase>>
let server: TouchbackServer
let app: FastifyInstance
beforeAll(async () => {
  own = await emptyDatabase()
  server = await startServer(testConfig(own.url))
  app = server.app
})
afterAll(async () => {
  await server.stop()
  await own.drop()
})

test('health', async () => {
  const { statusCode, headers, body } = await app.inject('/api/v1/health')
  expect(statusCode).toBe(200)
  expect(JSON.parse(body)).toMatchObject({ ok: true, database: 'here' })
  expect(headers['content-security-policy']).toContain("default-src 'self'")
  expect(headers['cache-control']).toBe('no-store')
})

test('headers and cookies as the checklists want them', async () => {
  const { headers } = await app.inject('/api/v1/health')
  const csp = String(headers['content-security-policy'])
  for (const rule of ["base-uri 'none'", "object-src 'none'", "frame-ancestors 'none'", "form-action 'self'"])
    expect(csp).toContain(rule)
  expect(csp).not.toMatch(/script-src[^;]*unsafe|default-src[^;]*unsafe|\*/u)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'SAMEORIGIN',
    'cross-origin-opener-policy': 'same-origin',
  })
  expect(headers['x-powered-by']).toBeUndefined()
  expect(headers['strict-transport-security']).toBeUndefined()
  const plain = await app.inject({ method: 'POST', url: '/api/v1/guest', payload: {} })
  expect(plain.headers['set-cookie']).toMatch(/^touchback\.session_token=.*; HttpOnly; SameSite=Lax$/u)
})

test('behind https cookies travel over https alone, browsers are told to stay there, and the session still counts', async () => {
  const secure = await startServer(testConfig(own.url, { publicUrl: 'https://bowl.example.org' }))
  const host = 'bowl.example.org'
  const made = await secure.app.inject({
    method: 'POST',
    url: '/api/v1/guest',
    headers: { host, origin: 'https://bowl.example.org' },
    payload: {},
  })
  expect(made.headers['set-cookie']).toMatch(
    /^__Secure-touchback\.session_token=.*; HttpOnly; Secure; SameSite=Lax$/u,
  )
  expect(made.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  const cookie = String(made.headers['set-cookie']).split(';')[0] ?? ''
  const me = await secure.app.inject({ url: '/api/v1/me', headers: { host, cookie } })
  expect(me.json<{ coach: { id: string } }>().coach.id).toBe(made.json<{ coach: { id: string } }>().coach.id)
  await secure.stop()
})

test('a link to the first page or to a table has a picture, by an address that holds anywhere', async () => {
  const web = join(import.meta.dirname, '..', '..', 'web')
  const folder = mkdtempSync(join(tmpdir(), 'touchback page '))
  cpSync(join(web, 'index.html'), join(folder, 'index.html'))
  cpSync(join(web, 'public'), folder, { recursive: true })
  const picture = (page: string) => /property="og:image" content="([^"]*)"/u.exec(page)?.[1]
  const paths = ['/', '/t/nosuchthng']
  const told = await startServer(testConfig(own.url, { publicUrl: 'https://bowl.example.org' }), {
    page: folder,
  })
  const plain = await startServer(testConfig(own.url), { page: folder })
  for (const url of paths) {
    const { body } = await told.app.inject(url)
    expect(picture(body)).toBe('https://bowl.example.org/preview.png')
    expect(body).toMatch(/name="twitter:card" content="summary_large_image"/u)
    // Without an icon of its own a page has the browser ask for one that is not there.
    expect(body).toMatch(/<link rel="icon" href="\.?\/icon\.svg"/u)
    const found = await plain.app.inject({ url, headers: { host: '192.168.1.5:4100' } })
    expect(picture(found.body)).toBe('http://192.168.1.5:4100/preview.png')
    const hostile = await plain.app.inject({ url, headers: { host: 'x"><b>' } })
    expect(hostile.body).not.toContain('<b>')
  }
  const { statusCode, headers, rawPayload } = await plain.app.inject('/preview.png')
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
  expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630])
  expect(rawPayload.length).toBeLessThan(120_000)
  await told.stop()
  await plain.stop()
  rmSync(folder, { recursive: true })
})

test('whatever is not there is said in words', async () => {
  const answer = await app.inject('/api/v1/nothing')
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({ problem: 'There is no such page.' })
})

test('a link that cannot be read or leads nowhere is told on a page to people, and to programs in JSON', async () => {
  const people = { accept: 'text/html,application/xhtml+xml' }
  for (const [url, status, problem] of [
    ['/t/%E0%A4%A', 400, 'This address cannot be read.'],
    ['/t/%00', 400, 'There is a sign in it that cannot be kept.'],
    [`/t/${'a'.repeat(3000)}`, 414, 'This address is too long.'],
    ['/nothing/<b>here', 404, 'There is no such page.'],
  ] as const) {
    const page = await app.inject({ url, headers: people })
    expect([page.statusCode, page.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
    expect(page.body).toContain(`<h1>${problem}</h1>`)
    expect(page.body).not.toContain('<b>')
    const told = await app.inject(url)
    expect([told.statusCode, told.json()]).toEqual([status, { problem }])
  }
  const api = await app.inject({ url: '/api/v1/tables/%E0%A4%A', headers: people })
  expect(api.json()).toEqual({ problem: 'This address cannot be read.' })
})

test('what does not fit a form is said in a sentence for whoever filled it in', async () => {
  const signUp = async (form: object) =>
    (await app.inject({ method: 'POST', url: '/api/v1/sign-up', payload: form })).json<{ problem: string }>()
      .problem
  const password = 'correct horse battery'
  expect(await signUp({ name: 'Al', password: 'x' })).toBe('A password has at least 8 characters.')
  expect(await signUp({ name: 'x'.repeat(41), password })).toBe('A name has at most 40 characters.')
  expect(await signUp({ name: 'Al', password, email: 'nonsense' })).toMatch(/^An e-mail address looks like /)
})

test('a page of somebody else is refused, whatever cookies it brings', async () => {
  const post = (headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/guest',
      headers: { host: 'here:4100', ...headers },
      payload: {},
    })
  expect((await post({ origin: 'https://evil.example' })).statusCode).toBe(403)
  expect((await post({ origin: 'null' })).statusCode).toBe(403)
  expect((await post({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  expect((await post({ origin: 'http://here:4100' })).statusCode).toBe(200)
})

test('bodies that are too large, no JSON, or of another shape are refused in words', async () => {
  const post = (payload: string, type = 'application/json') =>
    app.inject({ method: 'POST', url: '/api/v1/sign-in', headers: { 'content-type': type }, payload })
  expect((await post(JSON.stringify({ who: 'x'.repeat(1_000_000) }))).statusCode).toBe(413)
  const said = async (payload: string, type?: string) => {
    const { statusCode, body } = await post(payload, type)
    return [statusCode, (JSON.parse(body) as { problem: string }).problem]
  }
  expect(await said('{')).toEqual([400, 'What was sent is not JSON.'])
  expect(await said('{}', 'text/plain')).toEqual([
    415,
    'Only JSON is read here: send it as application/json.',
  ])
  expect((await post('{"who":"x"}')).json<{ problem: string }>().problem).toContain('"password" does not fit')
  expect((await post('{"who":"x","password":"y","more":1}')).statusCode).toBe(400)
})
