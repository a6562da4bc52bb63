import type { Choice } from '@touchback/engine'
import type { ServerMessage, TableInfo } from '@touchback/wire'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Database, openDatabase } from '../src/database/database.ts'
import { emptyDatabase, listening, Person, Player, teamOf, twoAtATable } from '@touchback/server/testing'

let own: Awaited<ReturnType<typeof emptyDatabase>>
let here: Awaited<ReturnType<typeof listening>>
let database: Database
beforeAll(async () => {
  own = await emptyDatabase()
  here = await listening(own.url, { unlimited: true })
  database = await openDatabase(own.url, { connections: 2 })
})
afterAll(async () => {
  await database.close()
  await here.stop()
  await own.drop()
})

const TERMS = { book: 'sevens' }

/** Two players who answer only when they are told to. */
async function seated(terms: object = TERMS) {
  const { home, away, id } = await twoAtATable(here.url, terms)
  const players = { home: new Player(home, id, { idle: true }), away: new Player(away, id, { idle: true }) }
  await Promise.all([players.home.begun, players.away.begun])
  const asked = () => players[players.home.follower?.game?.decision?.side ?? 'home']
  const other = () => (asked() === players.home ? players.away : players.home)
  const close = () => {
    players.home.close()
    players.away.close()
  }
  return { id, home, away, players, asked, other, close }
}

const until = (condition: () => boolean): Promise<void> =>
  vi.waitFor(() => expect(condition()).toBe(true), { timeout: 20_000, interval: 10 })

const heard = <T extends ServerMessage['type']>(
  player: Player,
  type: T,
): Extract<ServerMessage, { type: T }>[] =>
  player.others.filter((message): message is Extract<ServerMessage, { type: T }> => message.type === type)

const rowsIn = (id: string) =>
  database.rows<{ seq: number; kind: string; side: string | null }>(
    'select seq, kind, side from match_input where match = $1 order by seq',
    [id],
  )

/** What a process knows is a cache: without it everything is told by the rows. */
const forgotten = async (id: string) => {
  await here.server.hall.forget(id)
  await database.rows('delete from match_snapshot where match = $1', [id])
}

/** The lobby knows that somebody is here. */
const isHere = (person: Person) =>
  vi.waitFor(async () => {
    const { body } = await person.get<{ coaches: { id: string }[] }>('/here')
    expect(body.coaches.map(({ id }) => id)).toContain(person.id)
  })

const firstOption = (player: Player): Choice => player.follower!.game!.decision!.options[0]!

test('out of turn, too early, too late, twice, nonsense: each is refused with a sentence and nothing is kept', async () => {
  const { id, asked, other, close } = await seated()
  const choice = firstOption(asked())
  const before = (await rowsIn(id)).length
  expect(await other().remote.answer(choice)).toMatch(/coach to answer|is no answer/u)
  expect(await asked().remote.answer(choice, asked().remote.seq + 3)).toBe(
    'That question has not been asked yet.',
  )
  expect(await asked().remote.answer({ type: 'nonsense' } as unknown as Choice)).toMatch(
    /choice should be a known one/u,
  )
  expect(await asked().remote.answer({ type: 'time-out' })).toMatch(/no answer|clock/u)
  expect((await rowsIn(id)).length).toBe(before)

  const first = asked()
  const { seq } = first.remote
  expect(await first.remote.answer(choice)).toBeNull()
  await until(() => other().remote.seq === seq + 1 && first.remote.seq === seq + 1)
  first.line.say({ type: 'choice', match: id, seq, choice })
  await until(() => first.repeats === 1)
  first.line.say({ type: 'choice', match: id, seq: 0, choice })
  await until(() => heard(first, 'refused').length === 1)
  expect(heard(first, 'refused')[0]?.sentence).toMatch(/has gone on/u)
  expect((await rowsIn(id)).map((row) => row.seq)).toEqual([...Array(before + 1).keys()])
  close()
})

test('a coach of another match and a watcher move nothing here', async () => {
  const one = await seated()
  const two = await seated()
  const stranger = two.players.home
  stranger.line.say({
    type: 'choice',
    match: one.id,
    seq: one.players.home.remote.seq,
    choice: firstOption(one.asked()),
  })
  await until(() => heard(stranger, 'refused').length + stranger.strays === 1)
  const watcher = new Player(await Person.guest(here.url), one.id, { idle: true })
  await watcher.begun
  expect(await watcher.remote.answer(firstOption(one.asked()))).toBe('You do not coach in this match.')
  expect(watcher.remote.table?.you).toBeNull()
  expect(watcher.remote.table?.secret).toBeNull()
  expect(watcher.remote.seq).toBe(one.players.home.remote.seq)
  watcher.close()
  one.close()
  two.close()
})

