import { editionOf } from '@touchback/engine'
import { suggestedDraft } from '@touchback/league'
import { Follower, Line, RemoteMatch, type TableInfo } from '@touchback/wire'
import { UsageError } from '../usage-error.ts'
import type { Speaker } from './speaker.ts'

const LOOK_EVERY = 3000
const PATIENCE = 10

/** Plays every seat of an account, as many as there are, until so many matches are over. */
export class OnlineBot {
  readonly #url: string
  readonly #token: string
  readonly #speaker: Speaker
  readonly #line: Line
  readonly #seats = new Map<string, Seat>()
  readonly #left: number
  #over = 0
  #done: () => void = () => {}
  readonly done: Promise<void>

  constructor(url: string, token: string, speaker: Speaker, matches: number) {
    this.#url = url.replace(/\/+$/u, '')
    this.#token = token
    this.#speaker = speaker
    this.#left = matches
    const address = `${this.#url.replace(/^http/u, 'ws')}/api/v1/live`
    const headers = { authorization: `Bearer ${token}` }
    // Node's takes headers as well, which a browser's does not.
    this.#line = new Line(() => new WebSocket(address, { headers }))
    this.done = new Promise((resolve) => (this.#done = resolve))
  }

  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const headers = { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' }
    const response = await fetch(`${this.#url}/api/v1${path}`, {
      method,
      headers: body === undefined ? { authorization: headers.authorization } : headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    // What the server answers on this path, or what is wrong: its own page of the API says so.
    const json = (await response.json()) as T & { problem?: string }
    if (!response.ok) throw new UsageError(`the server says: ${json.problem ?? response.status}`)
    return json
  }

  /** A sensible team of the first list of a book. */
  #team(book: string): object {
    const edition = editionOf(book)
    const [roster = ''] = Object.keys(edition.teams.rosters)
    const draft = suggestedDraft(edition, roster, 'The Programs')
    return { format: 'touchback-team', version: 1, edition: book, league: false, colour: '#3a7de8', draft }
  }

  async join(id: string): Promise<void> {
    const { table } = await this.call<{ table: TableInfo }>('GET', `/tables/${id}`)
    const words = crypto.randomUUID()
    if (table.you === null && table.state === 'open')
      await this.call('POST', `/tables/${id}/join`, { team: this.#team(table.terms.book), words })
    this.#sit(id)
  }

  async open(book: string): Promise<string> {
    const { table } = await this.call<{ table: TableInfo }>('POST', '/tables', {
      terms: { book, public: true },
      team: this.#team(book),
    })
    await this.call('POST', `/tables/${table.id}/words`, { words: crypto.randomUUID() })
    this.#sit(table.id)
    return table.id
  }

  /** Sits down wherever the account has a seat, now and whenever there is another. */
  async playAll(): Promise<void> {
    const { coach } = await this.call<{ coach: { id: string } | null }>('GET', '/me')
    if (coach === null) throw new UsageError('the server does not know this token')
    const look = (): Promise<void> => this.#sitEverywhere(coach.id)
    await look()
    const looking = setInterval(() => void look().catch(() => {}), LOOK_EVERY)
    await this.done
    clearInterval(looking)
  }

  /** All live tables of the account, page by page. */
  async #sitEverywhere(coach: string): Promise<void> {
    let next: string | null = null
    do {
      const after: string = next === null ? '' : `&after=${next}`
      const page = await this.call<{ tables: TableInfo[]; next: string | null }>(
        'GET',
        `/tables?state=live&coach=${coach}${after}`,
      )
      for (const table of page.tables) this.#sit(table.id)
      next = page.next
    } while (next !== null)
  }

  #sit(id: string): void {
    if (this.#seats.has(id)) return
    const seat = new Seat(this.#line, id, this.#speaker, () => {
      if (++this.#over >= this.#left) this.#done()
    })
    this.#seats.set(id, seat)
  }

  close(): void {
    this.#line.close()
  }
}

/** One seat at one table. */
class Seat {
  readonly #remote: RemoteMatch
  readonly #speaker: Speaker
  readonly #onOver: () => void
  #follower: Follower | null = null
  #thinking = false
  #isOver = false
  #refusals = 0

  constructor(line: Line, id: string, speaker: Speaker, onOver: () => void) {
    this.#speaker = speaker
    this.#onOver = onOver
    this.#remote = new RemoteMatch(line, id, {
      table: (table) => this.#changed(table),
      entry: (entry) => {
        this.#follow().hear(entry)
        void this.#play()
      },
      again: (entries) => {
        this.#follower = null
        for (const entry of entries) this.#follow().hear(entry)
        void this.#play()
      },
    })
  }

  #changed({ state, ending }: TableInfo): void {
    if (state !== 'over' || this.#isOver) return
    this.#isOver = true
    this.#speaker.tell({ type: 'over', match: this.#remote.id, ending })
    this.#onOver()
  }

  #follow(): Follower {
    const { table, id } = this.#remote
    if (!table?.spec) throw new Error('rows came before the table')
    if (this.#follower === null) {
      this.#follower = new Follower(table.spec)
      if (table.you !== null)
        this.#speaker.tell({ type: 'match', match: id, side: table.you, spec: table.spec })
    }
    return this.#follower
  }

  async #play(): Promise<void> {
    const game = this.#follower?.game
    if (this.#thinking || this.#isOver || !game?.decision || game.decision.side !== this.#remote.side) return
    this.#thinking = true
    const { id, seq } = this.#remote
    const choice = await this.#speaker.ask(id, seq, game.decision, game.state)
    const sentence = await this.#remote.answer(choice, seq)
    this.#thinking = false
    if (sentence !== null && !this.#isOver) {
      this.#speaker.tell({ type: 'refused', match: id, seq, sentence })
      if (++this.#refusals > PATIENCE)
        throw new UsageError(`the program does not find a legal answer: ${sentence}`)
    } else this.#refusals = 0
    void this.#play()
  }
}
