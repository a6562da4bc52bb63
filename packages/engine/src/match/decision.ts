import type { ActionId, TestId } from './names.ts'
import type { BlockFace } from './block-face.ts'
import type { Choice, ChoiceType } from './choice.ts'
import type { Match } from './match.ts'
import type { RuleKey } from './rule-keys.ts'
import type { Side } from './side.ts'
import type { XY } from './square.ts'
import type { PlayerId } from './state.ts'
import { type Reason, REASONS } from '../play/reasons.ts'
import type { SkillId } from '../skills/skill.ts'

/** Mostly the type of the choice that is wanted; `act` asks what an activated player does next. */
export type DecisionType = ChoiceType | 'act'

/** A roll that may be made again: a test with its numbers, or the dice of a block. */
export interface RerollAbout {
  readonly test: TestId
  readonly natural?: number
  readonly target?: number
  readonly modifier?: number
  readonly passed?: boolean
  /** Of a contest: the dice of both. */
  readonly dice?: readonly number[]
  readonly faces?: readonly BlockFace[]
  readonly chooser?: Side
  readonly targets?: readonly PlayerId[]
}

/** The situation in which something may be used: whoever is concerned, and the numbers that speak for or against it. */
export interface UseAbout {
  readonly skill?: SkillId
  /** The roll of damage that a bonus would change, and whose. */
  readonly roll?: 'armour' | 'injury'
  readonly victim?: PlayerId
  readonly target?: PlayerId
  readonly blocker?: PlayerId
  readonly dodger?: PlayerId
  readonly mover?: PlayerId
  readonly interceptor?: PlayerId
  readonly thrower?: PlayerId
  /** The test that it would pass after all. */
  readonly test?: TestId
  readonly natural?: number
  /** The strength to be overcome. */
  readonly against?: number
  /** How far the ball would fly, and how far with it. */
  readonly distance?: number
  readonly halved?: number
  /** How many squares it gives, or which. */
  readonly left?: number
  readonly squares?: readonly XY[]
  readonly from?: XY
  readonly to?: XY
  /** It takes going for it. */
  readonly rush?: boolean
  /** The action he would take instead. */
  readonly instead?: string
  /** How many have been used already. */
  readonly opened?: number
}

/** What a screen or a bot wants to see with each question: plain JSON. Questions that are not listed say all by themselves. */
interface Abouts {
  act: { readonly action: ActionId }
  activate: { readonly measure?: string }
  apothecary: { readonly result: string }
  /** `needs`: the lowest roll on which the referee gives way; a bribe without one always works. */
  argue: { readonly call: string; readonly needs: number }
  bribe: { readonly call: string; readonly needs?: number }
  dive: { readonly skill: SkillId; readonly ball: XY }
  boost: { readonly handicap: string }
  'follow-up': { readonly to: readonly XY[] }
  handicap: { readonly left: number }
  hire: { readonly gold: number; readonly prices: Readonly<Record<string, number>> }
  induce: {
    readonly gold?: number
    readonly prices?: Readonly<Record<string, number>>
    /** Of a player hired for the match: what a skill for him costs. */
    readonly position?: string
    readonly cost?: number
  }
  intercept: { readonly thrower: PlayerId; readonly accuracy?: string; readonly to?: XY }
  learn: { readonly handicap: string; readonly dice?: readonly number[] }
  move: { readonly skill: SkillId; readonly left?: number }
  'pick-die': {
    readonly faces?: readonly BlockFace[]
    readonly targets?: readonly PlayerId[]
    /** The die is picked to be thrown again, with this. */
    readonly reroll?: string
    /** What the dice mean, where they are no block dice. */
    readonly results?: readonly string[]
  }
  'place-ball': { readonly skill?: SkillId; readonly squares?: readonly XY[] }
  push: { readonly skill?: SkillId }
  reroll: RerollAbout
  rune: { readonly rune: string }
  select: { readonly prayer?: string; readonly handicap?: string; readonly to?: XY }
  snap: { readonly left?: number }
  use: UseAbout
}

type Nothing = Readonly<Record<string, never>>
export type AboutOf<T extends DecisionType> = T extends keyof Abouts ? Abouts[T] : Nothing
/** Questions that may be asked without another word. */
type Plain = { [T in DecisionType]: Record<never, never> extends AboutOf<T> ? T : never }[DecisionType]

export interface DecisionOf<T extends DecisionType> {
  readonly type: T
  readonly side: Side
  /** Whom it is about. */
  readonly player: PlayerId | null
  readonly rule: RuleKey
  /** Every legal choice (samples, for set-ups; single steps, for moves). Never empty. */
  readonly options: readonly Choice[]
  /** What happens when the clock runs out. */
  readonly default: Choice
  readonly about: AboutOf<T>
  /** Shorthand that is understood but not listed: it answers this question and the next in one. */
  readonly also: readonly Choice[]
}
export type Decision = { [T in DecisionType]: DecisionOf<T> }[DecisionType]

/** A procedure: it waits for a coach where it yields. Run it with `yield*`, or nothing happens. */
export type Play<T = void> = Generator<Decision, T, Choice>
export type Procedure = (match: Match) => Play

const NOTHING = Object.freeze({})
const NONE: readonly Choice[] = Object.freeze([])

export function decision<T extends Plain>(
  type: T,
  side: Side,
  player: PlayerId | null,
  rule: RuleKey,
  options: readonly Choice[],
  fallback: Choice,
  about?: AboutOf<T>,
  also?: readonly Choice[],
): DecisionOf<T>
export function decision<T extends DecisionType>(
  type: T,
  side: Side,
  player: PlayerId | null,
  rule: RuleKey,
  options: readonly Choice[],
  fallback: Choice,
  about: AboutOf<T>,
  also?: readonly Choice[],
): DecisionOf<T>
export function decision(
  type: DecisionType,
  side: Side,
  player: PlayerId | null,
  rule: RuleKey,
  options: readonly Choice[],
  fallback: Choice,
  about: object = NOTHING,
  also: readonly Choice[] = NONE,
): object {
  return { type, side, player, rule, options, default: fallback, about, also }
}

/**
 * An answer from outside that the match cannot take. The sentence is for a person; the match is as it was. Where an action was
 * refused, `reason` says why and `rule` which rule is against it.
 */
export class IllegalChoice extends Error {
  override readonly name = 'IllegalChoice'
  readonly reason: Reason | null

  constructor(sentence: string, reason: Reason | null = null) {
    super(sentence)
    this.reason = reason
  }

  get rule(): RuleKey | null {
    return this.reason === null ? null : REASONS[this.reason]
  }
}
