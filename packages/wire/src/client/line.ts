import { type ClientMessage, CLOSED, type ServerMessage } from '../messages.ts'

/** What a line needs of a socket: a browser's, Node's, or one of a test. */
export interface Socket {
  readonly readyState: number
  send(text: string): void
  close(): void
  addEventListener(type: 'open' | 'error', listener: () => void): void
  addEventListener(type: 'close', listener: (event: { code: number; reason: string }) => void): void
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
}

export interface LineListener {
  /** The line is up, for the first time or again. */
  up(): void
  /** The line is down; it comes back by itself. */
  down(): void
  heard(message: ServerMessage): void
}

const OPEN = 1
const FIRST_WAIT = 100
const LONGEST_WAIT = 5000
/** However long a server asks us to stay away. */
const LONGEST_ASKED = 60_000

/** A connection to a server that comes back whenever it is lost. */
export class Line {
  readonly #connect: () => Socket
  readonly #listeners = new Set<LineListener>()
  readonly #longestWait: number
  #socket: Socket | null = null
  #wait = FIRST_WAIT
  #closed = false

  /** With a `longestWait` it tries again at least so often, in milliseconds. */
  constructor(connect: () => Socket, { longestWait = LONGEST_WAIT }: { longestWait?: number } = {}) {
    this.#connect = connect
    this.#longestWait = longestWait
    this.#open()
  }

  get isUp(): boolean {
    return this.#socket?.readyState === OPEN
  }

  /** Gives what stops the listening. */
  listen(listener: LineListener): () => void {
    this.#listeners.add(listener)
    if (this.isUp) listener.up()
    return () => this.#listeners.delete(listener)
  }

  /** Says something, if the line is up. What must not be lost is said again by whoever knows that it was. */
  say(message: ClientMessage): void {
    if (this.isUp) this.#socket?.send(JSON.stringify(message))
  }

  #open(): void {
    if (this.#closed) return
    const socket = this.#connect()
    this.#socket = socket
    let over = false
    socket.addEventListener('open', () => {
      this.#wait = FIRST_WAIT
      for (const listener of this.#listeners) listener.up()
    })
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as ServerMessage // from the server that sent the page
      for (const listener of this.#listeners) listener.heard(message)
    })
    const lost = () => {
      if (over) return
      over = true
      for (const listener of this.#listeners) listener.down()
      if (this.#closed) return
      // Not all at once: a server that comes back has many callers.
      setTimeout(() => this.#open(), this.#wait * (0.5 + Math.random() / 2))
      this.#wait = Math.min(2 * this.#wait, Math.max(this.#wait, this.#longestWait))
    }
    socket.addEventListener('close', ({ code, reason }) => {
      if (code === CLOSED.busy)
        this.#wait = Math.min(Math.max(FIRST_WAIT, Number(reason) || 0), LONGEST_ASKED)
      lost()
    })
    socket.addEventListener('error', lost)
  }

  close(): void {
    this.#closed = true
    this.#socket?.close()
  }
}