test('a choice without dice is taken back, one with dice is not, and the match goes on from there', async () => {
  const { id, players, asked, close } = await seated()
  // Play on until somebody has chosen without a die falling.
  let mover = asked()
  let last = mover.remote.entries.at(-1)
  for (let i = 0; i < 60; i++) {
    mover = asked()
    const { seq } = mover.remote
    expect(await mover.remote.answer(mover.think()!)).toBeNull()
    await until(() => players.home.remote.seq === seq + 1 && players.away.remote.seq === seq + 1)
    last = mover.remote.entries.at(-1)
    if (last?.kind === 'input' && last.dice.length === 0) break
    mover.line.say({ type: 'take-back', match: id, seq: mover.remote.seq })
    const refusals = heard(mover, 'refused').length
    await until(() => heard(mover, 'refused').length === refusals + 1)
    expect(heard(mover, 'refused').at(-1)?.sentence).toContain('die has fallen')
  }
  const other = mover === players.home ? players.away : players.home
  other.line.say({ type: 'take-back', match: id, seq: other.remote.seq })
  await until(() => heard(other, 'refused').length > 0)
  const { seq } = mover.remote
  const before = mover.remote.entries.at(-2)
  mover.line.say({ type: 'take-back', match: id, seq })
  await until(() => mover.remote.seq === seq + 1 && other.remote.seq === seq + 1)
  expect(mover.follower?.game?.momentHash()).toBe(before?.kind === 'input' ? before.hash : '')
  expect(await asked().remote.answer(asked().think()!)).toBeNull()
  await until(() => mover.remote.seq === seq + 2)

  // Whoever loads it from what is kept comes to the same.
  const watcher = new Player(new Person(here.url), id, { idle: true })
  await watcher.begun
  expect(watcher.follower?.game?.momentHash()).toBe(mover.follower?.game?.momentHash())
  watcher.close()
  close()
})

test('where nothing is taken back, nothing is', async () => {
  const { id, asked, close } = await seated({ ...TERMS, undo: 'off' })
  const mover = asked()
  await mover.remote.answer(mover.think()!)
  mover.line.say({ type: 'take-back', match: id, seq: mover.remote.seq })
  await until(() => heard(mover, 'refused').length === 1)
  expect(heard(mover, 'refused')[0]?.sentence).toContain('nothing is taken back')
  close()
})

test('both must want to adjourn and to go on; then a draw is agreed, recorded, and the dice are opened', async () => {
  const { id, players, asked, home, close } = await seated()
  players.home.line.say({ type: 'offer', match: id, what: 'adjourn' })
  await until(() => players.away.remote.table?.seats.home.offer === 'adjourn')
  players.away.line.say({ type: 'offer', match: id, what: 'adjourn' })
  await until(() => players.home.remote.entries.at(-1)?.kind === 'pause')
  expect(await asked().remote.answer(firstOption(asked()))).toContain('adjourned')
  for (const player of [players.home, players.away])
    player.line.say({ type: 'offer', match: id, what: 'resume' })
  await until(() => players.home.remote.entries.at(-1)?.kind === 'resume')
  expect(players.home.remote.table?.secret).toBeNull()
  players.home.line.say({ type: 'offer', match: id, what: 'draw' })
  await until(() => players.away.remote.table?.seats.home.offer === 'draw')
  players.home.line.say({ type: 'offer', match: id, what: null })
  await until(() => players.away.remote.table?.seats.home.offer === null)
  players.away.line.say({ type: 'offer', match: id, what: 'draw' })
  await until(() => players.home.remote.table?.seats.away.offer === 'draw')
  players.home.line.say({ type: 'offer', match: id, what: 'draw' })
  await Promise.all([players.home.over, players.away.over])
  expect(players.home.remote.table).toMatchObject({
    state: 'over',
    ending: { reason: 'draw-agreed', winner: 'draw' },
  })
  expect(players.home.remote.table?.secret).toMatch(/^[0-9a-f]{64}$/u)
  expect((await home.get(`/tables/${id}/record`)).status).toBe(200)
  expect(await asked().remote.answer(firstOption(asked()))).toContain('over')
  close()
})

