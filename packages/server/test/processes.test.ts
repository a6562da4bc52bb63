import { createServer, connect, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { CannotStart } from '../src/database/cannot-start.ts'
import { type Database, openDatabase } from '../src/database/database.ts'
import { MIGRATIONS } from '../src/database/migrations.ts'
import { emptyDatabase, listening, Person, Player, twoAtATable } from '@touchback/server/testing'

let own: Awaited<ReturnType<typeof emptyDatabase>>
let database: Database
beforeAll(async () => {
  own = await emptyDatabase()
  database = await openDatabase(own.url, { connections: 2 })
})
afterAll(async () => {
  await database.close()
  await own.drop()
})

const rowsIn = (id: string) =>
  database.rows<{ seq: number; hash: string }>(
    'select seq, hash from match_input where match = $1 order by seq',
    [id],
  )

const sameEverywhere = async (id: string, players: readonly Player[]) => {
  const rows = await rowsIn(id)
  expect(rows.map(({ seq }) => seq)).toEqual([...rows.keys()])
  for (const { remote, follower } of players) {
    expect(remote.entries.map(({ seq }) => seq)).toEqual([...rows.keys()])
    expect(follower?.game?.momentHash()).toBe(rows.at(-1)?.hash)
  }
}

test('two servers on one database play one match, coaches on different ones, and stopping either costs nobody a move', async () => {
  const one = await listening(own.url, { unlimited: true })
  let two = await listening(own.url, { unlimited: true })
  const { home, away, id } = await twoAtATable(one.url, { book: 'basic-sevens' })
  const players = [
    new Player(home, id, { url: one.url, seed: 3 }),
    new Player(away, id, { url: two.url, seed: 4 }),
  ]
  const watcher = new Player(new Person(two.url), id)
  await vi.waitFor(() => expect(players[0]!.answered).toBeGreaterThan(20), { timeout: 20_000, interval: 5 })
  // The away coach's server stops in the middle, and another takes its place at the same address.
  const { port } = new URL(two.url)
  await two.stop()
  const spare = await listening(own.url, { unlimited: true }, Number(port))
  two = spare
  await Promise.all([...players, watcher].map(({ over }) => over))
  expect(players.flatMap(({ refusals }) => refusals)).toEqual([])
  await sameEverywhere(id, [...players, watcher])
  for (const player of [...players, watcher]) player.close()
  await one.stop()
  await two.stop()
})

test('whoever is at a table is seen there from every server', async () => {
  const one = await listening(own.url, { unlimited: true })
  const two = await listening(own.url, { unlimited: true })
  const { home, away, id } = await twoAtATable(one.url, { book: 'sevens' })
  const seenBy = (player: Player) => player.others.findLast((message) => message.type === 'here')
  const here = (player: Player, expected: object) =>
    vi.waitFor(() => expect(seenBy(player)).toMatchObject(expected), { timeout: 10_000 })
  const first = new Player(home, id, { url: one.url, idle: true })
  await here(first, { home: true, away: false, watchers: 0 })
  const second = new Player(away, id, { url: two.url, idle: true })
  await here(first, { home: true, away: true, watchers: 0 })
  await here(second, { home: true, away: true, watchers: 0 })
  const watcher = new Player(new Person(one.url), id, { idle: true })
  await here(second, { home: true, away: true, watchers: 1 })
  second.close()
  await here(first, { home: true, away: false, watchers: 1 })
  for (const player of [first, watcher]) player.close()
  await one.stop()
  await two.stop()
})

test('two servers that answer the same question at once: one counts, and both know which', async () => {
  const one = await listening(own.url, { unlimited: true })
  const two = await listening(own.url, { unlimited: true })
  const { home, away, id } = await twoAtATable(one.url, { book: 'sevens' })
  // The same coach in two places, with two heads: both answer everything.
  const players = [
    new Player(home, id, { url: one.url, seed: 5 }),
    new Player(home, id, { url: two.url, seed: 6 }),
    new Player(away, id, { url: two.url, seed: 7 }),
  ]
  await vi.waitFor(() => expect(players[2]!.answered).toBeGreaterThan(15), { timeout: 30_000 })
  expect(one.server.hall.writer.lost + two.server.hall.writer.lost).toBeGreaterThan(0)
  for (const refusal of players.flatMap(({ refusals }) => refusals)) expect(refusal).toContain('has gone on')
  for (const player of players) player.close()
  await one.stop()
  await two.stop()
  const rows = await rowsIn(id)
  expect(rows.map(({ seq }) => seq)).toEqual([...rows.keys()])
})

/** Something between a server and its database that can be cut. */
async function cable(
  url: string,
  most = Infinity,
): Promise<{ url: string; cut: () => void; mend: () => void; remove: () => void }> {
  const there = new URL(url)
  const ends = new Set<Socket>()
  let isCut = false
  let connections = 0
  const server: Server = createServer((near) => {
    if (isCut || ++connections > most) return void near.destroy()
    const far = connect(Number(there.port), there.hostname)
    for (const end of [near, far]) {
      ends.add(end)
      end.on('error', () => {})
      end.on('close', () => {
        ends.delete(end)
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far)
    far.pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const near = new URL(url)
  near.port = String(typeof address === 'object' && address !== null ? address.port : 0)
  const cut = () => {
    isCut = true
    for (const end of ends) end.destroy()
  }
  return {
    url: near.href,
    cut,
    mend: () => (isCut = false),
    remove: () => {
      cut()
      server.close()
    },
  }
}

test('the database is lost in the middle: tables say so, keep the choice, and go on when it is back', async () => {
  const line = await cable(own.url)
  const said: string[] = []
  const here = await listening(line.url, { unlimited: true, log: 'warn' }, 0, (words) => said.push(words))
  const printed = [process.stdout, process.stderr].map((out) => vi.spyOn(out, 'write').mockReturnValue(true))
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { home, away, id } = await twoAtATable(here.url, { book: 'sevens' })
  const players = [new Player(home, id, { seed: 8 }), new Player(away, id, { seed: 9 })]
  await vi.waitFor(() => expect(players[0]!.answered).toBeGreaterThan(5), { timeout: 20_000, interval: 5 })
  line.cut()
  await vi.waitFor(() => expect(players[0]!.troubles.at(-1)).toContain('The database is away'), {
    timeout: 10_000,
  })
  const health = await fetch(`${here.url}/api/v1/health`)
  expect(health.status).toBe(503)
  expect((await home.get('/me')).status).toBe(503)
  // Whoever wants to come in meanwhile waits as well, and nobody is shown where in our sources it went wrong.
  expect((await new Person(here.url).post('/guest', {})).status).toBe(503)
  expect((await new Person(here.url).post('/sign-in', { who: 'x', password: 'y' })).status).toBe(503)
  const told = said.filter((words) => words.startsWith('the database is away'))
  expect(new Set(told).size).toBe(told.length)
  expect(told.length).toBeGreaterThan(0)
  expect(said.join('\n')).not.toMatch(/^ {4}at /mu)
  expect(errors).not.toHaveBeenCalled()
  for (const out of printed) {
    expect(out.mock.calls.map(String).filter((text) => text.includes('    at '))).toEqual([])
    out.mockRestore()
  }
  errors.mockRestore()
  const before = (await rowsIn(id)).length
  line.mend()
  await vi.waitFor(() => expect(players[0]!.troubles.at(-1)).toBeNull(), { timeout: 20_000 })
  await vi.waitFor(async () => expect((await rowsIn(id)).length).toBeGreaterThan(before + 10), {
    timeout: 20_000,
  })
  // Again and again, while they play.
  for (let i = 0; i < 5; i++) {
    await new Promise((resolve) => setTimeout(resolve, 150))
    line.cut()
    await new Promise((resolve) => setTimeout(resolve, 20))
    line.mend()
  }
  await Promise.all(players.map(({ over }) => over))
  await sameEverywhere(id, players)
  expect(players.flatMap(({ refusals }) => refusals)).toEqual([])
  for (const player of players) player.close()
  await here.stop()
  line.remove()
})

test('a full disk is no end: nothing is shown as done that is not, and the match goes on when there is room', async () => {
  const here = await listening(own.url, { unlimited: true })
  const { home, away, id } = await twoAtATable(here.url, { book: 'sevens' })
  const players = [new Player(home, id, { seed: 10 }), new Player(away, id, { seed: 11 })]
  await vi.waitFor(() => expect(players[0]!.answered).toBeGreaterThan(5), { timeout: 20_000, interval: 5 })
  // As PostgreSQL says it when there is no room for another page.
  await database.rows(`
    create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
    create trigger full_disk before insert on match_input for each row execute function full_disk()`)
  await vi.waitFor(() => expect(players[0]!.troubles.at(-1)).toContain('The database is away'), {
    timeout: 10_000,
  })
  const before = (await rowsIn(id)).length
  const heard = players.map(({ remote }) => remote.seq)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect((await rowsIn(id)).length).toBe(before)
  expect(players.map(({ remote }) => remote.seq)).toEqual(heard)
  expect(Math.max(...heard)).toBeLessThanOrEqual(before)
  await database.rows('drop trigger full_disk on match_input; drop function full_disk')
  await Promise.all(players.map(({ over }) => over))
  await sameEverywhere(id, players)
  expect(players.flatMap(({ refusals }) => refusals)).toEqual([])
  for (const player of players) player.close()
  await here.stop()
})

test('the data of an older schema are brought up to date, and a match under way goes on from them', async () => {
  const older = await emptyDatabase()
  const before = await listening(older.url, { unlimited: true })
  const { port } = new URL(before.url)
  const { home, away, id } = await twoAtATable(before.url, { book: 'basic-sevens' })
  const players = [new Player(home, id, { seed: 12 }), new Player(away, id, { seed: 13 })]
  await vi.waitFor(() => expect(players[0]!.answered).toBeGreaterThan(5), { timeout: 20_000, interval: 5 })
  await before.stop()
  // As it was before the third step: rows looked at their match, and nobody kept when a clock runs out.
  const client = await openDatabase(older.url, { connections: 2 })
  await client.rows(`
    alter table match_input add constraint match_input_match_fkey foreign key (match) references match (id);
    drop table match_due; drop index match_to_rate;
    delete from migration where no > 2; delete from setting where name = 'accounts'`)
  const kept = await client.rows('select seq, hash from match_input where match = $1 order by seq', [id])
  const after = await listening(older.url, { unlimited: true }, Number(port))
  await Promise.all(players.map(({ over }) => over))
  const now = await client.rows('select seq, hash from match_input where match = $1 order by seq', [id])
  expect(now.slice(0, kept.length)).toEqual(kept)
  expect(players.flatMap(({ refusals }) => refusals)).toEqual([])
  const steps = await client.rows<{ no: number }>('select no from migration order by no')
  expect(steps.map(({ no }) => no)).toEqual(MIGRATIONS.map(({ no }) => no))
  for (const player of players) player.close()
  await client.close()
  await after.stop()
  await older.drop()
})

test.each([0, 1, 2])(
  'a database that goes away during a start, after %i connections, is told of in two lines',
  async (most) => {
    const line = await cable(own.url, most)
    const error: unknown = await listening(line.url).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(CannotStart)
    expect((error as CannotStart).message.split('\n')).toHaveLength(2)
    line.remove()
  },
)
