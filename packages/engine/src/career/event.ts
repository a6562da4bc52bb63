import type { RuleKey } from '../match/rule-keys.ts'
import type { InjuryEffect, Status } from './team.ts'

type Modifiers = readonly (readonly [source: string, value: number])[]

/** A fact about what happened to a team between matches. */
export type CareerEvent = { readonly rule: RuleKey } & (
  | {
      /** Dice on a table or against a number. */
      readonly type: 'rolled'
      readonly what: string
      readonly player: string | null
      readonly dice: readonly number[]
      readonly modifiers: Modifiers
      readonly total: number
      readonly result: string
    }
  | { readonly type: 'money'; readonly what: string; readonly change: number; readonly left: number }
  | {
      readonly type: 'drawn'
      readonly what: string
      readonly player: string
      readonly among: readonly string[]
    }
  | { readonly type: 'points'; readonly player: string; readonly source: string; readonly points: number }
  | { readonly type: 'level'; readonly player: string; readonly level: number; readonly title: string }
  | { readonly type: 'improved'; readonly player: string; readonly take: string; readonly kind: string }
  | { readonly type: 'hurt'; readonly player: string; readonly effect: InjuryEffect; readonly cause: string }
  | { readonly type: 'fit-again'; readonly player: string }
  | { readonly type: 'fans'; readonly change: number; readonly now: number }
  | { readonly type: 'left'; readonly player: string; readonly how: Exclude<Status, 'active'> }
  | { readonly type: 'joined'; readonly player: string; readonly position: string; readonly cost: number }
  | { readonly type: 'bought'; readonly what: string; readonly cost: number }
  | { readonly type: 'dismissed'; readonly what: string }
  | { readonly type: 'trophy'; readonly what: string; readonly holds: boolean }
  | { readonly type: 'worth'; readonly worth: number }
)
export type CareerEventType = CareerEvent['type']