test('a match is claimed only when the other is asked, silent for too long and away', async () => {
  const { id, home, away, players, asked, other } = await seated()
  const [claimant, absent] = [other(), asked()]
  const claims = async (player: Player): Promise<string | undefined> => {
    const count = heard(player, 'refused').length
    player.line.say({ type: 'claim', match: id })
    await until(() => heard(player, 'refused').length > count || player.remote.table?.state === 'over')
    return heard(player, 'refused')[count]?.sentence
  }
  expect(await claims(absent)).toContain('not the other coach who is awaited')
  expect(await claims(claimant)).toContain('is here')
  absent.close()
  await vi.waitFor(async () => expect(await claims(claimant)).toContain('more minutes'), { timeout: 20_000 })
  claimant.close()
  await database.rows(`update match_input set at = at - interval '1 hour' where match = $1`, [id])
  await forgotten(id)
  const side = claimant === players.home ? 'home' : 'away'
  const back = new Player(side === 'home' ? home : away, id, { idle: true })
  await back.begun
  expect(await claims(back)).toBeUndefined()
  await back.over
  expect(back.remote.table?.ending).toMatchObject({ reason: 'claimed', winner: side })
  back.close()
})

test('time that has run out ends the turn or takes the default, by the clock of the rows', async () => {
  const { id, asked, close } = await seated({ ...TERMS, clock: { type: 'turn', seconds: 10, bank: 0 } })
  const mover = asked()
  expect(mover.remote.clock?.running).toBe(mover.side)
  expect(mover.remote.clock?.[mover.side!]).toEqual({ turn: 10_000, bank: 0 })
  const { seq } = mover.remote
  await database.rows(`update match_input set at = at - interval '20 seconds' where match = $1`, [id])
  await forgotten(id)
  mover.line.say({ type: 'join', match: id, from: seq })
  await until(() => mover.remote.seq > seq)
  expect(mover.remote.entries[seq]).toMatchObject({ kind: 'input' })
  const [row] = (await rowsIn(id)).slice(seq)
  expect(['default', 'input']).toContain(row?.kind)
  close()
})

test('clocks of matches that nobody has open are settled by the sweep', async () => {
  const { id, close, players } = await seated({ ...TERMS, clock: { type: 'days', days: 1 } })
  const { seq } = players.home.remote
  close()
  await database.rows(`update match_input set at = at - interval '30 hours' where match = $1`, [id])
  await forgotten(id)
  await here.server.hall.settleAll()
  expect((await rowsIn(id)).length).toBeGreaterThan(seq)
})

test('a match with days left is looked at once, and again when they are over or somebody has moved', async () => {
  const { hall } = here.server
  const { id, close } = await seated({ ...TERMS, clock: { type: 'days', days: 3 } })
  close()
  await database.rows(`update match_input set at = at - interval '1 hour' where match = $1`, [id])
  await forgotten(id)
  const due = async () =>
    (
      await database.one<{ hours: number }>(
        'select extract(epoch from at - now())::float / 3600 as hours from match_due where match = $1',
        [id],
      )
    )?.hours
  expect(await due()).toBeUndefined()
  const load = vi.spyOn(hall, 'match')
  const timesLoaded = async () => {
    load.mockClear()
    await hall.settleAll()
    return load.mock.calls.filter(([loaded]) => loaded === id).length
  }
  expect(await timesLoaded()).toBe(1)
  expect(await due()).toBeCloseTo(71, 0)
  expect(await timesLoaded()).toBe(0)
  await database.rows('update match_due set after = after - 1 where match = $1', [id])
  expect(await timesLoaded()).toBe(1)
  const rows = (await rowsIn(id)).length
  await database.rows(`update match_input set at = at - interval '4 days' where match = $1`, [id])
  await database.rows(`update match_due set at = at - interval '4 days' where match = $1`, [id])
  await forgotten(id)
  expect(await timesLoaded()).toBe(1)
  expect((await rowsIn(id)).length).toBeGreaterThan(rows)
  load.mockRestore()
})

