import type {
  ActionRule,
  Aside,
  Characteristic,
  Deed,
  Entering,
  FrenzyRule,
  Hurling,
  InjuryRow,
  KickOffEvent,
  Leaping,
  LineUp,
  Pitch,
  ProRule,
  ThrowIn,
  ThrowOutcome,
  Weather,
} from './book-rules.ts'
import type { Blow } from './blow.ts'
import type { Choice, ChoiceType } from './choice.ts'
import type { ActionId, TestId } from './names.ts'
import type { Play, Procedure, RerollAbout } from './decision.ts'
import type { Match } from './match.ts'
import type { Drafting, Roster, SpecialPlayer } from './roster.ts'
import type { MatchOptions } from './sheet.ts'
import type { Side } from './side.ts'
import type { Square } from './square.ts'
import type { Injury, Phase, Player } from './state.ts'
import type { Table } from './table.ts'
import type { Modifiers, Result, RollSpec, Test } from '../rolls/test.ts'
import type { Profile } from '../skills/kit.ts'
import type { Skill, SkillId } from '../skills/skill.ts'

/** Where it is played, by how many, and under which sky. */
export interface Field {
  readonly pitch: Pitch
  readonly lineUp: LineUp
  readonly weather: Readonly<Record<string, Weather>>
  readonly weatherTable: Table<string>
}

/** How long a match is, and how it ends. */
export interface Timing {
  readonly turns: number
  readonly halves: number
  /** How a level match ends unless the coaches agree on something else. */
  readonly tie: MatchOptions['tie']
  /** A level match is a draw, whatever the coaches would like. */
  readonly drawsStand?: boolean
  /** In overtime the first touchdown ends the match. */
  readonly suddenDeath: boolean
  /** Who wins a match that overtime has left level, where the coaches want a winner. */
  readonly shootOut: (match: Match) => Side
  /** What giving up in the middle of a match costs beside the match. */
  readonly forfeit?: (match: Match, side: Side) => void
  /** Coaches may agree to move their turn markers by hand and to call each other for forgetting it. */
  readonly illegalProcedure: boolean
}

/** The kick-off, and what the ball does that nobody took. */
export interface KickOff {
  readonly table: Table<string>
  readonly events: Readonly<Record<string, KickOffEvent>>
  /** A touchback that nobody can take is put down in the half, and bounces from there. */
  readonly touchbackBounces: boolean
  /** Where nobody stands it is given to somebody who is down, and bounces from his square. */
  readonly touchbackLying?: boolean
  /** The table is rolled on before the ball scatters; false for after. Not there where the book leaves no choice. */
  readonly tableFirst?: boolean
}

/** What may be done in a turn, and what ends it. */
export interface Turns {
  readonly actions: Readonly<Partial<Record<ActionId, ActionRule>>>
  readonly deeds: Readonly<Partial<Record<ChoiceType, Deed>>>
  /** What ends for a player the moment his next activation begins. */
  readonly activated?: (match: Match, player: Player) => void
  /** What else may be chosen between two actions, by the type of the choice. */
  readonly asides: Readonly<Partial<Record<ChoiceType, Aside>>>
  /** The squares under a spell or whatever else falls on several at once, by its name. */
  readonly areas?: Readonly<Record<string, (match: Match, choice: Choice) => readonly Square[]>>
  /** When a touchdown is looked for: when an action is over, or also the moment somebody stands there (in the opponents' turn). */
  readonly scoring: 'end-of-action' | 'at-once' | 'at-once-out-of-turn'
  /** Whether a carrier in the End Zone has something to do first, and goes on with his action until he has. */
  readonly scoresLater?: (match: Match, carrier: Player) => boolean
  /** A player of the moving team who is placed prone or leaves the pitch with the ball costs his team the turn. */
  readonly lostCarrierIsTurnover: boolean
  /** What ends a turn but not a bonus turn, by its cause. */
  readonly outlastedInBonusTurn?: readonly string[]
}

/** How one square of movement goes, and all the others. */
export interface Moving {
  /** Squares one may go for. */
  readonly rushes: number
  readonly standUp: { readonly cost: number; readonly roll: number }
  /** Opponents may hold a player before he leaves his square, not once he is on his way. */
  readonly heldFirst: boolean
  /** The dodge comes before the roll for going for it. */
  readonly dodgeFirst: boolean
  readonly leaping: Leaping
  readonly entering?: Entering
}

export interface Blocking {
  readonly frenzy: FrenzyRule
  /** Following up is a move of one's own will: opponents may hold him who wants to. */
  readonly followersHeld?: boolean
}

