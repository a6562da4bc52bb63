import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { emptyDatabase } from '@touchback/server/testing'
import { expect, test, vi } from 'vitest'
import { openDatabase } from '../src/database/database.ts'
import { Bell } from '../src/live/bell.ts'

/** A database behind a door that can be shut. */
async function behindADoor(url: string) {
  const real = Number(new URL(url).port)
  const through = new Set<Socket>()
  const door = { open: true, knocks: 0 }
  const proxy = createServer((socket) => {
    door.knocks++
    socket.on('error', () => {})
    if (!door.open) return void socket.destroy()
    const far = connect(real, '127.0.0.1')
    far.on('error', () => {})
    through.add(socket)
    socket.on('close', () => through.delete(socket) && far.destroy())
    socket.pipe(far).pipe(socket)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address = proxy.address()
  const front = new URL(url)
  front.port = String(typeof address === 'object' ? address?.port : 0)
  return {
    door,
    url: front.href,
    shut: () => {
      door.open = false
      for (const socket of through) socket.destroy()
    },
    close: () => proxy.close(),
  }
}

test('a database that is away for long is knocked at now and then, and heard once when it is back', async () => {
  const own = await emptyDatabase()
  const { door, url, shut, close } = await behindADoor(own.url)
  const database = await openDatabase(url, { connections: 3 })
  const rung: string[] = []
  const note = (what: string) => void rung.push(what)
  const bell = new Bell(database, 'this process', {
    inputs: () => note('inputs'),
    table: (match) => note(`table ${match}`),
    chat: () => note('chat'),
    here: () => note('here'),
    again: () => note('again'),
  })
  await bell.start()
  shut()
  door.knocks = 0
  await sleep(4000)
  expect(door.knocks).toBeGreaterThan(2)
  expect(door.knocks).toBeLessThan(12)
  door.open = true
  await vi.waitFor(() => expect(rung).toEqual(['again']), { timeout: 5000 })
  await database.rows(`select pg_notify('touchback_table', 'another abcdefghij')`)
  await vi.waitFor(() => expect(rung).toHaveLength(2))
  await sleep(700)
  expect(rung).toEqual(['again', 'table abcdefghij'])
  await bell.stop()
  await database.close()
  close()
  await own.drop()
}, 30_000)