test('a match under way survives a change of the rules from where it stood when a turn ended', async () => {
  const { id, home, away, players, asked, close } = await seated()
  const kept = () =>
    database.one<{ after: number }>('select after from match_snapshot where match = $1', [id])
  for (let i = 0; i < 200 && (await kept()) === null; i++) {
    const mover = asked()
    const { seq } = mover.remote
    expect(await mover.remote.answer(mover.think()!)).toBeNull()
    await until(() => players.home.remote.seq === seq + 1 && players.away.remote.seq === seq + 1)
  }
  await here.server.hall.forget(id)
  const { after } = (await kept())!
  // As if other rules had played it so far: none of its positions is what today's would give.
  await database.rows(`update match_input set hash = 'otherwise' where match = $1 and seq < $2`, [id, after])
  const mover = asked()
  const { seq } = mover.remote
  for (const { line } of [players.home, players.away]) line.say({ type: 'join', match: id, from: seq })
  expect(await mover.remote.answer(mover.think()!)).toBeNull()
  await until(() => players.home.remote.seq === seq + 1 && players.away.remote.seq === seq + 1)

  // Without a position to go on from nobody can say how it stands, and it rests.
  const last = firstOption(asked())
  close()
  await forgotten(id)
  const late = new Player(asked() === players.home ? home : away, id, { idle: true })
  await until(() => late.remote.table !== null)
  expect(await late.remote.answer(last, seq + 1)).toContain('rules have changed')
  late.close()
})

test('chat is plain, short, rate-limited, and heard by everybody at the table', async () => {
  const { id, players, close, home } = await seated()
  players.home.line.say({ type: 'say', match: id, words: `<b>hi</b>\n\u202E${'x'.repeat(500)}` })
  await until(() => heard(players.away, 'chat').length === 1)
  const [line] = heard(players.away, 'chat')[0]?.lines ?? []
  expect(line).toMatchObject({ name: home.name, side: 'home' })
  expect(line?.words).toMatch(/^<b>hi<\/b> x+$/u)
  expect(line?.words).toHaveLength(300)
  for (let i = 0; i < 10; i++) players.home.line.say({ type: 'say', match: id, words: `${i}` })
  await until(() => heard(players.home, 'refused').length > 0)
  expect(heard(players.home, 'refused')[0]?.sentence).toBe('Let the others have a word.')
  const late = new Player(new Person(here.url), id, { idle: true })
  await until(() => heard(late, 'chat').some(({ lines }) => lines[0]?.words.includes('<b>hi</b>')))

  const report = await home.post<{ done: boolean }>(`/chat/${line?.no}/report`, {})
  expect(report.body.done).toBe(true)
  await database.rows(`update auth_user set guest = false, role = 'moderator' where id = $1`, [home.id])
  expect((await home.get<{ reports: object[] }>('/reports')).body.reports).toHaveLength(1)
  expect((await home.post(`/chat/${line?.no}/hide`, {})).status).toBe(200)
  late.close()
  close()
})

test('a computer takes the other seat on the server, and the match is played to its end', async () => {
  const person = await Person.guest(here.url)
  const { body } = await person.post<{ table: TableInfo }>('/tables', {
    terms: TERMS,
    team: teamOf('sevens'),
    side: 'away',
    computer: 'random',
  })
  expect(body.table.seats.home.computer).toBe('random')
  await person.post(`/tables/${body.table.id}/words`, { words: 'mine' })
  const player = new Player(person, body.table.id)
  await player.over
  expect(player.refusals).toEqual([])
  expect(player.remote.table?.ending?.reason).toBe('played')
  player.close()
})

test('a computer that has no answer keeps nobody waiting: the match goes on with what the clock would take', async () => {
  const person = await Person.guest(here.url)
  const opened = await person.post<{ table: TableInfo }>('/tables', {
    terms: TERMS,
    team: teamOf('sevens'),
    computer: 'random',
  })
  const { id } = opened.body.table
  // One that a later version does not know any more.
  await database.rows(`update match set seats = replace(seats, '"random"', '"retired"') where id = $1`, [id])
  await forgotten(id)
  await person.post(`/tables/${id}/words`, { words: 'w' })
  const player = new Player(person, id, { seed: 5 })
  await until(
    () => player.remote.entries.filter((row) => row.kind === 'input' && row.by === 'away').length > 5,
  )
  expect(player.refusals).toEqual([])
  player.close()
})

test('teams are checked by the server, and sheets are not taken from anybody', async () => {
  const person = await Person.guest(here.url)
  const open = (team: unknown, terms: object = TERMS) => person.post('/tables', { terms, team })
  const good = teamOf('sevens') as { draft: { rerolls: number; players: { position: string }[] } }
  expect((await open(good)).status).toBe(200)
  const rich = { ...good, draft: { ...good.draft, rerolls: 8 } }
  expect((await open(rich)).body.problem).toMatch(/gold pieces|re-roll/u)
  const strong = {
    ...good,
    draft: { ...good.draft, players: good.draft.players.map((p) => ({ ...p, st: 9 })) },
  }
  expect((await open(strong)).status).toBe(400)
  expect((await open(teamOf('lrb4'))).body.problem).toContain('another book')
  expect((await open({ format: 'touchback-team', version: 2, edition: 'sevens', team: {} })).status).toBe(400)
  expect((await open(good, { book: 'nonsense' })).status).toBe(400)
  expect((await open(good, { ...TERMS, rated: true })).body.problem).toContain('signed up')
  expect((await open(good, { ...TERMS, clock: { type: 'turn', seconds: 0, bank: 0 } })).status).toBe(400)
})

