import type { Game } from '../game.ts'
import type { Choice } from '../match/choice.ts'
import type { Event } from '../match/event.ts'
import { EveryThrow } from '../odds/every-throw.ts'
import { type DiceKind, type DiceSource, SeededDice } from '../rolls/dice.ts'

/** What is asked of a way things went. */
export interface Inquiry<T> {
  /** The next choice of whoever is asked; null when there is nothing more to see. */
  readonly coach: (game: Game) => Choice | null
  /**
   * What came of it, as soon as that is beyond doubt: from the events so far when a die is about to be thrown, and at the
   * end, when there must be an answer.
   */
  readonly verdict: (events: readonly Event[], game: Game, next: DiceKind | null) => T | null
  /** A die that changes no answer: one face stands for all. */
  readonly idle?: (events: readonly Event[], next: DiceKind) => boolean
}

/** More combinations of dice than asked for. */
export class TooManyThrows extends Error {
  override readonly name = 'TooManyThrows'
}

/** Every combination of dice until the answer is known; after that, and where they do not matter, any dice will do. */
class UntilKnown implements DiceSource {
  readonly #all: EveryThrow
  readonly #known: (kind: DiceKind) => boolean
  readonly #later = new SeededDice(1)

  constructor(all: EveryThrow, known: (kind: DiceKind) => boolean) {
    this.#all = all
    this.#known = known
  }

  next(kind: DiceKind, sides: number): number {
    return this.#known(kind) ? this.#later.next(kind, sides) : this.#all.next(sides)
  }
}

/** How likely each answer is, exactly: the match is played from here over all faces of all dice that matter. */
export function playedOut<T>(
  from: Game,
  { coach, verdict, idle = () => false }: Inquiry<T>,
  most = 100_000,
): Map<T, number> {
  const chances = new Map<T, number>()
  const all = new EveryThrow()
  let rounds = 0
  do {
    if (++rounds > most) throw new TooManyThrows(`more than ${most} throws`)
    const found = { answer: null as T | null }
    const dice = new UntilKnown(all, (kind) => {
      const events = fork.match.sink ?? []
      found.answer ??= verdict(events, fork, kind)
      return found.answer !== null || idle(events, kind)
    })
    const fork: Game = from.fork(dice, { events: true })
    for (let next = coach(fork); next !== null && found.answer === null; next = coach(fork)) fork.choose(next)
    const known = found.answer ?? verdict(fork.match.sink ?? [], fork, null)
    if (known === null) throw new Error('nobody can say what came of it')
    chances.set(known, (chances.get(known) ?? 0) + all.chance())
  } while (all.turn())
  return chances
}
