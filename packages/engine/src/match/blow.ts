import type { Harm } from './names.ts'
import type { Side } from './side.ts'
import type { Player } from './state.ts'

/** The dice of an Armour and an Injury roll, as they fell. */
export interface HarmDice {
  armour: readonly number[] | null
  broken: boolean
  injury: readonly number[] | null
}

/** Who is hurt, by whom and how: what modifies the rolls. */
export interface Blow {
  readonly victim: Player
  readonly attacker: Player | null
  readonly harm: Harm
  /** Named bonuses of the situation, beside those of skills. */
  readonly armour?: readonly (readonly [source: string, value: number])[]
  /** Others who brought him down, with the attacker or without one: the second target of a block, whoever tripped him. */
  readonly partners?: readonly Player[]
  /** The attacker threw the block: was the victim pushed and followed, and was he one of two targets? */
  readonly thrown?: { readonly pushed: boolean; readonly followed: boolean; readonly multiple: boolean }
  /** He was on the ground already: nothing has put him there. */
  readonly lay?: boolean
  /** Stunned counts as KO'd. */
  readonly stunnedIsKo?: boolean
  /** Nobody can help him: no apothecary. */
  readonly beyondHelp?: boolean
  /** Who decides about the attacker's skills, when that is not his own coach. */
  readonly chooser?: Side
  /** Nothing modifies the Armour and Injury rolls. */
  readonly unmodified?: boolean
  /** Where the dice are noted for somebody who will look at them. */
  readonly seen?: HarmDice
  /** A bonus as of Mighty Blow comes from elsewhere (a spell). */
  readonly mightyBlow?: boolean
}
