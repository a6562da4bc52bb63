import type { Side } from '@touchback/engine'
import { type ClientMessage, CLOSED, type CoachName, type ServerMessage } from '@touchback/wire'
import type { WebSocket } from 'ws'
import type { Visitor } from '../accounts/visitor.ts'
import { isDatabaseAway, unkeepable } from '../database/away.ts'
import { sideOf } from '../database/matches.ts'
import { chatOf, plainWords, say } from '../lobby/chat.ts'
import { agree, claim } from '../lobby/agreements.ts'
import { addWords } from '../lobby/tables.ts'
import { Refused } from '../refused.ts'
import { MESSAGE_RIGHTS, whyNot } from '../rights.ts'
import { wordsOf } from '../say.ts'
import { Allowance } from './allowance.ts'
import type { Ear } from './ears.ts'
import type { Hall } from './hall.ts'
import type { LiveMatch } from './live-match.ts'
import { AWAY, type Outcome } from './outcome.ts'
import { readMessage } from './message.ts'

/** A person clicks a few times a second; a program that plays many seats says more, and when it comes back it comes to all its tables at once. */
const MESSAGES = { burst: 1200, perSecond: 200 }
const CHAT = { burst: 5, perSecond: 0.5 }
/** Whoever has this much unread is not reading. */
const MOST_UNREAD = 4 * 1024 * 1024
const MOST_TABLES = 500
const PING_EVERY = 15_000
/** When so many wait to come to a table, others are told to come again, and when. */
const MOST_WAITING = 1000
/** About what it takes to let one in. */
const MS_EACH = 4

type About<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>

interface Seat {
  readonly match: LiveMatch
  readonly ear: Ear
}

/** One connection: who it is, and the tables it sits at. */
export class Connection {
  readonly #hall: Hall
  readonly #socket: WebSocket
  readonly #visitor: Visitor
  readonly #tables = new Map<string, Seat>()
  readonly #messages = new Allowance(MESSAGES)
  readonly #chat = new Allowance(CHAT)
  readonly #tellLobby = (): void => this.#send({ type: 'lobby' })
  /** Milliseconds to there and back, as last measured. */
  #lag = 0
  #pinged = 0
  #answered = true
  readonly #pinging: NodeJS.Timeout
  /** Whether he may still do what he might when he came. */
  readonly #stillThere: () => Promise<boolean>

  /** Whoever has come is welcomed, and listened to until he goes. */
  static open(hall: Hall, socket: WebSocket, visitor: Visitor, stillThere: () => Promise<boolean>): void {
    const { waiting } = hall.arrivals
    if (waiting >= MOST_WAITING) {
      socket.on('error', () => socket.terminate())
      socket.close(CLOSED.busy, String(waiting * MS_EACH))
      return
    }
    new Connection(hall, socket, visitor, stillThere).#welcome()
  }

  private constructor(hall: Hall, socket: WebSocket, visitor: Visitor, stillThere: () => Promise<boolean>) {
    this.#hall = hall
    this.#socket = socket
    this.#visitor = visitor
    this.#stillThere = stillThere
    // Every message comes whole and as a Buffer, for nothing else was asked of the socket.
    socket.on('message', (data, isBinary) => this.#heard(data as Buffer, isBinary))
    socket.on('close', () => this.#closed())
    socket.on('error', () => socket.terminate())
    socket.on('pong', () => this.#measured())
    this.#pinging = setInterval(() => void this.#ping(), PING_EVERY)
    this.#pinging.unref()
  }

  #welcome(): void {
    this.#hall.connections++
    this.#send({ type: 'welcome', coach: this.#visitor.coach, engine: this.#hall.engine, now: Date.now() })
    this.#pinged = performance.now()
    this.#socket.ping()
    if (this.#visitor.coach !== null) this.#hall.presence.came(this.#visitor.coach)
  }

  #measured(): void {
    this.#answered = true
    this.#lag = Math.round(performance.now() - this.#pinged)
  }

  /** Whoever does not answer is gone; whose session has ended is shown out. */
  async #ping(): Promise<void> {
    if (!this.#answered) return this.#socket.terminate()
    this.#answered = false
    this.#pinged = performance.now()
    this.#socket.ping()
    if (this.#visitor.coach !== null && !(await this.#stillThere().catch(() => true)))
      this.#socket.close(CLOSED.rude, 'You are not signed in any more.')
  }

  #send(message: ServerMessage): void {
    this.#write(JSON.stringify(message))
  }

  #write(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#socket.bufferedAmount > MOST_UNREAD) {
      this.#socket.close(CLOSED.slow, 'You do not read what you are told.')
      this.#socket.terminate()
      return
    }
    this.#socket.send(text)
  }

  #heard(data: Buffer, isBinary: boolean): void {
    if (!this.#messages.take()) {
      this.#socket.close(CLOSED.rude, 'That was too much at once.')
      return
    }
    const message = isBinary ? null : readMessage(data.toString())
    if (message === null) return this.#send({ type: 'problem', sentence: 'That is no message we know.' })
    const problem = whyNot(MESSAGE_RIGHTS[message.type], this.#visitor)
    if (problem !== null) return this.#send({ type: 'problem', sentence: problem })
    this.#handle(message).catch((error: unknown) => this.#failed(message, error))
  }