test('a seat is taken once, by whoever is first; a table is taken away only by its owner', async () => {
  const people = await Promise.all([1, 2, 3].map(() => Person.guest(here.url)))
  const [host, one, two] = people as [Person, Person, Person]
  const { body } = await host.post<{ table: TableInfo }>('/tables', {
    terms: { ...TERMS, public: true },
    team: teamOf('sevens'),
  })
  const { id } = body.table
  expect((await one.call('DELETE', `/tables/${id}`)).status).toBe(409)
  expect((await host.post(`/tables/${id}/join`, { team: teamOf('sevens') })).status).toBe(409)
  const listed = await one.get<{ tables: TableInfo[] }>('/tables?state=open')
  expect(listed.body.tables.map((table) => table.id)).toContain(id)
  const joined = await Promise.all(
    [one, two].map((person) => person.post(`/tables/${id}/join`, { team: teamOf('sevens') })),
  )
  expect(joined.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await host.post(`/tables/${id}/words`, { words: 'once' })).status).toBe(200)
  expect((await host.post(`/tables/${id}/words`, { words: 'twice' })).status).toBe(409)

  const hidden = await host.post<{ table: TableInfo }>('/tables', { terms: TERMS, team: teamOf('sevens') })
  const seen = await one.get<{ tables: TableInfo[] }>('/tables?state=open')
  expect(seen.body.tables.map((table) => table.id)).not.toContain(hidden.body.table.id)
  const preview = await fetch(`${here.url}/t/${hidden.body.table.id}?turn=3`)
  const page = await preview.text()
  expect(page).toContain(`<title>${host.name} invites you to a match</title>`)
  expect(page).toContain(`url=/#/t/${hidden.body.table.id}?turn=3`)
  // Somebody has read it out, and somebody else has lost half of it.
  const loud = await fetch(`${here.url}/t/${hidden.body.table.id.toUpperCase()}`)
  expect(await loud.text()).toContain(`url=/#/t/${hidden.body.table.id}"`)
  const broken = await fetch(`${here.url}/t/half"><b>`)
  expect([broken.status, broken.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  const told = await broken.text()
  expect(told).toContain('<title>There is no such table</title>')
  expect(told).not.toContain('<b>')
  expect((await host.call('DELETE', `/tables/${hidden.body.table.id}`)).status).toBe(200)
})

test('lists go on page after page, and name every table once', async () => {
  const person = await Person.guest(here.url)
  const opened = await person.post<{ table: TableInfo }>('/tables', { terms: TERMS, team: teamOf('sevens') })
  const { id } = opened.body.table
  // As many as nobody wants to open by hand, all of them in the same moment.
  const { database } = here.server.hall
  await database.rows(
    `insert into match (id, state, book, terms, public, rated, clocked, engine, secret, seats, home, created_at)
     select id || n, state, book, terms, public, rated, clocked, engine, secret, seats, home, created_at
     from match, generate_series(1, 120) n where id = $1`,
    [id],
  )
  const seen: string[] = []
  const sizes: number[] = []
  let after = ''
  do {
    const { body } = await person.get<{ tables: TableInfo[]; next: string | null }>(
      `/tables?state=open${after}`,
    )
    const mine = body.tables.filter(({ you }) => you !== null)
    seen.push(...mine.map((table) => table.id))
    sizes.push(body.tables.length)
    after = body.next === null ? '' : `&after=${body.next}`
  } while (after !== '')
  expect(sizes.slice(0, -1)).toEqual(sizes.slice(0, -1).map(() => 50))
  expect(new Set(seen).size).toBe(121)
  expect(seen).toHaveLength(121)
  await database.rows('delete from match where home = $1', [person.id])
})

test('quick pairing brings two together, and a rematch brings them together again with sides changed', async () => {
  const [one, two] = [await Person.guest(here.url), await Person.guest(here.url)]
  const terms = { book: 'basic-sevens', clock: { type: 'chess', seconds: 600, increment: 5 } }
  const wish = { terms, team: teamOf('basic-sevens'), words: 'w' }
  const waits = one.line()
  await until(() => waits.isUp)
  await isHere(one)
  const first = await one.post<{ table: TableInfo }>('/pair', wish)
  expect(first.body.table).toMatchObject({ state: 'open', you: 'home' })
  const otherClock = { ...wish, terms: { ...terms, clock: { type: 'untimed' } } }
  const apart = await two.post<{ table: TableInfo }>('/pair', otherClock)
  expect(apart.body.table.id).not.toBe(first.body.table.id)
  const second = await two.post<{ table: TableInfo }>('/pair', wish)
  expect(second.body.table.id).toBe(first.body.table.id)
  expect(second.body.table.you).toBe('away')

  const { id } = second.body.table
  await one.post(`/tables/${id}/words`, { words: 'mine' })
  const players = [one, two].map((person) => new Player(person, id, { idle: true }))
  await Promise.all(players.map(({ begun }) => begun))
  expect((await one.post(`/tables/${id}/rematch`, {})).status).toBe(409)
  for (const player of players) player.line.say({ type: 'offer', match: id, what: 'draw' })
  await Promise.all(players.map(({ over }) => over))
  const again = await two.post<{ table: TableInfo }>(`/tables/${id}/rematch`, {})
  expect(again.body.table).toMatchObject({ state: 'open', you: 'home' })
  // Whoever has thought better of it takes the table away, and either may ask once more.
  await two.call('DELETE', `/tables/${again.body.table.id}`)
  const once = await one.post<{ table: TableInfo }>(`/tables/${id}/rematch`, {})
  expect(once.body.table).toMatchObject({ state: 'open', you: 'away' })
  expect(once.body.table.id).not.toBe(again.body.table.id)
  const joined = await two.post<{ table: TableInfo }>(`/tables/${id}/rematch`, { words: 'x' })
  expect(joined.body.table).toMatchObject({ id: once.body.table.id, you: 'home' })
  for (const player of players) player.close()
  waits.close()
})

test('whoever looks for an opponent at the same moment finds one', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => Person.guest(here.url)))
  const wish = { terms: { book: 'ickle' }, team: teamOf('ickle'), words: 'w' }
  const found = await Promise.all(people.map((person) => person.post<{ table: TableInfo }>('/pair', wish)))
  const tables = found.map(({ body }) => body.table.id)
  expect(new Set(tables).size).toBe(3)
  for (const id of tables) expect(tables.filter((other) => other === id)).toHaveLength(2)
})

