import type { Reading } from '@touchback/engine'
import { type CoachName, Line, type ServerMessage } from '@touchback/wire'
import { ENGINE } from '../lib/engine.ts'
import { call } from './api.ts'

/** Who somebody is on the server. */
export interface Me extends CoachName {
  readonly role: string
}

interface Health {
  readonly ok: boolean
  readonly database: 'here' | 'away'
  /** By which others in the home network reach the server. */
  readonly addresses?: readonly string[]
}

/** `asking`: nobody has answered yet; `none`: this page came without a server; `lost`: nothing answers; `away`: its database is. */
type Standing = 'asking' | 'none' | 'lost' | 'away' | 'here'

async function health(): Promise<Health | 'none' | 'lost'> {
  try {
    const response = await fetch('/api/v1/health')
    return response.ok || response.status === 503 ? await response.json() : 'none'
  } catch {
    return 'lost'
  }
}

const connect = (): WebSocket => {
  const address = new URL('/api/v1/live', location.href)
  address.protocol = address.protocol.replace('http', 'ws')
  return new WebSocket(address)
}

/** The server this page came from, if it came from one, and who we are there. */
class Place {
  standing = $state<Standing>('asking')
  me = $state.raw<Me | null>(null)
  /** By which others in the home network reach the server. */
  addresses = $state.raw<readonly string[]>([])
  /** The server plays by other rules than this page: it must be loaded again. */
  outdated = $state(false)
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = 0
  /** Another visitor has another line. */
  line = $state.raw<Line | null>(null)
  #visits = 0

  /** A screen that needs the server is there, until what this gives is called. */
  visit(): () => void {
    this.#visits++
    void this.look()
    return () => {
      this.#visits--
      // The next screen may need it as well.
      setTimeout(() => this.#visits === 0 && this.#hangUp(), 0)
    }
  }

  async look(): Promise<void> {
    const told = await health()
    if (typeof told === 'string') return void (this.standing = told)
    this.addresses = told.addresses ?? []
    if (told.database === 'away') return void (this.standing = 'away')
    const { value } = await call<{ coach: Me | null }>('GET', '/me')
    this.me = value?.coach ?? null
    this.standing = value === null ? 'away' : 'here'
    if (this.#visits > 0 && this.line === null) this.#ring()
  }

  #ring(): void {
    this.line = new Line(connect)
    this.line.listen({ up: () => {}, down: () => {}, heard: (message) => this.#heard(message) })
  }

  #hangUp(): void {
    this.line?.close()
    this.line = null
  }

  #heard(message: ServerMessage): void {
    if (message.type !== 'welcome') return
    this.ahead = message.now - Date.now()
    this.outdated = ENGINE !== null && message.engine !== ENGINE
  }

  /** We look after what others say and play. */
  get moderates(): boolean {
    return this.me?.role === 'moderator' || this.me?.role === 'operator'
  }

  /** The server's time. */
  get now(): number {
    return Date.now() + this.ahead
  }

  /** The server takes us for somebody else now: the line must know it too. */
  #become(coach: Me | null): void {
    const same = coach?.id === this.me?.id && coach?.name === this.me?.name
    this.me = coach
    if (same) return
    this.#hangUp()
    this.#ring()
  }

  /** The sentence why not; null when it is done. */
  async enter(path: string, body: unknown): Promise<string | null> {
    const { value, problem } = await call<{ coach: Me | null }>('POST', path, body)
    if (value === null) return problem
    this.#become(value.coach)
    return null
  }

  /** Whoever is nobody yet becomes a guest. The sentence why not; null when there is somebody. */
  async beSomebody(): Promise<string | null> {
    return this.me === null ? this.enter('/guest', {}) : null
  }

  /** The account is gone. */
  forget(): void {
    this.#become(null)
  }

  /** Asks in our name, as a guest if need be. */
  async ask<T>(method: 'POST' | 'DELETE', path: string, body?: unknown): Promise<Reading<T>> {
    const problem = await this.beSomebody()
    return problem === null ? call<T>(method, path, body) : { value: null, problem }
  }
}

export const place = new Place()
