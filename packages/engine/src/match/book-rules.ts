import type { Choice, ChoiceType } from './choice.ts'
import type { ActionId, TestId } from './names.ts'
import type { EventType } from './event.ts'
import type { Play } from './decision.ts'
import type { Match } from './match.ts'
import type { RuleKey } from './rule-keys.ts'
import type { BySide } from './side.ts'
import type { Square, XY } from './square.ts'
import type { Player } from './state.ts'
import type { Reason } from '../play/reasons.ts'
import type { Ground, Scattered } from '../play/scatter.ts'
import type { Result, RollSpec } from '../rolls/test.ts'
import type { Blow, HarmDice } from './blow.ts'
import type { Fact } from '../skills/skill.ts'

export interface Pitch {
  readonly length: number
  readonly width: number
  /** The x of each side's line of scrimmage. */
  readonly scrimmage: BySide<number>
  /** How many rows of squares along each sideline are wide zone. */
  readonly wideZone: number
  /** Squares that may open under whoever enters them. */
  readonly trapdoors?: readonly XY[]
}

export interface LineUp {
  readonly players: number
  /** What a coach without enough players for the line may do, or has to. */
  readonly tooFew: 'may-concede' | 'concedes'
  /** So many or fewer are not enough; when absent, fewer than the line needs. */
  readonly few?: number
  /** Before any set-up a coach may give up, not only when he is short of players. */
  readonly mayConcede?: boolean
  readonly onScrimmage: number
  readonly perWideZone: number
}

/** How players get over a square instead of through it. */
export interface Leaping {
  /** The choice it is made by, and the test it needs. */
  readonly deed: 'leap' | 'jump'
  readonly test: TestId
  /** How often a player still may in this action, if he has the movement. */
  readonly left: (match: Match, player: Player) => 'none' | 'once' | 'freely'
  /** What to add to a square to get those he could come down in, free or not. */
  readonly offsets: (match: Match, player: Player, from: Square) => readonly number[]
}

/** How the ball comes back over the edge. */
export interface ThrowIn {
  readonly die: 'd6' | 'd3'
  /** The square it left from is the first of those it travels. */
  readonly countsFirst: boolean
  /** Out over a corner: in along the diagonal template, by a D3 between the two edges, or as over the sideline. */
  readonly corner: 'template' | 'd3' | 'sideline'
}

export interface FoulRule {
  /** Added to the Armour roll against the victim. */
  readonly bonus: number
  /** Whether those who assist blocks while marked assist fouls as well. */
  readonly guarded?: (match: Match) => boolean
  /** Whether the fouler may still move when it is done. */
  readonly goesOn?: (match: Match, fouler: Player) => boolean
  /** How the referee sees it: by a test of his own, or by the dice of the foul. */
  readonly sees: TestId | ((match: Match, fouler: Player, dice: HarmDice) => boolean)
  /** What happens when he has. */
  readonly called: (match: Match, fouler: Player) => Play
}

/** How a Pro gets his re-roll. */
export interface ProRule {
  /** The lowest roll that gives it to him. */
  readonly needs: number
  /** A team re-roll may help that roll. */
  readonly helped: boolean
  /** Only while he is the one who acts. */
  readonly ownAction: boolean
  /** It is for one die, not for all that were thrown together. */
  readonly oneDie: boolean
  /** Tests it is never for. */
  readonly never: readonly TestId[]
}

/** A block that must be thrown again. */
export interface FrenzyRule {
  /** Without movement left he must go for it, not may. */
  readonly mustRush: boolean
  /** Also of somebody he could not follow, where they stand beside each other all the same. */
  readonly whileAdjacent?: boolean
}

export type ThrowOutcome = 'accurate' | 'inaccurate' | 'fumbled'

/** A team-mate who is thrown from a square to another, or would be. */
export interface Flight {
  readonly thrower: Player
  readonly thrown: Player
  readonly from: Square
  readonly to: Square
  /** With a boot. */
  readonly kicked?: boolean
}

/** How a throw of a team-mate turns out, in the words of one book or another. */
export type FlightOutcome = ThrowOutcome | 'superb' | 'successful' | 'terrible'

/** How team-mates fly: asked by whoever plays it and by whoever wants to know beforehand. */
export interface Hurling {
  /** Whether one may be thrown that far, to that square. */
  readonly reaches: (match: Match, flight: Flight) => boolean
  /** The roll for the throw; null when it slips without one. */
  readonly throws: (match: Match, flight: Flight) => RollSpec | null
  /** What the roll comes to; without one, what that does. */
  readonly outcome: (match: Match, result: Result | null) => FlightOutcome
  /** The ways his coach may face the template when one of his own glides, not at all among them. */
  readonly facings?: (match: Match, flight: Flight) => readonly number[]
  /** Throws the dice for where he comes down; null when he never gets off the ground. */
  readonly flies: (ground: Ground, flight: Flight, outcome: FlightOutcome, facing: number) => Scattered | null
  /** The roll for landing on his feet in an empty square; null when there is none for him. */
  readonly lands: (match: Match, flight: Flight, at: Square, outcome: FlightOutcome) => RollSpec | null
}

