import { must } from '../match/must.ts'

/** Dice that show every combination of faces once, one combination a round, like the wheels of a counter. */
export class EveryThrow {
  readonly #faces: number[] = []
  readonly #sides: number[] = []
  #at = 0

  next(sides: number): number {
    if (this.#at === this.#faces.length) {
      this.#faces.push(1)
      this.#sides.push(sides)
    }
    return must(this.#faces[this.#at++])
  }

  /** How likely the dice of this round are. */
  chance(): number {
    return this.#sides.reduce((chance, sides) => chance / sides, 1)
  }

  /** On to the next round; false when there is none. */
  turn(): boolean {
    this.#at = 0
    for (let last = this.#faces.length - 1; last >= 0; last--) {
      const face = must(this.#faces[last])
      if (face < must(this.#sides[last])) {
        this.#faces[last] = face + 1
        return true
      }
      this.#faces.pop()
      this.#sides.pop()
    }
    return false
  }
}