  #failed(message: ClientMessage, error: unknown): void {
    const match = 'match' in message ? message.match : ''
    const seq = 'seq' in message ? message.seq : null
    const refused = error instanceof Refused ? error : unkeepable(error)
    if (refused !== null) return this.#send({ type: 'refused', match, seq, sentence: refused.message })
    if (isDatabaseAway(error)) {
      this.#hall.sayOnce(`the database is away: ${wordsOf(error)}`)
      return this.#send({ type: 'away', match, sentence: AWAY })
    }
    this.#hall.sayOnce(`a message "${message.type}" went wrong: ${wordsOf(error)}`)
    this.#send({ type: 'refused', match, seq, sentence: 'Something went wrong on the server.' })
  }

  async #handle(message: ClientMessage): Promise<void> {
    switch (message.type) {
      case 'join':
        return this.#join(message)
      case 'leave':
        return this.#leave(message.match)
      case 'choice': {
        const { match, side } = this.#seated(message.match)
        return this.#told(message, await match.choice(side, message.seq, message.choice, this.#lag))
      }
      case 'take-back': {
        const { match, side } = this.#seated(message.match)
        return this.#told(message, await match.takeBack(side, message.seq))
      }
      case 'words':
        await addWords(this.#hall, this.#coach(), message.match, message.words)
        return
      case 'offer': {
        const { match, side } = this.#seated(message.match)
        return agree(this.#hall, match, side, message.what)
      }
      case 'claim': {
        const { match, side } = this.#seated(message.match)
        return claim(this.#hall, match, side)
      }
      case 'say':
        return this.#say(message)
      case 'differs':
        return this.#differs(message)
      case 'lobby':
        if (message.on) this.#hall.lobbyEars.add(this.#tellLobby)
        else this.#hall.lobbyEars.delete(this.#tellLobby)
        return
      case 'ping':
        return this.#send({ type: 'pong', n: message.n, now: Date.now() })
    }
  }

  #coach(): CoachName {
    if (this.#visitor.coach === null) throw new Refused(401, 'You are not signed in.')
    return this.#visitor.coach
  }

  /** The table he has joined and coaches a side at. */
  #seated(id: string): { match: LiveMatch; side: Side } {
    const seat = this.#tables.get(id)
    if (seat === undefined) throw new Refused(409, 'Join the table first.')
    const side = sideOf(seat.match.row, this.#coach().id)
    if (side === null) throw new Refused(403, 'You do not coach in this match.')
    return { match: seat.match, side }
  }

  /** What counts has been told to everybody at the table; a repeated answer is told once more to whoever repeated it. */
  #told(message: About<'choice' | 'take-back'>, outcome: Outcome): void {
    const { match, seq } = message
    if (outcome.type === 'refused') this.#send({ type: 'refused', match, seq, sentence: outcome.sentence })
    else if (outcome.type === 'away') this.#send({ type: 'away', match, sentence: AWAY })
    else if (outcome.repeated) this.#send({ type: 'entry', match, entry: outcome.entry, clock: null })
  }

  /** Whoever runs the server reads it on a screen: it is told like chat, and of tables one sits at. */
  #differs({ match, seq, hash }: About<'differs'>): void {
    if (!this.#tables.has(match)) throw new Refused(409, 'Join the table first.')
    this.#hall.sayOnce(`match ${match}: a page has come to "${plainWords(hash)}" after row ${seq}`)
  }

  #join(message: About<'join'>): Promise<void> {
    return this.#hall.arrivals.pass(() => this.#arrive(message))
  }

  async #arrive({ match: id, from = 0 }: About<'join'>): Promise<void> {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#tables.size >= MOST_TABLES && !this.#tables.has(id))
      throw new Refused(429, 'Nobody sits at so many tables.')
    const match = await this.#hall.match(id)
    if (match === null) throw new Refused(404, 'There is no such table.')
    const before = this.#tables.get(id)
    before?.match.ears.delete(before.ear)
    const coach = this.#visitor.coach?.id ?? null
    const ear: Ear = {
      // A watcher may take a seat, and whoever hears knows best where he sits now.
      get side() {
        return sideOf(match.row, coach)
      },
      coach,
      send: (text) => this.#write(text),
    }
    this.#tables.set(id, { match, ear })
    await match.join(ear, from)
    const lines = await chatOf(this.#hall.database, match.row)
    if (lines.length > 0) this.#send({ type: 'chat', match: id, lines })
    this.#hall.attendance.changed(match)
  }

  #leave(id: string): void {
    const seat = this.#tables.get(id)
    if (seat === undefined) return
    this.#tables.delete(id)
    seat.match.ears.delete(seat.ear)
    this.#hall.attendance.changed(seat.match)
  }

  async #say({ match: id, words }: About<'say'>): Promise<void> {
    const seat = this.#tables.get(id)
    if (seat === undefined) throw new Refused(409, 'Join the table first.')
    if (!this.#chat.take()) throw new Refused(429, 'Let the others have a word.')
    const plain = plainWords(words)
    if (plain === '') return
    await this.#hall.said(id, await say(this.#hall.database, seat.match.row, this.#coach(), plain))
  }

  #closed(): void {
    this.#hall.connections--
    clearInterval(this.#pinging)
    if (this.#visitor.coach !== null) this.#hall.presence.went(this.#visitor.coach)
    this.#hall.lobbyEars.delete(this.#tellLobby)
    for (const id of this.#tables.keys()) this.#leave(id)
  }
}
