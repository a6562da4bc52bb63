import type { InjuryEffect } from '../career/team.ts'
import type { House } from './house.ts'
import type { Readings } from './readings.ts'
import type { BySide } from './side.ts'
import type { SkillId } from '../skills/skill.ts'

/** One player as he comes to the match: the printed position with whatever he has gained or lost since. */
export interface PlayerSheet {
  /** Who he is from match to match, where a league keeps count of him. No team-mate has the same. */
  readonly id?: string
  readonly name: string
  readonly number: number
  /** The position's id on the team list, or the id of the star or big guy. */
  readonly position: string
  readonly ma: number
  readonly st: number
  readonly ag: number
  /** Only in books that have it; null for those who cannot pass at all. */
  readonly pa?: number | null
  readonly av: number
  /** Strength printed for the position: some skills look at that and not at the player. */
  readonly positionSt: number
  readonly skills: readonly SkillId[]
  /** Old injuries that may keep him out of a league match. */
  readonly niggles?: number
  /** Star player points, and what he has learned by them, where a career keeps count. */
  readonly points?: number
  readonly gained?: readonly Lesson[]
  /** What other rules call him: `big-guy`, `star`, `small`, `undead` ... */
  readonly keywords: readonly string[]
}

/** Something learned: a skill, or a characteristic as `+ma`; one of his own kind, or one that took a lucky roll. */
export interface Lesson {
  readonly take: SkillId
  readonly kind: 'own' | 'special'
}

/** What a team's career adds to its sheet, as far as a match's rules look at it. */
export interface CareerSheet {
  readonly treasury: number
  /** The rating on its roster; null in books that write none down. */
  readonly rating: number | null
  /** Cups it holds, by id. */
  readonly cups: readonly string[]
  /** Those who must miss the match: they are on the roster all the same. */
  readonly missing: readonly { readonly id: string; readonly position: string }[]
}

/**
 * More than any book lets anybody have. A team is held to it in a match and between matches, so that whoever can be kept can be
 * written down with his match.
 */
export const MOST_OF_A_TEAM = {
  teamName: 120,
  playerName: 80,
  number: 999,
  count: 99,
  apothecaries: 5,
  trophies: 20,
  niggles: 20,
  gained: 60,
  points: 9999,
  gold: 100_000_000,
} as const

export interface TeamSheet {
  readonly name: string
  /** The team list's id. */
  readonly roster: string
  readonly rerolls: number
  readonly fanFactor: number
  readonly cheerleaders: number
  readonly assistants: number
  readonly apothecaries: number
  readonly bribes: number
  readonly trophies: number
  /** A hired spell caster, `null` for none. */
  readonly wizard: string | null
  /** Extra dice bought for the Master Chef. */
  readonly ingredients: number
  /** What else the book lets a team bring, by its id: kegs, bribes, hired help. */
  readonly extras?: Readonly<Record<string, number>>
  /** Special rules of the list, and those this team has picked. */
  readonly specialRules?: readonly string[]
  /** What the team is worth, where the match compares that. */
  readonly value?: number
  /** Only of a team that lives from match to match. */
  readonly career?: CareerSheet
  readonly players: readonly PlayerSheet[]
}

export interface MatchOptions {
  /** Optional rule modules in use. */
  readonly modules: readonly string[]
  /** League matches roll serious injuries. */
  readonly league: boolean
  /** How a level match ends: as a draw, after overtime, or after overtime and penalties. */
  readonly tie: 'draw' | 'overtime' | 'shoot-out'
  /** Offer re-rolls of successful rolls too, where the book allows it. */
  readonly rerollSuccesses: boolean
  /** The turn marker is moved by hand and a coach who forgets may be called for it. */
  readonly illegalProcedure: boolean
  /** Where the coaches read the book otherwise than it does itself; as it does when absent. */
  readonly readings?: Readings
  /** Which match of a tournament it is: `semi-final`, `final`. */
  readonly stage?: string
  /** What stars have suffered before, by their ids, where a league keeps count of it. */
  readonly starInjuries?: Readonly<Record<string, readonly InjuryEffect[]>>
  /** What the league has settled for itself, by the ids of the book's options; the rest is as usual. */
  readonly settled?: Readonly<Record<string, number | boolean | string>>
}

/** An id that two players of a team share; null when there is none. */
export function sharedId({ players }: TeamSheet): string | null {
  const ids = players.flatMap(({ id }) => (id === undefined ? [] : [id]))
  return ids.find((id, index) => ids.indexOf(id) !== index) ?? null
}

/** All that is fixed before the first die: never changes, shared by every fork. */
export interface MatchSpec {
  readonly edition: string
  /** What this match plays differently from the book. */
  readonly house?: House
  readonly teams: BySide<TeamSheet>
  readonly options: MatchOptions
}