test('a seat whose clock would run at once is offered while its host is here', async () => {
  const [host, guest] = [await Person.guest(here.url), await Person.guest(here.url)]
  const terms = { book: 'sevens', public: true, clock: { type: 'chess', seconds: 777, increment: 0 } }
  const opened = await host.post<{ table: TableInfo }>('/tables', { terms, team: teamOf('sevens') })
  const { id } = opened.body.table
  const listed = async (person: Person) =>
    (await person.get<{ tables: TableInfo[] }>('/tables?state=open')).body.tables.some(
      (table) => table.id === id,
    )
  expect(await listed(guest)).toBe(false)
  expect(await listed(host)).toBe(true)
  const wish = { terms, team: teamOf('sevens'), words: 'w' }
  const alone = await guest.post<{ table: TableInfo }>('/pair', wish)
  expect(alone.body.table.id).not.toBe(id)
  await guest.call('DELETE', `/tables/${alone.body.table.id}`)
  const line = host.line()
  await isHere(host)
  expect(await listed(guest)).toBe(true)
  expect((await guest.post<{ table: TableInfo }>('/pair', wish)).body.table.id).toBe(id)
  line.close()
})

test('rated matches move the ratings of both, once; coach pages tell of it', async () => {
  const people = [await Person.guest(here.url), await Person.guest(here.url)] as [Person, Person]
  for (const person of people)
    await person.post('/sign-up', { name: `Rated ${person.id.slice(0, 8)}`, password: 'correct horse' })
  const { id } = await twoAtATable(here.url, { ...TERMS, rated: true, public: true }, people)
  const players = people.map((person) => new Player(person, id, { idle: true }))
  await Promise.all(players.map(({ begun }) => begun))
  const leaver = people[1]
  const exported = await leaver.get<{ matches: { id: string }[]; coach: { name: string } }>('/me/export')
  expect(exported.body.matches.map((match) => match.id)).toEqual([id])
  expect(JSON.stringify(exported.body)).not.toMatch(/password|hash|secret/u)
  // Whoever deletes himself gives his matches up; they stay, under no name.
  expect((await leaver.call('DELETE', '/me')).status).toBe(200)
  await players[0]!.over
  expect(players[0]!.remote.table?.ending).toMatchObject({ reason: 'abandoned', winner: 'home' })
  const page = await people[0].get<{
    ratings: { played: number; won: number; rating: number }[]
    matches: { opponent: { name: string } }[]
  }>(`/coaches/${people[0].id}`)
  expect(page.body.ratings).toMatchObject([{ played: 1, won: 1 }])
  expect(page.body.ratings[0]?.rating).toBeGreaterThan(1500)
  expect(page.body.matches[0]?.opponent.name).toBe('a former coach')
  const ladder = await people[0].get<{ coaches: { id: string }[] }>('/ladder?book=sevens')
  expect(ladder.body.coaches.map((coach) => coach.id)).toContain(people[0].id)
  expect((await leaver.get<{ coach: unknown }>('/me')).body.coach).toBeNull()
  for (const player of players) player.close()
})

