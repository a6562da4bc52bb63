import type { Event, Game, Side } from '@touchback/engine'
import { type Line, type Names, namesOf, Narrator, sentence } from '@touchback/words'
import { nameOf } from '../board/geometry.ts'
import { wentWell } from './dice.ts'

/** A player named in a line of the log. */
export interface Mention {
  readonly side: Side
  readonly number: number
  readonly name: string
}

/** A sentence with everybody who is named in it apart. */
export type Pieces = readonly (string | Mention)[]

/** A line of the log as it is shown: who is named where, whose deed it is, what was rolled. */
export interface LogLine extends Line {
  readonly pieces: Pieces
  readonly side: Side | null
  /** Faces of block dice, or numbers. */
  readonly dice: readonly (string | number)[]
  /** Whether the roll was good for whoever it was rolled for; null where it is neither. */
  readonly passed: boolean | null
  readonly isInjury: boolean
}

/** Players stand in a sentence by their ids, until it is known how they are shown. */
const MENTION = /⟦(?<id>\d+)⟧/u
const logNames = (game: Game): Names =>
  namesOf(game, {
    player: (id) => `⟦${id}⟧`,
    square: (at) => (at === null ? 'off the pitch' : nameOf(at)),
  })

function piecesOf(game: Game, text: string): Pieces {
  return (
    text
      .replaceAll('===', '')
      // Faces of block dice: their pictures are beside it.
      .replaceAll('] [', ', ')
      .replaceAll(/[[\]]/gu, '')
      .trim()
      .split(MENTION)
      .map((piece, index) => (index % 2 === 0 ? piece : mentionOf(game, Number(piece))))
      .filter((piece) => piece !== '')
  )
}

/** Somebody as a sentence names him. */
export function mentionOf({ match }: Game, id: number): Mention {
  const { side } = match.player(id)
  const { name, number } = match.sheet(match.player(id))
  return { side, number, name: name.replace(new RegExp(` ${number}$`, 'u'), '') }
}

/** What is happening just now, as the log will tell it; null for what it does not tell. */
export function happening(game: Game, event: Event): Pieces | null {
  const text = sentence(event, logNames(game))
  return text === null ? null : piecesOf(game, text)
}

/** The lines of a match's log. */
export class LogNarrator {
  readonly #game: Game
  readonly #narrator: Narrator

  constructor(game: Game) {
    this.#game = game
    this.#narrator = new Narrator(game, logNames(game))
  }

  tell(events: readonly Event[]): LogLine[] {
    return this.#narrator.tell(events).map((line) => this.#shown(line))
  }

  /** The walk that is under way; it is told when it has ended. */
  get underWay(): LogLine | null {
    const line = this.#narrator.underWay
    return line === null ? null : this.#shown(line)
  }

  #shown(line: Line): LogLine {
    const { event } = line
    const pieces = piecesOf(this.#game, line.text)
    return {
      ...line,
      pieces,
      text: pieces.map((piece) => (typeof piece === 'string' ? piece : spoken(piece))).join(''),
      side: this.#sideOf(event),
      dice: diceOf(event),
      passed: wentWell(this.#game.edition, event),
      isInjury: INJURIES.includes(event.type),
    }
  }

  #sideOf(event: Event): Side | null {
    if ('side' in event) return event.side
    const player = doer(event)
    return player === null ? null : this.#game.match.player(player).side
  }
}

const spoken = ({ number, name }: Mention): string => `${number} ${name}`

/** Whose deed it is: who did it before whom it was done to. */
function doer(event: Event): number | null {
  if ('by' in event && event.by !== null) return event.by
  if ('blocker' in event) return event.blocker
  return 'player' in event ? event.player : null
}

const INJURIES: readonly Event['type'][] = [
  'injury',
  'casualty',
  'serious-injury',
  'stunned',
  'healed',
  'recovered',
]

function diceOf(event: Event): readonly (string | number)[] {
  if ('faces' in event) return event.faces
  if (event.type === 'block-result') return [event.face]
  if (event.type === 'roll-off') return [...event.dice.home, ...event.dice.away]
  if (event.type === 'gate') return []
  if ('die' in event) return event.die === null ? [] : [event.die]
  if ('dice' in event) return [event.dice].flat()
  return []
}

/** The log of a match in English. It follows a growing list of events and starts anew when some were taken back. */
export class Teller {
  readonly #game: () => Game
  #narrator: LogNarrator
  #told = 0
  #last: Event | undefined
  #lines: readonly LogLine[] = []

  constructor(game: () => Game) {
    this.#game = game
    this.#narrator = new LogNarrator(game())
  }

  lines(events: readonly Event[]): readonly LogLine[] {
    const goesOn = events.length >= this.#told && (this.#told === 0 || events[this.#told - 1] === this.#last)
    if (!goesOn) {
      this.#narrator = new LogNarrator(this.#game())
      this.#told = 0
      this.#lines = []
    }
    const more = this.#narrator.tell(events.slice(this.#told))
    this.#told = events.length
    this.#last = events.at(-1)
    if (more.length > 0) this.#lines = [...this.#lines, ...more]
    return this.#lines
  }

  /** The same with the walk that is under way. */
  upToNow(events: readonly Event[]): readonly LogLine[] {
    const lines = this.lines(events)
    const walk = this.#narrator.underWay
    return walk === null ? lines : [...lines, walk]
  }
}
