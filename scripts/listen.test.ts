import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { CannotListen, listenOn, readPort } from './listen.ts'

const open: Server[] = []
afterEach(() => open.splice(0).forEach((server) => server.close()))
const one = () => {
  const server = createServer()
  open.push(server)
  return server
}
const here = () => ({ server: one(), host: '127.0.0.1' })

test.each([
  ['0', 0],
  ['4100', 4100],
  ['65535', 65535],
])('port %s', (text, port) => {
  expect(readPort(text, '--port')).toBe(port)
})

test.each(['65536', '-1', '80.5', 'http', '', '1e3', ' 80'])('"%s" is no port', (text) => {
  expect(() => readPort(text, 'PORT')).toThrow(
    new CannotListen(`PORT is "${text}", and a port is a whole number from 0 to 65535.`),
  )
})

test('a busy port says so and the next is tried', async () => {
  const first = here()
  const taken = await listenOn([first], 0, () => {})
  const said: string[] = []
  const port = await listenOn([here()], taken, (words) => said.push(words))
  expect(port).toBeGreaterThan(taken)
  expect(said[0]).toBe(`Port ${taken} is busy, trying ${taken + 1}.`)
})

test('a port taken on the second address counts as busy', async () => {
  const second = { server: one(), host: '127.0.0.2' }
  const taken = await listenOn([second], 0, () => {})
  const servers = [here(), { server: one(), host: '127.0.0.2' }]
  const port = await listenOn(servers, taken, () => {})
  expect(port).toBeGreaterThan(taken)
  expect(servers.map(({ server }) => (server.address() as AddressInfo).port)).toEqual([port, port])
})

test('an address of another machine is refused in words', async () => {
  await expect(listenOn([{ server: one(), host: '203.0.113.9' }], 0, () => {})).rejects.toThrow(
    'This machine has no address "203.0.113.9".',
  )
})