test('a match that was written down but not rated, because somebody was cut off in between, is rated by the sweep', async () => {
  const people = [await Person.guest(here.url), await Person.guest(here.url)] as [Person, Person]
  for (const person of people)
    await person.post('/sign-up', { name: `Cut off ${person.id.slice(0, 8)}`, password: 'correct horse' })
  const { id } = await twoAtATable(here.url, { ...TERMS, rated: true }, people)
  await database.rows(
    `update match set state = 'over', over_at = now() - interval '1 minute', ending = $2 where id = $1`,
    [id, JSON.stringify({ reason: 'played', winner: 'away', score: { home: 0, away: 2 } })],
  )
  await here.server.hall.rateAll()
  await here.server.hall.rateAll()
  const page = await people[1].get<{ ratings: object[]; statistics: object }>(`/coaches/${people[1].id}`)
  expect(page.body.ratings).toMatchObject([{ played: 1, won: 1, lost: 0 }])
  expect(page.body.statistics).toEqual({
    played: 1,
    won: 1,
    drawn: 0,
    lost: 0,
    touchdowns: { for: 2, against: 0 },
  })
  // However many there are, all of them count, and the latest are listed.
  await database.rows(
    `insert into match (id, state, book, terms, public, rated, clocked, engine, secret, seats, home, away, ending, over_at)
     select 'old' || n, state, book, terms, true, false, clocked, engine, secret, seats, away, home, ending, over_at
     from match, generate_series(1, 130) n where id = $1`,
    [id],
  )
  const stranger = await Person.guest(here.url)
  const all = await stranger.get<{ statistics: object; matches: object[] }>(`/coaches/${people[1].id}`)
  expect(all.body.statistics).toMatchObject({ played: 130, lost: 130, touchdowns: { for: 0, against: 260 } })
  expect(all.body.matches).toHaveLength(100)
})

test('whoever deletes himself before the first whistle takes the table with him', async () => {
  const [host, guest] = [await Person.guest(here.url), await Person.guest(here.url)]
  const opened = await host.post<{ table: TableInfo }>('/tables', { terms: TERMS, team: teamOf('sevens') })
  const { id } = opened.body.table
  const joined = await guest.post<{ table: TableInfo }>(`/tables/${id}/join`, { team: teamOf('sevens') })
  expect(joined.body.table.state).toBe('words')
  expect((await guest.call('DELETE', '/me')).status).toBe(200)
  expect((await host.get<{ table: TableInfo }>(`/tables/${id}`)).body.table.state).toBe('gone')
})

test('teams of an account are kept, read and forgotten', async () => {
  const person = await Person.guest(here.url)
  expect((await person.call('PUT', '/me/teams/my-team', { team: teamOf('sevens') })).status).toBe(200)
  expect((await person.call('PUT', '/me/teams/..', { team: teamOf('sevens') })).status).toBe(404)
  expect((await person.call('PUT', '/me/teams/bad', { team: { nonsense: true } })).status).toBe(400)
  const { body } = await person.get<{ teams: { id: string; team: unknown }[] }>('/me/teams')
  expect(body.teams).toEqual([{ id: 'my-team', team: teamOf('sevens') }])
  expect((await person.call('DELETE', '/me/teams/my-team')).status).toBe(200)
  expect((await person.get<{ teams: unknown[] }>('/me/teams')).body.teams).toEqual([])
})

test('who is here is known, whichever tab they have open', async () => {
  const person = await Person.guest(here.url)
  const line = person.line()
  const names = async () =>
    (await person.get<{ coaches: { id: string }[] }>('/here')).body.coaches.map(({ id }) => id)
  await vi.waitFor(async () => expect(await names()).toContain(person.id))
  line.close()
  await vi.waitFor(async () => expect(await names()).not.toContain(person.id))
})

