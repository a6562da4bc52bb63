import type { RuleKey } from './rule-keys.ts'
import type { BySide, Side } from './side.ts'
import type { XY } from './square.ts'
import type { PlayerId } from './state.ts'

/** A fact about what happened. Log, animation, statistics and replays are readers of these; the fields are plain JSON. */
export type Event = { readonly rule: RuleKey } & (
  | { readonly type: 'phase'; readonly phase: string }
  | { readonly type: 'coin'; readonly face: string; readonly called: string; readonly winner: Side }
  | { readonly type: 'will-kick'; readonly side: Side }
  | { readonly type: 'set-up'; readonly side: Side; readonly place: Readonly<Record<PlayerId, XY>> }
  | { readonly type: 'weather'; readonly weather: string; readonly dice: readonly number[] }
  | { readonly type: 'table'; readonly table: string; readonly dice: readonly number[]; readonly row: string }
  | { readonly type: 'kicked'; readonly to: XY }
  | { readonly type: 'kick-scattered'; readonly to: XY | null; readonly dice: readonly number[] }
  | { readonly type: 'touchback'; readonly player: PlayerId }
  | { readonly type: 'turn-started'; readonly side: Side; readonly turn: number; readonly half: number }
  | { readonly type: 'turn-ended'; readonly side: Side }
  | { readonly type: 'activated'; readonly player: PlayerId; readonly action: string }
  | { readonly type: 'activation-ended'; readonly player: PlayerId }
  | { readonly type: 'stood-up'; readonly player: PlayerId }
  | { readonly type: 'moved'; readonly player: PlayerId; readonly from: XY; readonly to: XY }
  | {
      readonly type: 'rolled'
      readonly test: string
      readonly player: PlayerId
      readonly dice: readonly number[]
      readonly target: number
      readonly modifiers: readonly (readonly [source: string, value: number])[]
      readonly passed: boolean
    }
  | { readonly type: 'reroll'; readonly player: PlayerId; readonly with: string }
  | {
      readonly type: 'dice'
      readonly what: string
      readonly dice: readonly number[]
      readonly player: PlayerId | null
    }
  | {
      /** Both coaches roll against each other; nobody wins a tie. */
      readonly type: 'roll-off'
      readonly what: string
      readonly dice: BySide<readonly number[]>
      readonly totals: BySide<number>
      readonly winner: Side | null
    }
  | {
      readonly type: 'contest'
      readonly what: string
      readonly player: PlayerId
      readonly against: PlayerId
      readonly dice: readonly [number, number]
      readonly totals: readonly [number, number]
    }
  | {
      readonly type: 'block-rolled'
      readonly blocker: PlayerId
      readonly targets: readonly PlayerId[]
      readonly faces: readonly string[]
      readonly strength: readonly [number, number]
      readonly chooser: Side
    }
  | {
      readonly type: 'block-result'
      readonly blocker: PlayerId
      readonly targets: readonly PlayerId[]
      readonly face: string
    }
  | { readonly type: 'pushed'; readonly player: PlayerId; readonly from: XY; readonly to: XY | null }
  | { readonly type: 'followed-up'; readonly player: PlayerId; readonly to: XY }
  | { readonly type: 'knocked-down'; readonly player: PlayerId; readonly at: XY }
  | { readonly type: 'placed-prone'; readonly player: PlayerId; readonly at: XY }
  | {
      readonly type: 'armour'
      readonly player: PlayerId
      readonly dice: readonly [number, number]
      readonly modifiers: readonly (readonly [source: string, value: number])[]
      readonly target: number
      readonly broken: boolean
    }
  | {
      readonly type: 'injury'
      readonly player: PlayerId
      readonly dice: readonly [number, number]
      readonly modifiers: readonly (readonly [source: string, value: number])[]
      readonly result: string
    }
  | {
      readonly type: 'casualty'
      readonly player: PlayerId
      /** Null where the Injury roll has said it all. */
      readonly die: number | null
      readonly result: string
      readonly by: PlayerId | null
    }
  | {
      readonly type: 'serious-injury'
      readonly player: PlayerId
      readonly dice: number
      readonly result: string
    }
  | { readonly type: 'stunned'; readonly player: PlayerId }
  | { readonly type: 'turned-over'; readonly player: PlayerId }
  | { readonly type: 'removed'; readonly player: PlayerId; readonly to: string }
  | { readonly type: 'healed'; readonly player: PlayerId }
  | { readonly type: 'recovered'; readonly player: PlayerId; readonly die: number; readonly back: boolean }
  | { readonly type: 'ball'; readonly at: XY | null; readonly how: string; readonly dice: readonly number[] }
  | { readonly type: 'picked-up'; readonly player: PlayerId }
  | { readonly type: 'caught'; readonly player: PlayerId }
  | { readonly type: 'dropped'; readonly player: PlayerId; readonly at: XY }
  | { readonly type: 'passed'; readonly player: PlayerId; readonly to: XY; readonly outcome: string }
  | { readonly type: 'completed'; readonly player: PlayerId; readonly target: PlayerId }
  | { readonly type: 'handed-off'; readonly player: PlayerId; readonly target: PlayerId }
  | { readonly type: 'intercepted'; readonly player: PlayerId }
  | {
      readonly type: 'thrown'
      readonly player: PlayerId
      readonly by: PlayerId
      readonly to: XY
      readonly outcome: string
    }
  | {
      readonly type: 'flew'
      readonly player: PlayerId
      readonly to: XY | null
      readonly dice: readonly number[]
    }
  | { readonly type: 'landed'; readonly player: PlayerId; readonly at: XY }
  | { readonly type: 'fouled'; readonly player: PlayerId; readonly by: PlayerId }
  | { readonly type: 'attacked'; readonly player: PlayerId; readonly by: PlayerId; readonly weapon: string }
  | { readonly type: 'bitten'; readonly player: PlayerId; readonly by: PlayerId }
  | { readonly type: 'infected'; readonly player: PlayerId; readonly by: PlayerId }
  | { readonly type: 'sent-off'; readonly player: PlayerId }
  | { readonly type: 'argued'; readonly side: Side; readonly die: number; readonly outcome: string }
  | {
      readonly type: 'condition'
      readonly player: PlayerId
      readonly condition: string
      readonly on: boolean
    }
  | { readonly type: 'skill-used'; readonly player: PlayerId; readonly skill: string }
  | { readonly type: 'spell'; readonly side: Side; readonly spell: string; readonly at: XY }
  | {
      readonly type: 'bomb-thrown'
      readonly player: PlayerId
      readonly to: XY
      readonly outcome: string
    }
  | { readonly type: 'exploded'; readonly at: XY }
  | { readonly type: 'rerolls'; readonly side: Side; readonly change: number; readonly left: number }
  | { readonly type: 'leader-counter'; readonly side: Side }
  | { readonly type: 'called'; readonly side: Side }
  | { readonly type: 'turn-marker'; readonly side: Side; readonly turn: number }
  | { readonly type: 'gained'; readonly player: PlayerId; readonly source: string }
  | { readonly type: 'joined'; readonly player: PlayerId; readonly side: Side }
  | { readonly type: 'fans'; readonly side: Side; readonly die: number; readonly fanFactor: number }
  | { readonly type: 'wore-off'; readonly player: PlayerId; readonly source: string }
  | { readonly type: 'hired'; readonly side: Side; readonly what: string; readonly cost: number }
  | { readonly type: 'measure'; readonly side: Side; readonly measure: string }
  | {
      /** Something a team has of its own, by id: what changed and what is left. */
      readonly type: 'stock'
      readonly side: Side
      readonly what: string
      readonly change: number
      readonly left: number
    }
  | { readonly type: 'turnover'; readonly side: Side; readonly cause: string }
  | { readonly type: 'touchdown'; readonly side: Side; readonly player: PlayerId }
  | { readonly type: 'half-ended'; readonly half: number }
  | { readonly type: 'conceded'; readonly side: Side }
  | {
      readonly type: 'match-ended'
      readonly score: readonly [number, number]
      readonly winner: Side | 'draw'
    }
)
export type EventType = Event['type']
