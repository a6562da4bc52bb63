import type { Manner, TestId } from '../match/names.ts'
import type { BlockFace } from '../match/block-face.ts'
import type { Match } from '../match/match.ts'
import type { RuleKey } from '../match/rule-keys.ts'
import type { Player } from '../match/state.ts'
import type { Square } from '../match/square.ts'

/** A test about to be made: who, what, and the situation that modifiers look at. */
export interface RollSpec {
  readonly test: TestId
  readonly player: Player
  /** The square being left (dodge, leap, pass); otherwise where the player is. */
  readonly from: Square
  /** The square entered or aimed at. */
  readonly to: Square
  /** An accurate pass or hand-off for a catch, an accurate throw for a landing, a blitz for a stand-up ... */
  readonly favoured?: boolean
  /** Pass range band after every shift, 0 = the shortest. */
  readonly band?: number
  readonly action?: Manner
  /** Asked about before the player acts, as a roll of the action he is about to take. */
  readonly foreseen?: boolean
  /** The faces of a block that have been thrown once only. */
  readonly faces?: readonly BlockFace[]
  /** Skills that have thrown a die of this block again. */
  readonly used?: readonly string[]
  readonly opponent?: Player
  /** The score needed, where what went before fixes it: another characteristic stands in, an opponent's must be beaten. */
  readonly needs?: number
  /** Modifiers fixed by what went before (a diving tackler). */
  readonly extra?: readonly (readonly [source: string, value: number])[]
}

/** Named modifiers, added up; the names are only kept when somebody will read them. */
export class Modifiers {
  total = 0
  readonly list: [source: string, value: number][] | null

  constructor(named: boolean) {
    this.list = named ? [] : null
  }

  add(source: string, value: number): void {
    if (value === 0) return
    this.total += value
    this.list?.push([source, value])
  }
}

/** How an edition makes one kind of test. */
export interface Test {
  readonly rule: RuleKey
  /** The book's own word for it, where that is another: `go-for-it`. */
  readonly called?: string
  readonly dice: 'd6' | '2d6'
  /** What the modified roll must reach. */
  readonly needs: (match: Match, spec: RollSpec) => number
  readonly modify: ((match: Match, spec: RollSpec, modifiers: Modifiers) => void) | null
  /** A natural 1 always fails and a natural 6 always succeeds. */
  readonly naturals: boolean
  /** Opposing tackle zones on `to` count −1 each. */
  readonly zones: boolean
  /** It is about the ball itself. */
  readonly ball?: boolean
  /** Whose good fortune it is when it is passed, if not that of the player it is rolled for. */
  readonly fortune?: 'opponents' | 'nobody'
  /** Team re-rolls (and Pro) may be used on it. */
  readonly rerolls: boolean
}

/** The numbers of a test before it is rolled. */
export interface Explanation {
  readonly test: TestId
  readonly rule: RuleKey
  readonly dice: 'd6' | '2d6'
  readonly target: number
  readonly modifiers: readonly (readonly [source: string, value: number])[]
  readonly total: number
  readonly naturals: boolean
  /** The lowest unmodified roll that succeeds: 7 (13 for two dice) when none does. */
  readonly needed: number
  readonly chance: number
}

export interface Result {
  passed: boolean
  /** The die (or the sum of two) before modifiers. */
  natural: number
  total: number
  target: number
  modifier: number
  /** These dice may not be rolled again. */
  rerolled: boolean
}
