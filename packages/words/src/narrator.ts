import { type Event, type Game, settledBy, type XY } from '@touchback/engine'
import { citedRules } from './citations.ts'
import { type Names, sentence } from './sentences.ts'
import { thingName } from './things.ts'
import { testOutcome, testWords } from './tests.ts'
import { plainWords, square } from './words.ts'

/** A line of a match's log: what happened, and the rules of the edition's own book that say so. */
export interface Line {
  readonly text: string
  /** A new turn begins. */
  readonly heading: boolean
  /** The key of the rule, as the event had it. */
  readonly rule: string
  /** Its ids in the catalogue. */
  readonly ids: readonly string[]
  /** What is told; of a walk its first step. */
  readonly event: Event
  /** Lines of one player's action have the same number; null for what belongs to nobody's. */
  readonly activation: number | null
}

/** Who is who in a match, for sentences. Squares are `x,y` unless told otherwise. */
export const namesOf = ({ match }: Game, changes: Partial<Names> = {}): Names => ({
  player: (id) => {
    const player = match.state.players[id]
    if (player === undefined) return `player ${id}`
    const { number } = match.sheet(player)
    const name = shortName(match.sheet(player))
    return player.side === 'home' ? `${number}▸ ${name}` : `◂${number} ${name}`
  },
  team: (side) => match.teamSheet(side).name,
  skill: (id) => match.edition.players.skills[id]?.name ?? id.replaceAll('-', ' '),
  thing: (id) => thingName(match.edition, id),
  weather: (id) => match.edition.field.weather[id]?.name ?? plainWords(id),
  square,
  test: (id) => testWords(match.edition, id),
  outcome: (test, passed) => testOutcome(match.edition, test, passed),
  settled: (event) => settledBy(match.edition, event),
  ...changes,
})

/** What comes between two actions, and after the last one of a turn. */
const BETWEEN: readonly Event['type'][] = [
  'turn-started',
  'turn-ended',
  'half-ended',
  'set-up',
  'match-ended',
]

/** A name without the number that a nameless player carries in it. */
const shortName = ({ name, number }: { readonly name: string; readonly number: number }): string =>
  name.endsWith(` ${number}`) ? name.slice(0, -` ${number}`.length) : name

/** Turns a match's events into lines. Players are `7▸ Dieter` at home and `◂7 Urgash` away: the arrow is the way he plays. */
export class Narrator {
  readonly #game: Game
  readonly #names: Names
  /** Steps not told yet: a walk is one line. */
  #walk: { event: Extract<Event, { type: 'moved' }>; to: XY[] } | null = null
  #activations = 0
  /** Somebody acts, or has acted and nobody else does. */
  #acting = false

  constructor(game: Game, names: Names = namesOf(game)) {
    this.#game = game
    this.#names = names
  }

  /** The lines of some events. A walk is told when it is known to have ended. */
  tell(events: readonly Event[]): Line[] {
    const lines: Line[] = []
    for (const event of events) {
      if (event.type === 'moved' && this.#continuesWalk(event)) continue
      lines.push(...this.#endWalk(event))
      if (event.type === 'activated') {
        this.#activations++
        this.#acting = true
      } else if (BETWEEN.includes(event.type)) this.#acting = false
      if (event.type === 'moved') {
        this.#walk = { event, to: [event.to] }
        continue
      }
      const text = sentence(event, this.#names)
      if (text !== null) lines.push(this.#line(text, event))
    }
    return lines
  }

  /** The walk that is under way, as far as it has come; nobody knows yet whether it has ended. */
  get underWay(): Line | null {
    const walk = this.#walk
    if (walk === null) return null
    const { player, from } = walk.event
    const path = [from, ...walk.to].map(this.#names.square).join(' → ')
    return this.#line(`${this.#names.player(player)} moves ${path}`, walk.event)
  }

  #continuesWalk(event: Extract<Event, { type: 'moved' }>): boolean {
    if (this.#walk === null || this.#walk.event.player !== event.player) return false
    this.#walk.to.push(event.to)
    return true
  }

  /** Book-keeping between two steps does not break a walk; anything a reader sees does. */
  #endWalk(event: Event): Line[] {
    return sentence(event, this.#names) === null && event.type !== 'turn-ended' ? [] : this.#tellWalk()
  }

  #tellWalk(): Line[] {
    const line = this.underWay
    this.#walk = null
    return line === null ? [] : [line]
  }

  #line(text: string, event: Event): Line {
    return {
      text,
      heading: event.type === 'turn-started',
      rule: event.rule,
      ids: citedRules(this.#game.edition, event.rule),
      event,
      activation: this.#acting ? this.#activations : null,
    }
  }
}
