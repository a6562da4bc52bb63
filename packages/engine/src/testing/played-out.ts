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

/** One way things may go, and what came of it. */
function playedOnce<T>(
  from: Game,
  { coach, verdict, idle = () => false }: Inquiry<T>,
  die: (kind: DiceKind, sides: number) => number,
): T {
  const found: { answer: T | null } = { answer: null }
  const later = new SeededDice(1)
  const dice: DiceSource = {
    next(kind, sides) {
      const events = fork.match.sink ?? []
      found.answer ??= verdict(events, fork, kind)
      return found.answer !== null || idle(events, kind) ? later.next(kind, sides) : die(kind, sides)
    },
  }
  const fork: Game = from.fork(dice, { events: true })
  for (let next = coach(fork); next !== null && found.answer === null; next = coach(fork)) fork.choose(next)
  const known = found.answer ?? verdict(fork.match.sink ?? [], fork, null)
  if (known === null) throw new Error('nobody can say what came of it')
  return known
}

/** How likely each answer is, exactly: the match is played from here over all faces of all dice that matter. */
export function playedOut<T>(from: Game, inquiry: Inquiry<T>, most = 100_000): Map<T, number> {
  const chances = new Map<T, number>()
  const all = new EveryThrow()
  let rounds = 0
  do {
    if (++rounds > most) throw new TooManyThrows(`more than ${most} throws`)
    const known = playedOnce(from, inquiry, (_kind, sides) => all.next(sides))
    chances.set(known, (chances.get(known) ?? 0) + all.chance())
  } while (all.turn())
  return chances
}

/** How often each answer came in so many throws of seeded dice: for what has too many faces to try them all. */
export function playedOften<T>(
  from: Game,
  inquiry: Inquiry<T>,
  throws: number,
  seed: number,
): Map<T, number> {
  const counts = new Map<T, number>()
  const dice = new SeededDice(seed)
  for (let round = 0; round < throws; round++) {
    const known = playedOnce(from, inquiry, (kind, sides) => dice.next(kind, sides))
    counts.set(known, (counts.get(known) ?? 0) + 1)
  }
  return counts
}
