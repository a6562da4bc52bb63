import type { Choice, ChoiceType } from './choice.ts'
import type { Match } from './match.ts'
import type { RuleKey } from './rule-keys.ts'
import type { Side } from './side.ts'
import type { PlayerId } from './state.ts'

/** Mostly the type of the choice that is wanted; `act` asks what an activated player does next. */
export type DecisionType = ChoiceType | 'act'

/** Facts a screen or a bot wants to see with the question: plain JSON, by name. */
export type About = Readonly<Record<string, unknown>>

export interface Decision {
  readonly type: DecisionType
  readonly side: Side
  /** Whom it is about. */
  readonly player: PlayerId | null
  readonly rule: RuleKey
  /** Every legal choice (samples, for set-ups; single steps, for moves). Never empty. */
  readonly options: readonly Choice[]
  /** What happens when the clock runs out. */
  readonly default: Choice
  readonly about: About
  /** Shorthand that is understood but not listed: it answers this question and the next in one. */
  readonly also: readonly Choice[]
}

/** A procedure: it waits for a coach where it yields. Run it with `yield*`, or nothing happens. */
export type Play<T = void> = Generator<Decision, T, Choice>
export type Procedure = (match: Match) => Play

const NOTHING: About = Object.freeze({})
const NONE: readonly Choice[] = Object.freeze([])

export const decision = (
  type: DecisionType,
  side: Side,
  player: PlayerId | null,
  rule: RuleKey,
  options: readonly Choice[],
  fallback: Choice,
  about: About = NOTHING,
  also: readonly Choice[] = NONE,
): Decision => ({ type, side, player, rule, options, default: fallback, about, also })

/** An answer from outside that the match cannot take. The sentence is for a person; the match is as it was. */
export class IllegalChoice extends Error {
  override readonly name = 'IllegalChoice'
}
