import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { replace } from './build-web.ts'
import { staticServer } from './static.ts'

const home = mkdtempSync(join(tmpdir(), 'touchback-'))
const folder = join(home, 'dist')
const said: string[] = []
let server: Server

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(home, 'secret.txt'), 'secret')
  writeFileSync(join(folder, '.sources'), 'hidden')
  writeFileSync(join(folder, 'index.html'), '<title>Touchback</title>')
  writeFileSync(join(folder, 'assets', 'index-AbCd1234.js'), 'play()')
  writeFileSync(join(folder, 'assets', 'index-AbCd1234.js.gz'), gzipSync('play()'))
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}')
  symlinkSync('loop.txt', join(folder, 'loop.txt'))
  server = staticServer(folder, (words) => said.push(words))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.close()
  rmSync(home, { recursive: true })
})

interface Answer {
  status: number | undefined
  headers: Record<string, unknown>
  body: string
}

/** Sends the address as it is: `fetch` would tidy it first. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      let body = ''
      response.setEncoding('latin1')
      response.on('data', (text) => (body += text))
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }))
    })
      .on('error', reject)
      .end()
  })

test.each([
  ['/', 'text/html; charset=utf-8', 'no-cache'],
  ['/?layout=wide', 'text/html; charset=utf-8', 'no-cache'],
  ['/assets/index-AbCd1234.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache'],
])('serves %s as %s, %s', async (path, type, cache) => {
  const { status, headers } = await ask(path)
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, cache])
})

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/../../secret.txt',
  '/.sources',
  '/%00',
  '/%zz',
  '/assets',
  '/assets/',
  '/nothing.js',
  '//etc/passwd',
])('has nothing at %s', async (path) => {
  const { status, body } = await ask(path)
  expect(status).toBe(404)
  expect(body).toBe('There is no such page.\n')
})

test('sends the packed copy to whoever can unpack it', async () => {
  const path = '/assets/index-AbCd1234.js'
  const packed = await ask(path, { 'accept-encoding': 'br, gzip' })
  expect(packed.headers['content-encoding']).toBe('gzip')
  const plain = await ask(path)
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, 'play()'])
})

test('says so when nothing has changed', async () => {
  const { headers } = await ask('/')
  const again = await ask('/', { 'if-none-match': String(headers['etag']) })
  expect([again.status, again.body]).toEqual([304, ''])
})

test('only reads', async () => {
  expect((await ask('/', {}, 'POST')).status).toBe(405)
  const head = await ask('/', {}, 'HEAD')
  expect([head.status, head.body]).toEqual([200, ''])
})

test('what cannot be read is a sentence, and the server goes on', async () => {
  const { status, body } = await ask('/loop.txt')
  expect([status, body]).toEqual([500, 'This page could not be read (ELOOP).\n'])
  expect(said).toEqual([expect.stringMatching(/^\/loop\.txt could not be read: ELOOP/u)])
  expect((await ask('/')).status).toBe(200)
})

test('a page that is built anew under it is served as soon as it stands', async () => {
  const made = join(home, 'made')
  mkdirSync(made)
  writeFileSync(join(made, 'index.html'), '<title>Anew</title>')
  const away = join(home, 'away')
  renameSync(folder, away)
  expect((await ask('/')).status).toBe(404)
  renameSync(away, folder)

  const asked = Array.from({ length: 40 }, () =>
    ask('/assets/index-AbCd1234.js', { 'accept-encoding': 'gzip' }),
  )
  replace(made, folder)
  expect((await Promise.all(asked)).every(({ status }) => status === 200 || status === 404)).toBe(true)
  expect((await ask('/')).body).toBe('<title>Anew</title>')
})
