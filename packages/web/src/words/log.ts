import type { Event, Game } from '@touchback/engine'
import { type Line, namesOf, Narrator } from '@touchback/words'
import { nameOf } from '../board/geometry.ts'

/** The log of a match in English. It follows a growing list of events and starts anew when some were taken back. */
export class Teller {
  readonly #game: () => Game
  #narrator: Narrator
  #told = 0
  #last: Event | undefined
  #lines: readonly Line[] = []

  constructor(game: () => Game) {
    this.#game = game
    this.#narrator = this.#fresh()
  }

  #fresh(): Narrator {
    const game = this.#game()
    return new Narrator(game, namesOf(game, { square: (at) => (at === null ? 'off the pitch' : nameOf(at)) }))
  }

  lines(events: readonly Event[]): readonly Line[] {
    const goesOn = events.length >= this.#told && (this.#told === 0 || events[this.#told - 1] === this.#last)
    if (!goesOn) {
      this.#narrator = this.#fresh()
      this.#told = 0
      this.#lines = []
    }
    const more = this.#narrator.tell(events.slice(this.#told))
    this.#told = events.length
    this.#last = events.at(-1)
    if (more.length > 0) this.#lines = [...this.#lines, ...more]
    return this.#lines
  }
}
export type { Line }
