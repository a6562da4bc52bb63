import { type DiceSource, type Event, SeededDice } from '@touchback/engine'

/** What a real die is thrown for. */
export interface Purpose {
  /** The event that will tell its result; null when none does. */
  readonly event: Event | null
  /** What happens before it in this step. */
  readonly before: readonly Event[]
  /** The players one of whom is drawn. */
  readonly among: readonly number[]
}

/** The dice that are known, a guess at the next one, and whatever comes after. */
class Rehearsal implements DiceSource {
  readonly #known: readonly number[]
  readonly #later = new SeededDice(1)
  readonly #highest: boolean
  #at = 0
  among: readonly number[] = []

  constructor(known: readonly number[], guess: 'lowest' | 'highest') {
    this.#known = known
    this.#highest = guess === 'highest'
  }

  next(...die: Parameters<DiceSource['next']>): number {
    const [kind, sides, , among] = die
    const index = this.#at++
    if (index === this.#known.length) {
      this.among = among
      return this.#highest ? sides : 1
    }
    return this.#known[index] ?? this.#later.next(kind, sides)
  }
}

/** Plays a step with dice of its own and tells what would happen; the match is not touched. */
export type Rehearse = (dice: DiceSource) => readonly Event[]

/** What the next die is for: the first event that is different when the die is. */
export function purposeOf(rehearse: Rehearse, known: readonly number[]): Purpose {
  const low = new Rehearsal(known, 'lowest')
  const lowest = rehearse(low)
  const highest = rehearse(new Rehearsal(known, 'highest'))
  const length = Math.max(lowest.length, highest.length)
  for (let i = 0; i < length; i++) {
    const [one, other] = [lowest[i], highest[i]]
    if (JSON.stringify(one) !== JSON.stringify(other))
      return { event: one ?? other ?? null, before: lowest.slice(0, i), among: low.among }
  }
  return { event: null, before: lowest, among: low.among }
}
