import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { EDITIONS } from '@touchback/engine'
import { emptyDatabase, listening, Person, Player, teamOf, twoAtATable } from '@touchback/server/testing'
import type { TableInfo } from '@touchback/wire'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { touchback, workshop } from './run-here.ts'

const examples = join(import.meta.dirname, '..', '..', '..', 'examples')
const hasPython = spawnSync('python3', ['--version']).status === 0
if (!hasPython)
  console.log('There is no python3 on this machine: the check of the dice in Python is left out.')

let own: Awaited<ReturnType<typeof emptyDatabase>>
let here: Awaited<ReturnType<typeof listening>>
beforeAll(async () => {
  own = await emptyDatabase()
  here = await listening(own.url, { unlimited: true })
})
afterAll(async () => {
  await here.stop()
  await own.drop()
})

interface Record {
  proof: { words: { home: string } }
  answers: { dice: [number, number][] }[]
}

/** A whole match of a book between two programs over the wire, and its record. */
async function played(book: string): Promise<Record> {
  const { home, away, id } = await twoAtATable(here.url, { book })
  const players = [new Player(home, id, { seed: 11 }), new Player(away, id, { seed: 12 })]
  await Promise.all(players.map(({ over }) => over))
  expect(players.flatMap(({ refusals }) => refusals)).toEqual([])
  for (const player of players) player.close()
  return (await home.get<Record>(`/tables/${id}/record`)).body
}

const python = (file: string) =>
  spawnSync('python3', [join(examples, 'check_dice.py'), file], { encoding: 'utf8' })

describe('a match of every book, played over the wire', () => {
  const { file } = workshop()
  const records = new Map<string, Record>()
  beforeAll(async () => {
    const books = Object.keys(EDITIONS)
    const all = await Promise.all(books.map(played))
    books.forEach((book, index) => records.set(book, all[index]!))
  }, 240_000)

  test.each(Object.keys(EDITIONS))('%s: its dice are thrown again', async (book) => {
    const record = records.get(book)!
    const good = await touchback('verify', file(`${book}.json`, record))
    expect(good.stdout).toContain('follow from the secret that was promised before the match')
    expect(good.stdout).toContain('the match goes as the record says')
    expect(good.status).toBe(0)
  })

  test.each(Object.keys(EDITIONS))(
    '%s: a forged die, a forged word and a forged secret are found',
    async (book) => {
      const record = records.get(book)!
      const index = record.answers.findIndex(({ dice }) => dice.length > 0)
      const answers = record.answers.map((answer, at) =>
        at === index
          ? { ...answer, dice: answer.dice.map(([face, sides]) => [(face % sides) + 1, sides]) }
          : answer,
      )
      expect((await touchback('verify', file('die.json', { ...record, answers }))).status).toBe(1)
      const words = { ...record.proof.words, home: 'other words' }
      expect(
        (await touchback('verify', file('words.json', { ...record, proof: { ...record.proof, words } })))
          .status,
      ).toBe(1)
      const proof = { ...record.proof, secret: '00'.repeat(32) }
      expect((await touchback('verify', file('secret.json', { ...record, proof }))).stdout).toContain(
        'promised',
      )
      const { proof: _proof, ...without } = record
      expect((await touchback('verify', file('none.json', without))).stderr).toContain('no proof')
    },
  )

  test.runIf(hasPython).each(Object.keys(EDITIONS))('%s: and in Python, by nothing of ours', (book) => {
    const record = records.get(book)!
    const good = python(file(`${book}.json`, record))
    expect(good.stdout).toMatch(/^all \d+ dice are right/u)
    expect(good.status).toBe(0)
    const proof = { ...record.proof, words: { ...record.proof.words, home: 'other words' } }
    expect(python(file('forged.json', { ...record, proof })).status).toBe(1)
  })
})

