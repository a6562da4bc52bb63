import { createServer, type Server } from 'node:http'
import { networkInterfaces } from 'node:os'
import { afterEach, expect, test } from 'vitest'
import { networkAddresses } from '../src/addresses.ts'

const doors: Server[] = []
afterEach(() => {
  for (const door of doors.splice(0)) door.close()
})

async function doorAt(host: string): Promise<{ door: Server; port: number }> {
  const door = createServer()
  doors.push(door)
  await new Promise<void>((resolve) => door.listen(0, host, resolve))
  const at = door.address()
  return { door, port: typeof at === 'object' && at !== null ? at.port : 0 }
}

test("a door to this device only is nobody else's", async () => {
  const { door } = await doorAt('127.0.0.1')
  expect(networkAddresses([door])).toEqual([])
  expect(networkAddresses([createServer()])).toEqual([])
})

test('a door to everywhere is reached by every address of the machine in its network', async () => {
  const { door, port } = await doorAt('0.0.0.0')
  const ours = Object.values(networkInterfaces())
    .flatMap((known) => known ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
  expect(networkAddresses([door])).toEqual(ours.map(({ address }) => `http://${address}:${port}`))
})
