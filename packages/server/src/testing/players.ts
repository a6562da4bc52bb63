import { BOTS } from '@touchback/bots'
import { type Choice, editionOf, type Side } from '@touchback/engine'
import { suggestedDraft } from '@touchback/league'
import { Follower, Line, RemoteMatch, type ServerMessage, type Socket, type TableInfo } from '@touchback/wire'
import { startServer, type TouchbackServer } from '../server.ts'
import type { Config } from '../config.ts'
import { testConfig } from './config.ts'

/** A server on a port of its own. */
export async function listening(
  databaseUrl: string,
  more: Partial<Config> = {},
  wanted = 0,
  say: (words: string) => void = () => {},
): Promise<{ server: TouchbackServer; url: string; stop: () => Promise<void> }> {
  const server = await startServer(testConfig(databaseUrl, more), { say })
  const door = server.door()
  await new Promise<void>((resolve) => door.listen(wanted, '127.0.0.1', resolve))
  const address = door.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { server, url: `http://127.0.0.1:${port}`, stop: () => server.stop() }
}

export interface Answer<T> {
  readonly status: number
  readonly body: T & { problem?: string }
}

/** Somebody with a browser: a cookie, and a name. */
export class Person {
  readonly url: string
  cookie = ''
  id = ''
  name = ''

  constructor(url: string) {
    this.url = url
  }

  static async guest(url: string): Promise<Person> {
    const person = new Person(url)
    const { body } = await person.post<{ coach: { id: string; name: string } }>('/guest', {})
    if (body.problem !== undefined) throw new Error(body.problem)
    person.id = body.coach.id
    person.name = body.coach.name
    return person
  }

  async call<T = unknown>(
    method: string,
    path: string,
    payload?: unknown,
    headers: object = {},
  ): Promise<Answer<T>> {
    const response = await fetch(`${this.url}/api/v1${path}`, {
      method,
      headers: {
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
    })
    for (const cookie of response.headers.getSetCookie())
      if (cookie.includes('session_token')) this.cookie = cookie.split(';')[0] ?? ''
    // What is answered there, or what is wrong: whoever calls knows the route.
    return { status: response.status, body: (await response.json()) as T & { problem?: string } }
  }

  get<T = unknown>(path: string): Promise<Answer<T>> {
    return this.call('GET', path)
  }

  post<T = unknown>(path: string, payload: unknown): Promise<Answer<T>> {
    return this.call('POST', path, payload)
  }

  /** A line that brings the cookie along. */
  line(url = this.url, longestWait?: number): Line {
    return new Line(
      () => socketTo(url, { cookie: this.cookie }),
      longestWait === undefined ? {} : { longestWait },
    )
  }
}

type NodeSocket = new (url: string, options: { headers: Record<string, string> }) => Socket

/** Node's own socket takes headers, which a browser's does not: tests of the page see the types of that one. */
export const socketTo = (url: string, headers: Record<string, string>): Socket =>
  new (WebSocket as unknown as NodeSocket)(`${url.replace(/^http/u, 'ws')}/api/v1/live`, { headers })

export const teamOf = (book: string, roster?: string): object => {
  const edition = editionOf(book)
  const [first = ''] = Object.keys(edition.teams.rosters)
  return {
    format: 'touchback-team',
    version: 1,
    edition: book,
    league: false,
    colour: '#aa2222',
    draft: suggestedDraft(edition, roster ?? first, 'Some Team'),
  }
}

/** Two guests at a table that has begun. */
export async function twoAtATable(
  url: string,
  terms: object,
  people?: readonly [Person, Person],
): Promise<{ home: Person; away: Person; id: string }> {
  const [home, away] = people ?? [await Person.guest(url), await Person.guest(url)]
  // All terms name a book; what else they say is for the server to judge.
  const { book } = terms as { book: string }
  const opened = await home.post<{ table: TableInfo }>('/tables', { terms, team: teamOf(book) })
  if (opened.status !== 200) throw new Error(opened.body.problem)
  const { id } = opened.body.table
  await home.post(`/tables/${id}/words`, { words: 'home words' })
  const joined = await away.post<{ table: TableInfo }>(`/tables/${id}/join`, {
    team: teamOf(book),
    words: 'away words',
  })
  if (joined.status !== 200) throw new Error(joined.body.problem)
  return { home, away, id }
}

/** A program at a seat: plays until the match is over or it is told to stop. */
export class Player {
  readonly remote: RemoteMatch
  readonly line: Line
  readonly refusals: string[] = []
  readonly troubles: (string | null)[] = []
  readonly others: ServerMessage[] = []
  follower: Follower | null = null
  readonly over: Promise<void>
  /** The first rows are there. */
  readonly begun: Promise<void>
  /** How many of its answers counted. */
  answered = 0
  #done: () => void = () => {}
  #started: () => void = () => {}
  /** Rows that were told once more. */
  repeats = 0
  /** Messages about matches it has not joined. */
  strays = 0
  readonly #bot
  #thinking = false
  #idle: boolean
  readonly #pace: number
  readonly #told = new Set<number>()

  /** With a `pace` it thinks for so many milliseconds before every answer. */
  constructor(
    person: Person,
    id: string,
    {
      url,
      seed = 1,
      idle = false,
      pace = 0,
      longestWait,
    }: { url?: string; seed?: number; idle?: boolean; pace?: number; longestWait?: number } = {},
  ) {
    this.#pace = pace
    this.#idle = idle
    this.#bot = BOTS['random']?.(seed)
    this.over = new Promise((resolve) => (this.#done = resolve))
    this.begun = new Promise((resolve) => (this.#started = resolve))
    this.line = person.line(url, longestWait)
    this.remote = new RemoteMatch(this.line, id, {
      table: (table) => {
        if (table.state === 'over') this.#done()
      },
      entry: (entry) => {
        this.#follow().hear(entry)
        this.#started()
        void this.play()
      },
      again: (entries) => {
        this.follower = null
        for (const entry of entries) this.#follow().hear(entry)
        if (entries.length > 0) this.#started()
        void this.play()
      },
      trouble: (sentence) => this.troubles.push(sentence),
      other: (message) => this.others.push(message),
    })
    this.line.listen({
      up: () => {},
      down: () => {},
      heard: (message) => {
        if (message.type === 'refused' && message.match !== id) this.strays++
        if (message.type !== 'entry' || message.match !== id) return
        if (this.#told.has(message.entry.seq)) this.repeats++
        this.#told.add(message.entry.seq)
      },
    })
  }

  #follow(): Follower {
    const spec = this.remote.table?.spec
    if (!spec) throw new Error('rows before the table')
    this.follower ??= new Follower(spec)
    return this.follower
  }

  get side(): Side | null {
    return this.remote.side
  }

  /** Answers nothing any more, and goes on listening. */
  hold(): void {
    this.#idle = true
  }

  /** What a program would choose; null when it is not asked. */
  think(): Choice | null {
    const game = this.follower?.game
    return game?.decision?.side === this.side ? (this.#bot?.choose(game) ?? null) : null
  }

  async play(): Promise<void> {
    const game = this.follower?.game
    if (this.#idle || this.#thinking || !game?.decision || game.decision.side !== this.side) return
    this.#thinking = true
    const choice = this.#bot?.choose(game)
    if (this.#pace > 0) await new Promise((resolve) => setTimeout(resolve, this.#pace))
    const sentence = choice === undefined ? 'no bot' : await this.remote.answer(choice)
    this.#thinking = false
    if (sentence === null) this.answered++
    else this.refusals.push(sentence)
    void this.play()
  }

  close(): void {
    this.line.close()
  }
}
