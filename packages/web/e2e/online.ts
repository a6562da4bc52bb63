import { join } from 'node:path'
import type { Game, Side } from '@touchback/engine'
import { Follower, Line, RemoteMatch } from '@touchback/wire'
import { expect, type Page, type WebSocketRoute } from '@playwright/test'
import { root } from '../../../scripts/sources.ts'
import { readConfig, setRole, startServer, withDatabase } from '../../server/src/index.ts'
import { SOON, Table } from './match.ts'

/** The real server with a PostgreSQL of its own, serving the page that was built for the tests. */
export async function startOnline(
  data = 'e2e-postgresql',
): Promise<{ url: string; stop: () => Promise<void>; promote: (name: string) => Promise<void> }> {
  const config = { ...readConfig({}, root), data: join(root, '.cache', data) }
  const server = await startServer(config, { page: process.env['TOUCHBACK_DIST'] ?? null })
  const door = server.door()
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  const address = door.address()
  const port = typeof address === 'object' ? address?.port : 0
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () => server.stop(),
    promote: async (name) => {
      await withDatabase(config, (database) => setRole(database, name, 'moderator'))
    },
  }
}

/** Somebody beside the pages who hears what the server tells everybody. */
export class Witness {
  readonly #line: Line
  readonly remote: RemoteMatch
  #follower: Follower | null = null

  constructor(url: string, id: string) {
    const address = `${url.replace(/^http/u, 'ws')}api/v1/live`
    this.#line = new Line(() => new WebSocket(address))
    this.remote = new RemoteMatch(this.#line, id, { entry: (entry) => this.#follow()?.hear(entry) })
  }

  #follow(): Follower | null {
    const spec = this.remote.table?.spec
    if (spec) this.#follower ??= new Follower(spec)
    return this.#follower
  }

  get game(): Game | null {
    return this.#follower?.game ?? null
  }

  close(): void {
    this.#line.close()
  }
}

/** A match screen on the server's table: what counts is what the server says. */
export class OnlineHands extends Table {
  readonly #witness: Witness

  constructor(page: Page, witness: Witness, own: Side) {
    super(page, own)
    this.#witness = witness
  }

  override async count(): Promise<number> {
    return (await this.#bar()).rows
  }

  /** The match, once the page knows all of it and has nothing under way: a walk is declared and walked in two steps. */
  override async game(): Promise<Game> {
    await expect
      .poll(
        async () => {
          const { rows, busy } = await this.#bar()
          return !busy && rows === this.#witness.remote.seq && this.#witness.game !== null
        },
        { intervals: SOON },
      )
      .toBe(true)
    if (this.#witness.game === null) throw new Error('the match has not begun')
    return this.#witness.game
  }

  /** An answer is under way for as long as the server takes. */
  override async rested(): Promise<void> {
    await expect.poll(async () => (await this.#bar()).busy, { intervals: SOON }).toBe(false)
  }

  async #bar(): Promise<{ rows: number; busy: boolean }> {
    return this.page.locator('[data-row]').evaluate(({ dataset }: HTMLElement) => ({
      rows: Number(dataset['row']),
      busy: dataset['busy'] === 'true',
    }))
  }
}

/** The line between a page and the server, to be cut and mended. */
export class Cable {
  readonly #routes: WebSocketRoute[] = []
  #cut = false

  static async of(page: Page): Promise<Cable> {
    const cable = new Cable()
    await page.routeWebSocket(/api\/v1\/live/u, (route) => cable.#lay(route))
    return cable
  }

  #lay(route: WebSocketRoute): void {
    if (this.#cut) return void route.close()
    route.connectToServer()
    this.#routes.push(route)
  }

  async cut(): Promise<void> {
    this.#cut = true
    await Promise.all(this.#routes.splice(0).map((route) => route.close()))
  }

  mend(): void {
    this.#cut = false
  }
}
