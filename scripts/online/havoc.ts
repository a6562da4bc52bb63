import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '@touchback/server'
import { Person, Player, teamOf } from '@touchback/server/testing'
import type { TableInfo } from '@touchback/wire'
import { type Child, startChild } from './child.ts'

export interface HavocPlan {
  /** Where PostgreSQL of our own lies. */
  readonly data: string
  readonly serverKills: number
  readonly postgresKills: number
  readonly matches: number
  /** How long it goes on undisturbed at the end, unless all is over before. */
  readonly calm: number
  /** How long programs think: they share the machine with what is killed. */
  readonly pace: number
  readonly say: (words: string) => void
}

export interface HavocReport {
  readonly serverKills: number
  readonly postgresKills: number
  readonly acknowledged: number
  readonly matches: number
  /** Whatever was acknowledged and is not there, is there twice, or is not what everybody was told. */
  readonly problems: readonly string[]
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
const between = (least: number, most: number): number => least + Math.random() * (most - least)

/** A match whose coaches are on different servers. */
interface Bout {
  readonly id: string
  readonly players: readonly [Player, Player]
}

const BOOKS = ['sevens', 'basic-sevens'] as const

/** Says something to a server until it is done; that it was done already counts as well. */
async function done<T>(person: Person, path: string, body: object): Promise<T> {
  return insist(async () => {
    const answer = await person.post<T>(path, body)
    if (answer.status !== 200 && answer.status !== 409) throw new Error(answer.body.problem)
    return answer.body
  })
}

/** Two sit down, however often the servers are killed meanwhile: each step is taken until it is done. */
async function begin(ports: readonly [number, number], book: string, pace: number): Promise<Bout> {
  const [one, two] = [`http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[1]}`] as const
  const people = [await insist(() => Person.guest(one)), await insist(() => Person.guest(two))] as const
  const team = teamOf(book)
  const { table } = await done<{ table: TableInfo }>(people[0], '/tables', { terms: { book }, team })
  const { id } = table
  await done(people[0], `/tables/${id}/words`, { words: 'home words' })
  await done(people[1], `/tables/${id}/join`, { team, words: 'away words' })
  return {
    id,
    players: [
      new Player(people[0], id, { url: one, seed: 1, pace, longestWait: 300 }),
      new Player(people[1], id, { url: two, seed: 2, pace, longestWait: 300 }),
    ],
  }
}

/** Tries until it works: servers come and go. */
async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (tries > 400) throw error
      await sleep(250)
    }
  }
}

function postmaster(data: string): number | null {
  try {
    return Number(readFileSync(join(data, 'postgresql', 'postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return null
  }
}

/** Programs play on two servers while both are killed again and again, each at its own times, and PostgreSQL under them. */
export async function havoc({
  data,
  serverKills,
  postgresKills,
  matches,
  calm,
  pace,
  say,
}: HavocPlan): Promise<HavocReport> {
  const children: [Child, Child] = [await startChild({ data }), await startChild({ data })]
  const ports = [children[0].port, children[1].port] as const
  const all: Bout[] = []
  const book = (index: number): string => BOOKS[index % BOOKS.length] ?? BOOKS[0]
  for (let i = 0; i < matches; i++) all.push(await begin(ports, book(i), pace))
  let playing = [...all]
  const state = { killing: true }
  const supply = async (): Promise<void> => {
    while (state.killing) {
      const still = playing.filter(({ players }) => players[0].remote.table?.state !== 'over')
      for (let i = still.length; i < matches; i++) {
        const bout = await begin(ports, book(i), pace)
        all.push(bout)
        still.push(bout)
      }
      playing = still
      await sleep(200)
    }
  }
  const supplied = supply()

  let killed = 0
  let killedPostgres = 0
  const killPostgresWhenDue = async (): Promise<void> => {
    if (killedPostgres >= postgresKills || killed * postgresKills < killedPostgres * serverKills) return
    const pid = postmaster(data)
    if (pid === null) return
    process.kill(pid, 'SIGKILL')
    killedPostgres++
    await sleep(between(0, 300))
  }
  /** A kill in the middle of play shows something; one before anybody has come back does not. */
  const playedOn = async (): Promise<void> => {
    const before = count(all)
    for (let waited = 0; waited < 5000 && count(all) < before + matches; waited += 20) await sleep(20)
  }
  const killServer = async (index: 0 | 1): Promise<void> => {
    while (killed < serverKills) {
      killed++
      await playedOn()
      await sleep(between(0, 400))
      await killPostgresWhenDue()
      await children[index].kill()
      children[index] = await insist(() => startChild({ data }, ports[index]))
      if (killed % 20 === 0)
        say(
          `${killed} servers and ${killedPostgres} databases killed, ${count(all)} choices acknowledged in ${all.length} matches`,
        )
    }
  }
  await Promise.all([killServer(0), killServer(1)])
  state.killing = false
  await supplied

  // Whatever is still being played goes on for a while, undisturbed, so that everybody has heard everything.
  await Promise.race([
    Promise.all(playing.map(({ players }) => Promise.all(players.map(({ over }) => over)))),
    sleep(calm),
  ])
  for (const { players } of all) for (const player of players) player.hold()
  await sleep(1500)
  const problems = await insist(() => lookedAt(data, all))
  for (const { players } of all) for (const player of players) player.close()
  // The second to stop takes PostgreSQL with it.
  await children[0].stop()
  await children[1].stop()
  return {
    serverKills,
    postgresKills: killedPostgres,
    acknowledged: count(all),
    matches: all.length,
    problems,
  }
}

const count = (bouts: readonly Bout[]): number =>
  bouts.reduce((sum, { players }) => sum + players[0].answered + players[1].answered, 0)

/** Holds what everybody was told against what is kept. */
async function lookedAt(data: string, bouts: readonly Bout[]): Promise<string[]> {
  const port = readFileSync(join(data, 'port'), 'utf8')
  const password = readFileSync(join(data, 'password'), 'utf8').trim()
  const database = await openDatabase(`postgres://touchback:${password}@127.0.0.1:${port}/postgres`)
  const problems: string[] = []
  for (const { id, players } of bouts) {
    const rows = await database.rows<{ seq: number; hash: string }>(
      'select seq, hash from match_input where match = $1 order by seq',
      [id],
    )
    if (rows.some(({ seq }, index) => seq !== index)) problems.push(`${id}: a row is missing or there twice`)
    for (const { remote, follower, refusals } of players) {
      for (const entry of remote.entries)
        if (entry.kind === 'input' && rows[entry.seq]?.hash !== entry.hash)
          problems.push(`${id}: row ${entry.seq} was told otherwise than it is kept`)
      if (remote.seq !== rows.length) problems.push(`${id}: ${remote.seq} rows were heard of ${rows.length}`)
      if (follower?.game?.momentHash() !== rows.at(-1)?.hash)
        problems.push(`${id}: a page has come to another end`)
      for (const refusal of refusals) problems.push(`${id}: refused: ${refusal}`)
    }
  }
  await database.close()
  return problems
}
