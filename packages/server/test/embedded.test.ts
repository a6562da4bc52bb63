import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { binaries } from '../src/database/binaries.ts'
import { CannotStart } from '../src/database/cannot-start.ts'
import { embedded } from '../src/database/embedded.ts'
import { isAlive, runningIn, stopPostmaster } from '../src/database/postmaster.ts'
import { canGoTo, places, runner } from '../src/database/runner.ts'
import { whileAlone } from '../src/database/start-lock.ts'

let place: string
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'touchback test '))
  chmodSync(place, 0o755)
})
afterAll(() => rmSync(place, { recursive: true, force: true }))

test('a folder with a space in its name: made, found running, left behind, found again, and stopped', async () => {
  const folder = join(place, 'some data')
  const [one, two] = await Promise.all([embedded(folder), embedded(folder)])
  try {
    expect(one.adopted).not.toBe(two.adopted)
    expect(two.pid).toBe(one.pid)
    expect(statSync(join(one.folder, 'password')).mode & 0o777).toBe(0o600)
    expect(readFileSync(join(one.folder, 'postgresql', 'pg_hba.conf'), 'utf8')).not.toMatch(/^host.*trust/mu)
  } finally {
    await one.stop()
  }
  expect(isAlive(one.pid)).toBe(false)

  const again = await embedded(folder)
  try {
    expect(again.adopted).toBe(false)
    process.kill(again.pid, 'SIGKILL')
    while (isAlive(again.pid)) await new Promise((resolve) => setTimeout(resolve, 10))
    const after = await embedded(folder)
    expect(after.adopted).toBe(false)
    expect(await stopPostmaster(after.pid, 10_000)).toBe(true)
  } finally {
    await again.stop()
  }
})

test('a stale file is believed only when its process is a PostgreSQL', () => {
  const folder = join(place, 'stale')
  mkdirSync(folder)
  const file = join(folder, 'postmaster.pid')
  writeFileSync(file, `${process.pid}\n${folder}\n0\n5432\n`)
  expect(runningIn(folder)).toBeNull()
  expect(existsSync(file)).toBe(false)
  writeFileSync(file, `999999\n${folder}\n0\n5432\n`)
  expect(runningIn(folder)).toBeNull()
  expect(runningIn(folder)).toBeNull()
})

test('a folder that cannot be used says so in two lines', async () => {
  const file = join(place, 'a-file')
  writeFileSync(file, '')
  await expect(embedded(join(file, 'data'))).rejects.toThrow(CannotStart)
  await expect(embedded(join(file, 'data'))).rejects.toThrow(/cannot be used: .*\n.*TOUCHBACK_DATA/u)
})

test('root hands PostgreSQL to its user, and says so when there is none', () => {
  const passwd = join(place, 'passwd')
  writeFileSync(passwd, 'root:x:0:0::/root:/bin/sh\npostgres:x:101:104::/:/bin/sh\n')
  expect(runner(true, passwd)).toEqual({ uid: 101, gid: 104 })
  expect(runner(false, passwd)).toBeNull()
  writeFileSync(passwd, 'root:x:0:0::/root:/bin/sh\n')
  expect(() => runner(true, passwd)).toThrow(/no user "postgres".*\n.*DATABASE_URL/su)
  expect(() => runner(true, join(place, 'nothing'))).toThrow(CannotStart)
})

test('where that user cannot go, data and programs are kept elsewhere', () => {
  const home = join(place, 'home')
  mkdirSync(join(home, 'project'), { recursive: true })
  chmodSync(home, 0o700)
  const user = { uid: 65_533, gid: 65_533 }
  expect(canGoTo(join(home, 'project'), user)).toBe(false)
  expect(canGoTo(place, user)).toBe(true)
  expect(places(join(home, 'project', 'data'), join(home, 'project'), user, '/service')).toEqual({
    data: expect.stringMatching(/^\/service\/[0-9a-f]{12}$/u),
    programs: '/service',
  })
  expect(places(join(place, 'data'), place, user)).toEqual({ data: join(place, 'data'), programs: null })
  expect(places(join(home, 'data'), home, null)).toEqual({ data: join(home, 'data'), programs: null })
})

test('the programs are copied whole, with the other names of their libraries', () => {
  const elsewhere = join(place, 'programs')
  const { postgres } = binaries(elsewhere)
  expect(existsSync(postgres)).toBe(true)
  const list = join(postgres, '..', '..', 'pg-symlinks.json')
  for (const { target } of JSON.parse(readFileSync(list, 'utf8')) as { target: string }[])
    expect(existsSync(join(postgres, '..', '..', '..', target))).toBe(true)
})

test('whoever died while starting is not waited for, also where his number has come to us or to somebody else', async () => {
  const file = join(place, 'lock')
  writeFileSync(file, '999999')
  expect(await whileAlone(file, () => Promise.resolve('done'))).toBe('done')
  writeFileSync(file, String(process.pid))
  const beforeUs = new Date(Date.now() - process.uptime() * 1000 - 5000)
  utimesSync(file, beforeUs, beforeUs)
  expect(await whileAlone(file, () => Promise.resolve('done'))).toBe('done')
  writeFileSync(file, String(process.ppid))
  utimesSync(file, new Date(), new Date(Date.now() - 600_000))
  expect(await whileAlone(file, () => Promise.resolve('done'))).toBe('done')
  expect(existsSync(file)).toBe(false)
})

test('two starts in one process wait for each other', async () => {
  const file = join(place, 'lock')
  const order: string[] = []
  const start = (name: string) =>
    whileAlone(file, async () => {
      order.push(`${name} begins`)
      await new Promise((resolve) => setTimeout(resolve, 150))
      order.push(`${name} ends`)
    })
  await Promise.all([start('one'), start('two')])
  expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
})
