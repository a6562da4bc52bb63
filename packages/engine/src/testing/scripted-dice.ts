import { namesIn } from '../match/records.ts'
import type { DiceKind, DiceSource } from '../rolls/dice.ts'

/** Faces of a block die as scenarios write them, and the side of the die each stands for. */
const BLOCK_SIDES: Readonly<Record<string, number>> = {
  skull: 1,
  'both-down': 2,
  pushed: 3,
  stumble: 5,
  down: 6,
}

const SIDES = {
  d3: [3],
  d6: [6],
  d8: [8],
  d16: [16],
  '2d6': [6, 6],
  d66: [6, 6],
  d68: [6, 8],
} satisfies { readonly [K in DiceKind]?: readonly number[] }

interface Throw {
  readonly text: string
  readonly kind: DiceKind
  readonly faces: readonly number[]
  /** For a drawn player: his name. */
  readonly name: string | null
}

/** A script of dice that does not fit what the rules roll. */
export class DiceScriptError extends Error {
  override readonly name = 'DiceScriptError'
}

/** Reads one token: `d6=5`, `2d6=3+4`, `d66=4+1` or `d66=41`, `coin=heads`, `block=skull,pushed`, `player=NAME`. */
export function parseThrow(text: string): Throw {
  const equals = text.indexOf('=')
  const kind = text.slice(0, equals)
  const value = text.slice(equals + 1)
  const wrong = (): never => {
    throw new DiceScriptError(
      `"${text}" is not a throw: write d6=5, 2d6=3+4, block=skull,pushed, coin=heads or player=NAME`,
    )
  }
  if (equals < 1 || value === '') return wrong()
  if (kind === 'player') return { text, kind, faces: [0], name: value }
  if (kind === 'coin')
    return { text, kind, faces: [value === 'heads' ? 1 : value === 'tails' ? 2 : wrong()], name: null }
  if (kind === 'block')
    return {
      text,
      kind,
      faces: value.split(',').map((face) => BLOCK_SIDES[face.trim()] ?? wrong()),
      name: null,
    }
  const known = namesIn(SIDES).find((each) => each === kind)
  if (known === undefined) return wrong()
  const sides: readonly number[] = SIDES[known]
  const parts = kind === 'd66' || kind === 'd68' ? value.replace('+', '').split('') : value.split('+')
  const faces = parts.map(Number)
  const legal =
    faces.length === sides.length &&
    faces.every((face, i) => Number.isInteger(face) && face >= 1 && face <= (sides[i] ?? 0))
  return legal ? { text, kind: known, faces, name: null } : wrong()
}

/** A typed queue of dice. A wrong, missing or left-over die is an error. */
export class ScriptedDice implements DiceSource {
  readonly #throws: Throw[]
  readonly #nameOf: (player: number) => string
  #face = 0

  constructor(script: readonly string[], nameOf: (player: number) => string) {
    this.#throws = script.map(parseThrow)
    this.#nameOf = nameOf
  }

  next(kind: DiceKind, _sides: number, of: number, among: readonly number[]): number {
    const head = this.#throws[0]
    const wanted = of > 1 && kind === 'block' ? `${of} block dice` : kind
    if (head === undefined)
      throw new DiceScriptError(`the rules roll ${wanted} and the script has no dice left`)
    if (head.kind !== kind || head.faces.length !== of)
      throw new DiceScriptError(`the rules roll ${wanted} and the script says ${head.text}`)
    const face = head.name === null ? head.faces[this.#face] : this.#drawn(head.name, among)
    this.#face++
    if (this.#face === head.faces.length) {
      this.#throws.shift()
      this.#face = 0
    }
    return face ?? 1
  }

  #drawn(name: string, among: readonly number[]): number {
    const index = among.findIndex((id) => this.#nameOf(id) === name)
    const names = among.map((id) => this.#nameOf(id)).join(', ')
    if (index < 0) throw new DiceScriptError(`the script draws ${name}, who is not among ${names}`)
    return index + 1
  }

  /** What nobody has rolled. */
  get left(): readonly string[] {
    return this.#throws.map((left) => left.text)
  }
}
