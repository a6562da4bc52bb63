import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staticServer } from './static.ts'

const home = mkdtempSync(join(tmpdir(), 'touchback-'))
const folder = join(home, 'dist')
let server: Server

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(home, 'secret.txt'), 'secret')
  writeFileSync(join(folder, '.sources'), 'hidden')
  writeFileSync(join(folder, 'index.html'), '<title>Touchback</title>')
  writeFileSync(join(folder, 'assets', 'index-AbCd1234.js'), 'play()')
  writeFileSync(join(folder, 'assets', 'index-AbCd1234.js.gz'), gzipSync('play()'))
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}')
  server = staticServer(folder)
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
