/** One throw at a time. `2d6`, `d66`, `d68` and `block` are thrown die by die under their own kind. */
export type DiceKind = 'd6' | '2d6' | 'd3' | 'd8' | 'd16' | 'd66' | 'd68' | 'coin' | 'block' | 'player'

/** A die as it fell. With its sides a record can be checked without knowing the rules. */
export type Die = readonly [face: number, sides: number]

export interface DiceSource {
  /** A number from 1 to `sides`. `among` names the candidates when a player is drawn; `of` is how many dice make the throw. */
  next(kind: DiceKind, sides: number, of: number, among: readonly number[]): number
  /**
   * What the dice that come now are for, and whom: for sources that know dice by that. `once` is a roll that somebody makes once
   * in his life, whenever that is.
   */
  about?(what: string, whom: string | null, how: { readonly once: boolean }): void
}

/** A small fast generator (sfc32). The same seed gives the same dice everywhere. */
export class SeededDice implements DiceSource {
  #a: number
  #b: number
  #c: number
  #counter = 1

  constructor(seed: number) {
    this.#a = seed | 0
    this.#b = Math.floor(seed / 4294967296) | 0
    this.#c = 0x9e3779b9
    for (let i = 0; i < 15; i++) this.bits()
  }

  bits(): number {
    const t = (((this.#a + this.#b) | 0) + this.#counter) | 0
    this.#counter = (this.#counter + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = (this.#c << 21) | (this.#c >>> 11)
    this.#c = (this.#c + t) | 0
    return t >>> 0
  }

  /** A number from 0 to `count` − 1. */
  below(count: number): number {
    return Math.floor((this.bits() * count) / 4294967296)
  }

  next(_kind: DiceKind, sides: number): number {
    return this.below(sides) + 1
  }
}

/** Real dice at a real table: a die nobody has entered stops the step; the driver goes back and waits for it. */
export class MissingDie extends Error {
  override readonly name = 'MissingDie'
  readonly kind: DiceKind
  readonly sides: number

  constructor(kind: DiceKind, sides: number) {
    super(`a ${kind} must be rolled`)
    this.kind = kind
    this.sides = sides
  }
}

/** A face from outside that the die does not have, or another die than the one rolled. The match is as it was. */
export class WrongDie extends Error {
  override readonly name = 'WrongDie'
}

const isFace = (face: number, sides: number): boolean => Number.isInteger(face) && face >= 1 && face <= sides

export class EnteredDice implements DiceSource {
  readonly #queue: number[] = []

  enter(...values: number[]): void {
    this.#queue.push(...values)
  }

  next(kind: DiceKind, sides: number): number {
    const value = this.#queue.shift()
    if (value === undefined) throw new MissingDie(kind, sides)
    if (!isFace(value, sides)) throw new WrongDie(`A ${kind} shows a number from 1 to ${sides}.`)
    return value
  }
}

/**
 * Plays back what was rolled before, all at once or as it comes in: every face is checked, and its sides where they are
 * known. Running out is a missing die, never a new one; what is left over is for whoever feeds it to ask.
 */
export class RecordedDice implements DiceSource {
  readonly #dice: (number | Die)[]
  #at = 0

  constructor(dice: readonly (number | Die)[] = []) {
    this.#dice = [...dice]
  }

  feed(dice: readonly (number | Die)[]): void {
    this.#dice.push(...dice)
  }

  /** How many nobody has rolled yet. */
  get left(): number {
    return this.#dice.length - this.#at
  }

  next(kind: DiceKind, sides: number): number {
    const die = this.#dice[this.#at]
    if (die === undefined) throw new MissingDie(kind, sides)
    const [face, recorded] = typeof die === 'number' ? [die, sides] : die
    if (!isFace(face, sides)) throw new WrongDie(`The record holds ${face} where a ${kind} was rolled.`)
    if (recorded !== sides)
      throw new WrongDie(`The record holds a die of ${recorded} sides where a ${kind} was rolled.`)
    this.#at++
    return face
  }
}

/** Nobody may roll: for positions that are only looked at. */
export class NoDice implements DiceSource {
  next(kind: DiceKind, sides: number): number {
    throw new MissingDie(kind, sides)
  }
}

/**
 * What the rules roll. It remembers the dice since the last stable point, so that a fork can come back to the same place,
 * and plays those first when it is one.
 */
export class Dice {
  source: DiceSource
  /** Dice since the last stable point. */
  since: number[] = []
  /** Dice since the last choice, whatever stable points lie between, and the sides of each. */
  step: number[] = []
  stepSides: number[] = []
  /** How many have been thrown since the match began. */
  thrown = 0
  /** How many the phase that is being played has rolled. */
  inPhase = 0
  #replay: readonly number[] = []
  #at = 0

  constructor(source: DiceSource) {
    this.source = source
  }

  /** A new step begins. */
  begin(): void {
    this.step = []
    this.stepSides = []
  }

  /** The next dice come from `values` as they are now: what the original rolls later is its own affair. */
  replay(values: readonly number[]): void {
    this.#replay = values.length === 0 ? NOBODY : values.slice()
    this.#at = 0
  }

  #next(kind: DiceKind, sides: number, of: number, among: readonly number[]): number {
    const again = this.#replay[this.#at]
    if (again !== undefined) this.#at++
    const value = again ?? this.source.next(kind, sides, of, among)
    this.since.push(value)
    this.step.push(value)
    this.stepSides.push(sides)
    this.thrown++
    this.inPhase++
    return value
  }

  /** Says what the next dice are for: a roll that is made again can be given the faces it had. */
  for(what: string, whom: string | null = null, { once = false }: { readonly once?: boolean } = {}): this {
    this.source.about?.(what, whom, { once })
    return this
  }

  d6(): number {
    return this.#next('d6', 6, 1, NOBODY)
  }
  d3(): number {
    return this.#next('d3', 3, 1, NOBODY)
  }
  d8(): number {
    return this.#next('d8', 8, 1, NOBODY)
  }
  d16(): number {
    return this.#next('d16', 16, 1, NOBODY)
  }
  two(): readonly [number, number] {
    return [this.#next('2d6', 6, 2, NOBODY), this.#next('2d6', 6, 2, NOBODY)]
  }
  /** Tens and units. */
  d66(): number {
    return this.#next('d66', 6, 2, NOBODY) * 10 + this.#next('d66', 6, 2, NOBODY)
  }
  d68(): number {
    return this.#next('d68', 6, 2, NOBODY) * 10 + this.#next('d68', 8, 2, NOBODY)
  }
  coin(): 'heads' | 'tails' {
    return this.#next('coin', 2, 1, NOBODY) === 1 ? 'heads' : 'tails'
  }
  block(count: number): number[] {
    const faces: number[] = []
    for (let i = 0; i < count; i++) faces.push(this.#next('block', 6, count, NOBODY))
    return faces
  }
  /** One of `among`, each as likely as any other. */
  player(among: readonly number[]): number {
    const index = this.#next('player', among.length, 1, among)
    const chosen = among[index - 1]
    if (chosen === undefined) throw new Error(`no player number ${index} among ${among.length}`)
    return chosen
  }
}

const NOBODY: readonly number[] = Object.freeze([])