export interface ActionRule {
  /** How many a team turn may hold; null for no limit. */
  readonly perTurn: number | null
  /** Whether a player who is down may declare it, standing up being one of its deeds; if not, only who gets up for nothing. */
  readonly fromProne: boolean
  readonly inBonusTurn: boolean
  readonly module: string | null
  /** Only players of whom this holds may declare it. */
  readonly needs?: Fact
  /** The once-per-turn action it uses up, when that is not itself. */
  readonly spends?: ActionId
  /** Whom it may be declared against; each target is a choice of its own. */
  readonly targets?: (match: Match, player: Player) => readonly Player[]
  /** It is understood as well when the target is only named by the deed itself. */
  readonly namedByDeed?: boolean
  /** What happens at once when it is declared; with no deeds the action is then over. */
  readonly play?: (match: Match, player: Player) => Play
  /** What may be done in it, by the type of the choice. */
  readonly deeds: readonly ChoiceType[]
  /** The deed it is declared for, where that is done to somebody one may walk up to. */
  readonly aim?: AimedDeed
  /** Why this player may not declare it now, beside what holds for every action. */
  readonly problem?: (match: Match, player: Player) => Reason | null
  readonly rule: RuleKey
}

export interface Weather {
  readonly name: string
  readonly modifies: Readonly<Partial<Record<TestId, number>>>
  /** The lowest safe roll when going for it. */
  readonly rush?: number
  /** The longest pass band (measured) that may be thrown. */
  readonly longestPass?: number
  /** Players on the pitch may collapse when a drive ends. */
  readonly heat?: boolean
}

export interface KickOffEvent {
  readonly name: string
  readonly rule: RuleKey
  /** What happens before the ball is known to land; nothing for results that only change the scatter. */
  readonly play: ((match: Match) => Play) | null
  /** Dice thrown for the distance of the kick. */
  readonly distance?: 'd6' | '2d6'
}

/** A row of an Injury table. Whatever is neither `stunned` nor `ko` is a casualty. */
export type InjuryRow = string

/** A number on a player's card: one that counts, or one that a die must reach. */
export interface Characteristic {
  readonly id: 'ma' | 'st' | 'ag' | 'pa' | 'av'
  readonly name: string
  readonly kind: 'value' | 'target'
  readonly min: number
  readonly max: number
}

/** Deeds that are done to one player from beside him. */
export type AimedDeed = 'block' | 'foul' | 'hand-off' | 'gaze'

/** Something an active player may do: what can be chosen now, and how it plays. */
export interface Deed {
  /** Adds the choices that are legal now. */
  readonly options: (match: Match, player: Player, options: Choice[]) => void
  readonly play: (match: Match, player: Player, choice: Choice) => Play
  /** Adds what is understood but not listed. */
  readonly also?: (match: Match, player: Player, also: Choice[]) => void
  /** The kind of player it is done to. */
  readonly target?: { readonly side: 'own' | 'other'; readonly standing: boolean }
  /** The event that tells that it has come to pass, where something may stand before it. */
  readonly comesTo?: EventType
  /** It throws no dice at once. */
  readonly quiet?: boolean
  /** With a weapon: how it strikes whoever it is used on. */
  readonly strike?: (player: Player) => Strike
}

/** How a weapon hurts: Armour and Injury as of the blow, but for what is said of the Injury apart. */
export interface Strike {
  /** What must be rolled before it hurts anybody. */
  readonly test?: TestId
  readonly blow: Pick<Blow, 'harm' | 'armour' | 'stunnedIsKo' | 'unmodified'>
  readonly injury?: Pick<Blow, 'unmodified'>
}

/** Something a coach may do when he is asked whom to activate. */
export interface Aside {
  /** Adds the choices that are legal now. */
  readonly options: (match: Match, options: Choice[]) => void
  readonly play: (match: Match, choice: Choice) => Play
}

/** What may happen to somebody who comes into a square. */
export interface Entering {
  /** Whether anything may, when he comes of his own will. */
  readonly threatens: (match: Match, player: Player, from: Square) => boolean
  /** What does, before anything is rolled for the move. */
  readonly moved: (match: Match, player: Player, from: Square) => Play
  /** In any other way. True when he is gone from the pitch, and the crowd still has to deal with him. */
  readonly carried: (match: Match, player: Player) => boolean
}
