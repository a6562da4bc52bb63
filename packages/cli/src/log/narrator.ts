import type { Event, Game, XY } from '@touchback/engine'
import { type Names, sentence } from './sentences.ts'
import { square } from './words.ts'

/** Where the rule ids stand, so that they make a column of their own. */
const RULE_COLUMN = 84

/** Turns a match's events into lines: what happened, and the rule of the edition's own book that says so. */
export class Narrator {
  readonly #game: Game
  readonly #names: Names
  /** Steps not told yet: a walk is one line. */
  #walk: { player: number; from: XY; to: XY[]; rule: string } | null = null

  constructor(game: Game) {
    this.#game = game
    const { match } = game
    this.#names = {
      player: (id) => playerName(game, id),
      team: (side) => match.teamSheet(side).name,
      skill: (id) => match.edition.skills[id]?.name ?? id.replaceAll('-', ' '),
    }
  }

  /** The lines of some events. A walk is told when it is known to have ended. */
  tell(events: readonly Event[]): string[] {
    const lines: string[] = []
    for (const event of events) {
      if (event.type === 'moved' && this.#continuesWalk(event)) continue
      lines.push(...this.#endWalk(event))
      if (event.type === 'moved') {
        this.#walk = { player: event.player, from: event.from, to: [event.to], rule: event.rule }
        continue
      }
      const text = sentence(event, this.#names)
      if (text !== null) lines.push(this.#line(text, event))
    }
    return lines
  }

  #continuesWalk(event: Extract<Event, { type: 'moved' }>): boolean {
    if (this.#walk === null || this.#walk.player !== event.player) return false
    this.#walk.to.push(event.to)
    return true
  }

  /** Book-keeping between two steps does not break a walk; anything a reader sees does. */
  #endWalk(event: Event): string[] {
    return sentence(event, this.#names) === null && event.type !== 'turn-ended' ? [] : this.#tellWalk()
  }

  #tellWalk(): string[] {
    const walk = this.#walk
    this.#walk = null
    if (walk === null) return []
    const path = [walk.from, ...walk.to].map(square).join(' → ')
    return [this.#withRule(`  ${this.#names.player(walk.player)} moves ${path}`, walk.rule)]
  }

  #line(text: string, event: Event): string {
    const heading = event.type === 'turn-started'
    return this.#withRule(heading ? text : `  ${text}`, event.rule)
  }

  #withRule(text: string, key: string): string {
    const cited = [this.#game.edition.citations[key] ?? key].flat()
    const ids = cited.length > 1 ? `${cited[0]} +${cited.length - 1}` : (cited[0] ?? key)
    return `${text.padEnd(RULE_COLUMN)}  ${ids}`
  }
}

/** `7▸ Dieter` at home and `◂7 Urgash` away, as on the pitch: the arrow is the way he plays. */
function playerName({ match }: Game, id: number): string {
  const player = match.player(id)
  const sheet = match.sheet(player)
  const { number } = sheet
  const name = sheet.name.endsWith(` ${number}`) ? sheet.name.slice(0, -` ${number}`.length) : sheet.name
  return player.side === 'home' ? `${number}▸ ${name}` : `◂${number} ${name}`
}
