import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { BOTS } from '@touchback/bots'
import { EDITIONS } from '@touchback/engine'
import { embedded, openDatabase } from '@touchback/server'
import { Person, twoAtATable } from '@touchback/server/testing'
import { type Entry, Follower, type Line, RemoteMatch } from '@touchback/wire'
import { startChild } from './online/child.ts'

const HELP = `npm run load -- --matches 1000 --seconds 60   so many live matches, a choice a second each
             --every 1000                          milliseconds between two choices of a match
             --watchers 1000                       watchers on the first match
             --restart                             kill the server at the end and see how long until all are answered`

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '20' },
    every: { type: 'string', default: '1000' },
    watchers: { type: 'string', default: '0' },
    restart: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
})
if (values.help) {
  console.log(HELP)
  process.exit(0)
}
const count = Number(values.matches)
const seconds = Number(values.seconds)
const every = Number(values.every)
const watchers = Number(values.watchers)

const at = (list: readonly number[], part: number): string =>
  (list[Math.min(list.length - 1, Math.floor(list.length * part))] ?? 0).toFixed(1)

/** One live match, played by programs at a human pace: one game for both seats. */
class Bout {
  readonly latencies: number[] = []
  acknowledged = 0
  readonly refused: string[] = []
  readonly lines: Line[]
  readonly #seats: RemoteMatch[]
  #follower: Follower | null = null
  readonly #bot = BOTS['random']?.(7)
  #timer: NodeJS.Timeout | undefined
  #stopped = false
  #busy = false
  readonly id: string

  constructor(id: string, people: readonly [Person, Person]) {
    this.id = id
    this.lines = people.map((person) => person.line())
    this.#seats = this.lines.map(
      (line, index) => new RemoteMatch(line, id, index === 0 ? { entry: (entry) => this.#hear(entry) } : {}),
    )
  }

  /** One of the two plays what both hear. */
  #hear(entry: Entry): void {
    const spec = this.#seats[0]?.table?.spec
    if (spec) this.#follower ??= new Follower(spec)
    this.#follower?.hear(entry)
  }

  start(delay: number): void {
    this.#timer = setTimeout(() => {
      this.#timer = setInterval(() => void this.#answer(), every)
    }, delay)
  }

  async #answer(): Promise<void> {
    const game = this.#follower?.game
    const seat = this.#seats.find(({ side }) => side === game?.decision?.side)
    if (!game?.decision || seat === undefined || this.#stopped || this.#busy) return
    // Whoever has heard of the row that the other waits for has answered it already: it counts once.
    if (seat.seq !== this.#seats[0]?.seq) return
    this.#busy = true
    const choice = this.#bot?.choose(game)
    if (choice === undefined) return
    const from = performance.now()
    const sentence = await seat.answer(choice)
    this.#busy = false
    if (sentence === null) {
      this.acknowledged++
      this.latencies.push(performance.now() - from)
    } else if (!this.#stopped) this.refused.push(sentence)
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
    clearInterval(this.#timer)
  }
}

const folder = mkdtempSync(join(tmpdir(), 'touchback-load-'))
chmodSync(folder, 0o755)
const postgres = await embedded(join(folder, 'data'))
let server = await startChild({ url: postgres.url })
const before = await server.figures()
console.log(`server and PostgreSQL started; ${count} matches are being made`)
const books = Object.keys(EDITIONS)
const bouts: Bout[] = []
const making = performance.now()
for (let i = 0; i < count; i += 20)
  bouts.push(
    ...(await Promise.all(
      Array.from({ length: Math.min(20, count - i) }, async (_, k) => {
        const { home, away, id } = await twoAtATable(server.url, {
          book: books[(i + k) % books.length],
          public: true,
        })
        return new Bout(id, [home, away])
      }),
    )),
  )
console.log(`made in ${((performance.now() - making) / 1000).toFixed(0)} s`)
const idle = await server.figures()
console.log(
  `memory: ${((idle.memory.heapUsed + idle.memory.external - before.memory.heapUsed - before.memory.external) / count / 1000).toFixed(0)} kB a match with two sockets`,
)

const seen: number[] = []
const lookers: Line[] = []
if (watchers > 0) {
  const [first] = bouts
  const watching = new Person(server.url)
  for (let i = 0; i < watchers; i++) {
    const line = watching.line()
    lookers.push(line)
    line.listen({
      up: () => line.say({ type: 'join', match: first?.id ?? '' }),
      down: () => {},
      heard: (message) => {
        if (message.type === 'entry') seen.push(Date.now() - message.entry.at)
      },
    })
    if (i % 50 === 49) await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await new Promise((resolve) => setTimeout(resolve, 3000))
}

const started = performance.now()
const cpu = process.cpuUsage()
bouts.forEach((bout, index) => bout.start((index / count) * every))
await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
for (const bout of bouts) bout.stop()
await new Promise((resolve) => setTimeout(resolve, 500))
const took = (performance.now() - started) / 1000
const after = await server.figures()
const mine = process.cpuUsage(cpu)

const latencies = bouts.flatMap((bout) => bout.latencies).toSorted((a, b) => a - b)
const acknowledged = bouts.reduce((sum, bout) => sum + bout.acknowledged, 0)
const refusals = bouts.flatMap((bout) => bout.refused)
const database = await openDatabase(postgres.url)
const rows = await database.rows<{ rows: string; gaps: string }>(
  `select sum(n)::text as rows, count(*) filter (where n <> last + 1)::text as gaps
   from (select count(*) as n, max(seq) as last from match_input group by match) each`,
)
const kept = Number(rows[0]?.rows) - count
console.log(
  `${acknowledged} choices acknowledged in ${took.toFixed(0)} s (${(acknowledged / took).toFixed(0)} a second), ${refusals.length} refused, ${kept - acknowledged < 0 ? acknowledged - kept : 0} lost, ${rows[0]?.gaps} gaps`,
)
console.log(
  `choice to input: p50 ${at(latencies, 0.5)} ms, p99 ${at(latencies, 0.99)} ms, longest ${at(latencies, 1)} ms`,
)
const busy = (figure: NodeJS.CpuUsage) => (figure.user + figure.system) / 1e6 / took
console.log(
  `CPU: server ${((busy(after.cpu) - busy(idle.cpu)) * 100).toFixed(0)} %, clients ${(busy(mine) * 100).toFixed(0)} % of a core; server ${(after.memory.rss / 1e6).toFixed(0)} MB; ${((after.rows - idle.rows) / Math.max(1, after.batches - idle.batches)).toFixed(1)} rows a batch`,
)
if (watchers > 0) {
  const late = seen.toSorted((a, b) => a - b)
  console.log(
    `${watchers} watchers heard ${seen.length} rows: p50 ${at(late, 0.5)} ms, p99 ${at(late, 0.99)} ms after they were kept`,
  )
}
if (refusals.length > 0) console.log(`the first refusal: ${refusals[0]}`)

if (values.restart) {
  const { port } = server
  await server.kill()
  const watch = new Worker(new URL('./online/health-watch.ts', import.meta.url), { workerData: server.url })
  const answered = new Promise<number>((resolve) => watch.once('message', resolve))
  server = await startChild({ url: postgres.url }, port)
  console.log(`killed and started again: health after ${(await answered).toFixed(0)} ms`)
}

for (const line of [...bouts.flatMap((bout) => bout.lines), ...lookers]) line.close()
await database.close()
await server.stop()
await postgres.stop()
rmSync(folder, { recursive: true, force: true })
process.exitCode = kept < acknowledged || Number(rows[0]?.gaps) > 0 ? 1 : 0