test('a moderator ends a match that its coaches cannot, and never one of his own', async () => {
  const { id, home, players, close } = await seated()
  const moderator = await Person.guest(here.url)
  const rule = (person: Person, winner: string, table = id) =>
    person.post<{ table: TableInfo }>(`/tables/${table}/adjudicate`, { winner })
  expect((await rule(moderator, 'home')).status).toBe(403)
  for (const person of [home, moderator])
    await database.rows(`update auth_user set guest = false, role = 'moderator' where id = $1`, [person.id])
  expect((await rule(home, 'home')).body.problem).toBe('Nobody rules on a match of his own.')
  expect((await rule(moderator, 'everybody')).status).toBe(400)
  expect((await rule(moderator, 'away', 'nosuchthng')).status).toBe(404)
  expect((await rule(moderator, 'away')).body.table.ending).toMatchObject({
    reason: 'adjudicated',
    winner: 'away',
  })
  await players.home.over
  expect((await rule(moderator, 'home')).status).toBe(409)
  close()
})

test('a match without a clock that nobody has come back to for months is given up by both', async () => {
  const { id, close } = await seated()
  const other = await seated()
  close()
  await database.rows(`update match_input set at = at - interval '91 days' where match = $1`, [id])
  await forgotten(id)
  await here.server.hall.giveUpAbandoned()
  const ending = async (match: string) =>
    (await new Person(here.url).get<{ table: TableInfo }>(`/tables/${match}`)).body.table.ending
  expect(await ending(id)).toMatchObject({ reason: 'abandoned', winner: 'draw' })
  expect(await ending(other.id)).toBeNull()
  other.close()
})

test('a seat may be for coaches of about the same rating, and quick pairing heeds it from both sides', async () => {
  const [strong, newcomer, equal] = await Promise.all([1, 2, 3].map(() => Person.guest(here.url)))
  if (!strong || !newcomer || !equal) throw new Error('nobody came')
  for (const { id } of [strong, equal])
    await database.rows(
      `insert into rating (coach, book, mu, sigma, played, won, drawn, lost) values ($1, 'sevens', 35, 2, 9, 9, 0, 0)`,
      [id],
    )
  const terms = { book: 'sevens', clock: { type: 'days', days: 5 }, public: true }
  const wish = { terms: { ...terms, band: 100 }, team: teamOf('sevens'), words: 'w' }
  const waiting = await strong.post<{ table: TableInfo }>('/pair', wish)
  const { id, seats } = waiting.body.table
  expect(seats.home.rating).toBe(1500 + 40 * (35 - 6))
  expect((await newcomer.post(`/tables/${id}/join`, { team: teamOf('sevens') })).body.problem).toMatch(
    /rated 2560 to 2760 in this book; you are at 1500/u,
  )
  const seen = async (person: Person) =>
    (await person.get<{ tables: TableInfo[] }>('/tables?book=sevens&band=100')).body.tables.map(
      (table) => table.id,
    )
  expect(await seen(newcomer)).not.toContain(id)
  expect(await seen(equal)).toContain(id)
  const apart = await newcomer.post<{ table: TableInfo }>('/pair', { ...wish, terms })
  expect(apart.body.table.id).not.toBe(id)
  // He waits for anybody, and whoever wants his own kind is not seated with him either.
  const met = await equal.post<{ table: TableInfo }>('/pair', wish)
  expect(met.body.table).toMatchObject({ id, you: 'away' })
  expect((await newcomer.post('/pair', { ...wish, terms: { ...terms, band: 5 } })).status).toBe(400)
})

test('watchers see it as late as agreed, also when they come in the middle or the table is told anew', async () => {
  const { id, asked, close } = await seated({ ...TERMS, delay: 600 })
  const watcher = new Player(await Person.guest(here.url), id, { idle: true })
  await until(() => watcher.remote.table !== null)
  const mover = asked()
  expect(await mover.remote.answer(mover.think()!)).toBeNull()
  await here.server.hall.forget(id)
  watcher.line.say({ type: 'join', match: id })
  mover.line.say({ type: 'join', match: id, from: 0 })
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(watcher.remote.seq).toBe(0)
  await database.rows(`update match_input set at = at - interval '11 minutes' where match = $1`, [id])
  await here.server.hall.forget(id)
  watcher.line.say({ type: 'join', match: id })
  await until(() => watcher.remote.seq === mover.remote.seq)
  watcher.close()
  close()
})