/** The ball in the air: thrown, or thrown back by the crowd; and team-mates likewise. */
export interface Passing {
  /** Rows of the range ruler: the band of each square by how far across (row) and along (column) it lies. */
  readonly ruler: readonly string[]
  readonly bands: readonly { readonly id: string; readonly modifier: number }[]
  /** A throw to the next square, corner to corner, can be intercepted: the ruler lies over the two squares beside it. */
  readonly overNeighbours?: boolean
  /** How a throw that came out so is called when its chances are worked out. */
  readonly outcome: (match: Match, thrower: Player, result: Result) => ThrowOutcome
  readonly hurling: Hurling
  readonly throwIn: ThrowIn
}

/** How a book hurts players. */
export interface Injuries {
  /** What an Armour roll must reach against an Armour Value. */
  readonly armourTarget: (av: number) => number
  readonly table: Table<InjuryRow>
  /** What an Injury roll of so much means for this player. */
  readonly row: (match: Match, victim: Player, total: number) => InjuryRow
  /** Modifies an Injury roll, beside the skills of whoever caused it. */
  readonly modify: (match: Match, blow: Blow, modifiers: Modifiers) => void
  /** Whether skills that make a blow worse are for opponents only. */
  readonly sparesOwnSide: boolean
  readonly casualties: Table<string>
  readonly seriousInjuries: Table<string>
  /** A casualty: lasting effects and medicine. Null when he was cured, otherwise what he suffers. */
  readonly casualty: (match: Match, blow: Blow, row: InjuryRow) => Play<Injury | null>
  /** Medicine for somebody stunned or knocked out. True when it worked and he has been dealt with. */
  readonly treat: (match: Match, blow: Blow, row: InjuryRow) => Play<boolean>
  /** What else happens when a player has died for good. */
  readonly afterDeath: readonly ((match: Match, victim: Player) => Play)[]
  /** The lowest roll on which a knocked-out player comes round. */
  readonly koRecovery: number
  /** When they come round: before the next set-up, or with what else happens when a drive ends. */
  readonly koWhen: 'before-set-up' | 'after-drive'
  /** What a side may add to those rolls before a drive, and use up by doing so. */
  readonly koBonus?: (match: Match, side: Side) => Play<number>
}

/** The tests a die decides, and how they read a characteristic. */
export interface Rolls {
  readonly tests: Readonly<Partial<Record<TestId, Test>>>
  /** The score a characteristic needs on the Agility table. */
  readonly tableTarget: (characteristic: number) => number
}

export interface Rerolls {
  /** A team may use one of its re-rolls a turn. */
  readonly onePerTurn: boolean
  readonly pro: ProRule
  /** Cups won in tournaments are worth one each. */
  readonly trophies: boolean
  /** Sources that do not work in a bonus turn. */
  readonly barredInBonusTurn: readonly string[]
  /** A team re-roll from elsewhere, for a roll that has turned out like this. */
  readonly more?: {
    readonly source: string
    readonly open: (match: Match, spec: RollSpec, about: RerollAbout) => boolean
    readonly spend: (match: Match, player: Player) => void
  }
}

/** What is written on a player's card, and what it means. */
export interface Players {
  /** In the order of the card. */
  readonly characteristics: readonly Characteristic[]
  /** No change during a match goes beyond their limits. */
  readonly limited: boolean
  readonly skills: Readonly<Record<SkillId, Skill>>
  readonly usesSkill: (modules: Readonly<Record<string, boolean>>, skill: Skill) => boolean
  /** Whoever has lost his tackle zone has lost the use of his skills. */
  readonly skillsNeedZones?: boolean
  readonly shapes: Readonly<Record<string, Profile>>
}

export interface Teams {
  readonly rosters: Readonly<Record<string, Roster>>
  /** Big guys and stars, by id. */
  readonly specialPlayers: Readonly<Record<string, SpecialPlayer>>
  readonly drafting: Drafting
}

/** The course of a match: a procedure for every phase, and what else happens at fixed points, in this order. */
export interface Procedures {
  readonly phases: Readonly<Record<Phase, Procedure>>
  /** Before the first kick-off, before each half, and when a turn begins. */
  readonly beforeMatch: readonly Procedure[]
  readonly beforeHalf: readonly Procedure[]
  readonly beforeTurn: readonly Procedure[]
  /** Between two turns, once the one who was moving has stopped; `turn.side` is still his. */
  readonly afterTurn: readonly Procedure[]
  readonly afterDrive: readonly Procedure[]
}
