import { type DiceKind, type DiceSource, MissingDie } from '@touchback/engine'

/** A die as it fell, and which it was. */
export interface Thrown {
  readonly kind: DiceKind
  readonly sides: number
  readonly value: number
}

/** A die that somebody must roll: which, for what, for whom, and from among whom somebody is drawn. */
export interface WantedThrow {
  readonly kind: DiceKind
  readonly sides: number
  readonly what: string | null
  readonly whom: string | null
  /** Places on the roster as it was brought, guests after it. */
  readonly among: readonly number[]
}

/**
 * Dice that have fallen, in their order, then those of a source; without one a die that nobody has rolled stops everything.
 * What was rolled stays rolled when an answer is taken back: it is used again as long as the same dice are asked for.
 */
export class DeskDice implements DiceSource {
  readonly #later: DiceSource | null
  readonly #used: Thrown[] = []
  #known: readonly Thrown[]
  #for: { readonly what: string | null; readonly whom: string | null } = { what: null, whom: null }
  wanted: WantedThrow | null = null

  constructor(known: readonly Thrown[], later: DiceSource | null) {
    this.#known = known
    this.#later = later
  }

  /** Everything that has fallen, used or not. */
  get all(): readonly Thrown[] {
    return [...this.#used, ...this.#known]
  }

  get used(): readonly Thrown[] {
    return this.#used
  }

  about(what: string, whom: string | null): void {
    this.#for = { what, whom }
  }

  next(...[kind, sides, of, among]: Parameters<DiceSource['next']>): number {
    const [first, ...others] = this.#known
    const fits = first !== undefined && first.kind === kind && first.sides === sides
    this.#known = fits ? others : []
    if (!fits && this.#later === null) {
      this.wanted = { kind, sides, ...this.#for, among }
      throw new MissingDie(kind, sides)
    }
    const value = fits ? first.value : (this.#later?.next(kind, sides, of, among) ?? 1)
    this.#used.push({ kind, sides, value })
    return value
  }
}
