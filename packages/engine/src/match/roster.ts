import type { SkillId } from '../skills/skill.ts'

export interface Position {
  readonly id: string
  readonly title: string
  readonly max: number
  readonly cost: number
  readonly ma: number
  readonly st: number
  readonly ag: number
  readonly pa?: number | null
  readonly av: number
  readonly skills: readonly SkillId[]
  readonly keywords: readonly string[]
  /** The letters of the skill categories open to him, where the team list prints them. */
  readonly access?: { readonly primary: readonly string[]; readonly secondary: readonly string[] }
  /** One of the many who are no specialists. */
  readonly lineman?: boolean
}

/** Something a team may buy several of: kegs, hired help. */
export interface Extra {
  readonly name: string
  readonly max: number
  readonly cost: number
  /** Hired for a single match, and no part of a new league team. */
  readonly perMatch?: boolean
}

/** A big guy or a star: bought by any team he is allied to. */
export interface SpecialPlayer extends Position {
  readonly kind: 'big-guy' | 'star'
  readonly name: string
  /** Roster ids, or `any`. */
  readonly teams: readonly string[] | 'any'
  /** The fee for one league match. */
  readonly singleMatchCost: number | null
}

export interface Roster {
  readonly id: string
  readonly name: string
  readonly rerollCost: number
  readonly positions: readonly Position[]
  readonly bigGuys: { readonly max: number; readonly allowed: readonly string[] }
  readonly apothecary: {
    readonly allowed: boolean
    readonly onlyPositions: readonly string[] | null
    /** How many, where it is not one. */
    readonly max?: number
  }
  /** What else the list sells, by id. */
  readonly extras?: Readonly<Record<string, Extra>>
  /** Special rules of the list, by id. */
  readonly specialRules?: readonly string[]
  /** Positions of which a team may have only so many together. */
  readonly together?: { readonly max: number; readonly positions: readonly string[] }
  /** Special rules of which a new team picks some. */
  readonly specialRuleChoice?: { readonly pick: number; readonly from: readonly string[] }
  readonly wizard: {
    readonly kind: string
    readonly hireable: boolean
    /** What one costs for a match; 0 when he comes for nothing, null when the team can have none. */
    readonly cost: number | null
    /** What an extra die costs a team whose head coach cooks; null for all others. */
    readonly ingredientsCost: number | null
  }
  readonly starPriceMultiplier: number
  readonly starPriceExempt: readonly string[]
}

export interface StaffRule {
  readonly cost: number
  readonly max: number
}

/** What a new team may spend, and on what. */
export interface Drafting {
  readonly treasury: number
  readonly players: { readonly min: number; readonly max: number }
  /** The most players who are no linemen; no such limit when absent. */
  readonly specialists?: number
  /** The most team re-rolls, and how many times the list price they cost. */
  readonly rerolls?: { readonly max: number; readonly times: number }
  readonly fanFactor: {
    readonly name: string
    readonly cost: number
    readonly min: number
    readonly max: number
    /** Points that come for nothing. */
    readonly free: number
  }
  /** What one of each costs, and how many there may be; null where the book has none. */
  readonly assistant: StaffRule | null
  readonly cheerleader: StaffRule | null
  readonly apothecary: number
  /** Stars of whom some teams have a double, so that both may play when both hire one: team lists by star. */
  readonly keptStars: Readonly<Record<string, readonly string[]>>
  /** The position, on each team list, in which infected opponents join after the match. */
  readonly infected: Readonly<Record<string, string>>
  /** The position, on each team list, in which opponents who died in the match come back. */
  readonly raised: Readonly<Record<string, string>>
}