describe('touchback bot', () => {
  const programs: [string, string[]][] = [
    ['TypeScript', [process.execPath, join(examples, 'bot.ts')]],
    ...(hasPython ? ([['Python', ['python3', join(examples, 'bot.py')]]] as [string, string[]][]) : []),
  ]

  test.each(programs)(
    'the example in %s plays a whole match on a server, and one here',
    async (_, command) => {
      const person = await Person.guest(here.url)
      await person.post('/sign-up', { name: `Bot ${person.id.slice(0, 8)}`, password: 'correct horse' })
      const { body } = await person.post<{ token: string }>('/tokens', {
        name: 'bot',
        scopes: ['read', 'play'],
      })
      const host = await Person.guest(here.url)
      const opened = await host.post<{ table: TableInfo }>('/tables', {
        terms: { book: 'basic-sevens' },
        team: teamOf('basic-sevens'),
      })
      const { id } = opened.body.table
      await host.post(`/tables/${id}/words`, { words: 'mine' })
      const player = new Player(host, id)
      const ran = await touchback(
        'bot',
        '--server',
        here.url,
        '--token',
        body.token,
        '--join',
        id,
        '--',
        ...command,
      )
      expect(ran.stderr).toBe('')
      expect(ran.status).toBe(0)
      await player.over
      expect(player.remote.table?.ending?.reason).toBe('played')
      player.close()

      const local = await touchback('bot', '--edition', 'basic-sevens', '--', ...command)
      expect(local.stdout).toMatch(/^match 1: \d+ to \d+$/mu)
    },
  )

  test('it plays every seat of its account at once, and comes back when the server was gone', async () => {
    const place = await listening(own.url, { unlimited: true })
    const person = await Person.guest(place.url)
    await person.post('/sign-up', { name: `Seats ${person.id.slice(0, 8)}`, password: 'correct horse' })
    const { body } = await person.post<{ token: string }>('/tokens', { name: 'b', scopes: ['read', 'play'] })
    const players: Player[] = []
    for (const seed of [1, 2]) {
      const host = await Person.guest(place.url)
      const { id } = await twoAtATable(place.url, { book: 'basic-sevens' }, [host, person])
      players.push(new Player(host, id, { seed, longestWait: 300 }))
    }
    const [, command] = programs[0]!
    const ran = touchback(
      'bot',
      '--server',
      place.url,
      '--token',
      body.token,
      '--matches',
      '2',
      '--',
      ...command,
    )
    const halfway = () => players.every(({ answered }) => answered > 5)
    await vi.waitFor(() => expect(halfway()).toBe(true), { timeout: 30_000 })
    await place.stop()
    const again = await listening(own.url, { unlimited: true }, Number(new URL(place.url).port))
    const { status, stderr } = await ran
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    await Promise.all(players.map(({ over }) => over))
    expect(players.map(({ remote }) => remote.table?.ending?.reason)).toEqual(['played', 'played'])
    for (const player of players) player.close()
    await again.stop()
  }, 120_000)

  test('it finds the seat it has had for longest behind sixty newer ones', async () => {
    const person = await Person.guest(here.url)
    await person.post('/sign-up', { name: `Many ${person.id.slice(0, 8)}`, password: 'correct horse' })
    const { body } = await person.post<{ token: string }>('/tokens', { name: 'b', scopes: ['read', 'play'] })
    const host = await Person.guest(here.url)
    const first = await twoAtATable(here.url, { book: 'basic-sevens' }, [host, person])
    for (let table = 0; table < 60; table++)
      await twoAtATable(here.url, { book: 'basic-sevens' }, [host, person])
    const player = new Player(host, first.id, { seed: 3 })
    const [, command] = programs[0]!
    // Nobody answers at the others: only the oldest can be the one that is over.
    const ran = await touchback('bot', '--server', here.url, '--token', body.token, '--', ...command)
    expect(ran).toMatchObject({ status: 0, stderr: '' })
    await player.over
    player.close()
  }, 120_000)

  test('mistakes get a line each', async () => {
    const tried = async (...args: string[]) => (await touchback('bot', ...args)).stderr
    expect(await tried('--', '/no/such/program')).toContain('cannot run /no/such/program')
    expect(await tried('--', process.execPath, '-e', 'process.exit(3)')).toContain('has ended (3)')
    expect(await tried('--server', here.url, '--', 'cat')).toContain('--token')
    expect(await tried('--server', here.url, '--token', 'tb_wrong', '--', 'cat')).toContain('not known here')
    expect(await tried('--edition', 'nonsense', '--', 'cat')).toContain('--edition')
  })
})

describe('touchback server', () => {
  const { path } = workshop()

  test('settings are printed, a backup is written and restored, a role is given', async () => {
    expect((await touchback('server', 'settings')).stdout).toMatch(/^DATABASE_URL +a PostgreSQL of our own/mu)
    const person = await Person.guest(here.url)
    await person.post('/sign-up', { name: 'The Operator', password: 'correct horse' })
    const before = process.env['DATABASE_URL']
    const empty = await emptyDatabase()
    try {
      process.env['DATABASE_URL'] = own.url
      const user = await touchback('server', 'user', 'the operator', '--role', 'operator', '--recovery')
      expect(user.stdout).toContain('The Operator: operator')
      expect(user.stdout).toMatch(/Recovery code, used once: (\w{5}-){4}\w{5}/u)
      expect((await touchback('server', 'user', 'nobody here')).stderr).toContain('Nobody is called')
      expect((await touchback('server', 'user', 'x', '--role', 'king')).stderr).toContain('--role')
      expect((await touchback('server', 'backup', path('all.gz'))).stdout).toMatch(
        /\d+ matches with \d+ rows/u,
      )
      process.env['DATABASE_URL'] = empty.url
      expect((await touchback('server', 'restore', path('all.gz'))).stdout).toContain('Restored')
      expect((await touchback('server', 'restore', path('all.gz'))).stderr).toContain('not empty')
      expect((await touchback('server', 'restore', path('none.gz'))).stderr).toContain('no such file')
    } finally {
      if (before === undefined) delete process.env['DATABASE_URL']
      else process.env['DATABASE_URL'] = before
      await empty.drop()
    }
  })
})
