import type { Choice } from './choice.ts'
import type { About, Play, Procedure } from './decision.ts'
import type { Match } from './match.ts'
import type { RuleKey } from './rule-keys.ts'
import type { MatchOptions } from './sheet.ts'
import type { BySide, Side } from './side.ts'
import type { Square, XY } from './square.ts'
import type { Injury, Phase, Player } from './state.ts'
import type { Modifiers, Result, RollSpec, Test } from '../rolls/test.ts'
import type { Blow, HarmDice } from './blow.ts'
import type { Profile } from '../skills/kit.ts'
import type { Fact, Skill, SkillId } from '../skills/skill.ts'
import type { Drafting, Roster, SpecialPlayer } from './roster.ts'

/** Inclusive ranges of a sum to what they mean. */
export type Table<Row> = readonly { readonly from: number; readonly to: number; readonly row: Row }[]

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

export interface Timing {
  readonly turns: number
  readonly halves: number
  /** How a level match ends unless the coaches agree on something else. */
  readonly tie: MatchOptions['tie']
  /** A level match is a draw, whatever the coaches would like. */
  readonly drawsStand?: boolean
  /** In overtime the first touchdown ends the match. */
  readonly suddenDeath: boolean
}

/** How one square of movement goes. */
export interface Moving {
  /** Opponents may hold a player before he leaves his square, not once he is on his way. */
  readonly heldFirst: boolean
  /** The dodge comes before the roll for going for it. */
  readonly dodgeFirst: boolean
}

/** How players get over a square instead of through it. */
export interface Leaping {
  /** The choice it is made by, and the test it needs. */
  readonly deed: 'leap' | 'jump'
  readonly test: string
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
  /** What the referee does about it, given the dice. */
  readonly referee: (match: Match, fouler: Player, seen: HarmDice) => Play
  /** The chance that he does, when the armour breaks with this chance, and with that one by two dice alike. */
  readonly spotted: (match: Match, fouler: Player, broken: number, brokenByDouble: number) => number
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
  readonly never: readonly string[]
}

/** A block that must be thrown again. */
export interface FrenzyRule {
  /** Only against somebody who was pushed and followed; otherwise against anyone still standing beside him. */
  readonly needsPush: boolean
  /** Without movement left he must go for it, not may. */
  readonly mustRush: boolean
}

export type ThrowOutcome = 'accurate' | 'inaccurate' | 'fumbled'

/** A team-mate who would be thrown from a square to another. */
export interface Flight {
  readonly thrower: Player
  readonly thrown: Player
  readonly from: Square
  readonly to: Square
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
  readonly spends?: string
  /** Whom it may be declared against; each target is a choice of its own. */
  readonly targets?: (match: Match, player: Player) => readonly Player[]
  /** It is understood as well when the target is only named by the deed itself. */
  readonly namedByDeed?: boolean
  /** What happens at once when it is declared; with no deeds the action is then over. */
  readonly play?: (match: Match, player: Player) => Play
  /** What may be done in it, by the type of the choice. */
  readonly deeds: readonly string[]
  /** Why this player may not declare it now, beside what holds for every action. */
  readonly problem?: (match: Match, player: Player) => string | null
  readonly rule: RuleKey
}

export interface Weather {
  readonly name: string
  readonly modifies: Readonly<Record<string, number>>
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

/** How a book hurts players. */
export interface Injuries {
  /** What an Armour roll must reach against an Armour Value. */
  readonly armourTarget: (av: number) => number
  /** What an Injury roll of so much means for this player. */
  readonly row: (match: Match, victim: Player, total: number) => InjuryRow
  /** Modifies an Injury roll, beside the skills of whoever caused it. */
  readonly modify: (match: Match, blow: Blow, modifiers: Modifiers) => void
  /** A casualty: lasting effects and medicine. Null when he was cured, otherwise what he suffers. */
  readonly casualty: (match: Match, blow: Blow, row: InjuryRow) => Play<Injury | null>
  /** Medicine for somebody stunned or knocked out. True when it worked and he has been dealt with. */
  readonly treat: (match: Match, blow: Blow, row: InjuryRow) => Play<boolean>
}

/** A number on a player's card: one that counts, or one that a die must reach. */
export interface Characteristic {
  readonly id: 'ma' | 'st' | 'ag' | 'pa' | 'av'
  readonly name: string
  readonly kind: 'value' | 'target'
  readonly min: number
  readonly max: number
}

/** Something an active player may do: what can be chosen now, and how it plays. */
export interface Deed {
  /** Adds the choices that are legal now. */
  readonly options: (match: Match, player: Player, options: Choice[]) => void
  readonly play: (match: Match, player: Player, choice: Choice) => Play
  /** Adds what is understood but not listed. */
  readonly also?: (match: Match, player: Player, also: Choice[]) => void
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

/** A rulebook as a value. Procedures read it; nobody asks for its name. */
export interface Edition {
  readonly id: string
  readonly name: string
  /** The files of the rule catalogue that speak of this book; its citations and scenarios name no others. */
  readonly catalogues: readonly string[]
  /** Parts of the rules that coaches may agree to leave out. */
  readonly modules: readonly string[]
  /** Parts that other books leave to the coaches and this one does not. */
  readonly always: readonly string[]
  /** Whoever has lost his tackle zone has lost the use of his skills. */
  readonly skillsNeedZones?: boolean
  /** How the book is read where it can be read in two ways. */
  readonly readings: Readonly<Record<string, boolean>>
  readonly usesSkill: (modules: Readonly<Record<string, boolean>>, skill: Skill) => boolean
  readonly pitch: Pitch
  readonly lineUp: LineUp
  /** In the order of the card. */
  readonly characteristics: readonly Characteristic[]
  /** No change during a match goes beyond their limits. */
  readonly limited: boolean
  readonly timing: Timing
  /** What giving up in the middle of a match costs beside the match. */
  readonly forfeit?: (match: Match, side: Side) => void
  /** Who wins a match that overtime has left level, where the coaches want a winner. */
  readonly shootOut: (match: Match) => Side
  readonly actions: Readonly<Record<string, ActionRule>>
  readonly deeds: Readonly<Record<string, Deed>>
  /** What ends for a player the moment his next activation begins. */
  readonly activated?: (match: Match, player: Player) => void
  /** What else may be chosen between two actions, by the type of the choice. */
  readonly asides: Readonly<Record<string, Aside>>
  readonly tests: Readonly<Record<string, Test>>
  /** The score a characteristic needs on the Agility table. */
  readonly tableTarget: (characteristic: number) => number
  readonly skills: Readonly<Record<SkillId, Skill>>
  readonly shapes: Readonly<Record<string, Profile>>
  /** The lowest roll on which a knocked-out player comes round. */
  readonly koRecovery: number
  /** When they come round: before the next set-up, or with what else happens when a drive ends. */
  readonly koWhen: 'before-set-up' | 'after-drive'
  /** What a side may add to those rolls before a drive, and use up by doing so. */
  readonly koBonus?: (match: Match, side: Side) => Play<number>
  /** Squares one may go for. */
  readonly rushes: number
  readonly standUp: { readonly cost: number; readonly roll: number }
  readonly foul: FoulRule
  readonly frenzy: FrenzyRule
  readonly rerolls: {
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
      readonly open: (match: Match, spec: RollSpec, about: About) => boolean
      readonly spend: (match: Match, player: Player) => void
    }
  }
  /** Coaches may agree to move their turn markers by hand and to call each other for forgetting it. */
  readonly illegalProcedure: boolean
  readonly moving: Moving
  readonly leaping: Leaping
  readonly entering?: Entering
  readonly throwIn: ThrowIn
  /** A player of the moving team who is placed prone or leaves the pitch with the ball costs his team the turn. */
  readonly lostCarrierIsTurnover: boolean
  /** A touchback that nobody can take is put down in the half, and bounces from there. */
  readonly touchbackBounces: boolean
  /** Where nobody stands it is given to somebody who is down, and bounces from his square. */
  readonly touchbackLying?: boolean
  /** When a touchdown is looked for: when an action is over, or also the moment somebody stands there (in the opponents' turn). */
  readonly scoring: 'end-of-action' | 'at-once' | 'at-once-out-of-turn'
  /** The squares under a spell or whatever else falls on several at once, by its name. */
  readonly areas?: Readonly<Record<string, (match: Match, choice: Choice) => readonly Square[]>>
  /** How a throw that came out so is called when its chances are worked out. */
  readonly throwOutcome: (match: Match, thrower: Player, result: Result) => ThrowOutcome
  /** The chance that a thrown team-mate is on his feet afterwards. */
  readonly flightChance: (match: Match, flight: Flight) => number
  /** Rows of the range ruler: the band of each square by how far across (row) and along (column) it lies. */
  readonly ruler: readonly string[]
  readonly passBands: readonly { readonly id: string; readonly modifier: number }[]
  readonly injuries: Injuries
  readonly injury: Table<InjuryRow>
  readonly casualty: Table<string>
  readonly seriousInjury: Table<string>
  readonly weather: Readonly<Record<string, Weather>>
  readonly weatherTable: Table<string>
  readonly kickOffTable: Table<string>
  readonly kickOffEvents: Readonly<Record<string, KickOffEvent>>
  readonly phases: Readonly<Record<Phase, Procedure>>
  readonly citations: Readonly<Partial<Record<RuleKey, string | readonly string[]>>>
  readonly rosters: Readonly<Record<string, Roster>>
  /** Big guys and stars, by id. */
  readonly specialPlayers: Readonly<Record<string, SpecialPlayer>>
  readonly drafting: Drafting
  /** What else happens before the first kick-off, before each half, and when a turn begins, in this order. */
  readonly beforeMatch: readonly Procedure[]
  readonly beforeHalf: readonly Procedure[]
  readonly beforeTurn: readonly Procedure[]
  /** What happens between two turns, once the one who was moving has stopped; `turn.side` is still his. */
  readonly afterTurn: readonly Procedure[]
  readonly afterDrive: readonly Procedure[]
  /** What else happens when a player has died for good. */
  readonly afterDeath: readonly ((match: Match, victim: Player) => Play)[]
}

export const lookUp = <Row>(table: Table<Row>, sum: number): Row => {
  const first = table[0]
  const last = table.at(-1)
  if (first === undefined || last === undefined) throw new Error('an empty table')
  if (sum < first.from) return first.row
  return table.find((entry) => sum >= entry.from && sum <= entry.to)?.row ?? last.row
}

/** The end zone a side attacks. */
export const targetEndZone = (edition: Edition, side: Side): number =>
  side === 'home' ? edition.pitch.length - 1 : 0

type Overlay<T> = {
  readonly [K in keyof T]?: T[K] extends Readonly<Record<string, infer V>>
    ? Readonly<Record<string, V | null>> | T[K]
    : T[K] extends readonly unknown[] | ((...given: never[]) => unknown)
      ? T[K]
      : Partial<T[K]>
}

const WHOLE = Symbol('whole')

/** In an overlay: this record takes the place of the base's, instead of being merged into it. */
export const only = <T extends object>(record: T): T => ({ ...record, [WHOLE]: true })

/** A book that extends another states only what differs; `null` removes an entry, `only` replaces a whole record. */
export function extend(base: Edition, changes: Overlay<Edition> & { id: string; name: string }): Edition {
  const result: Record<string, unknown> = { ...base }
  for (const [key, change] of Object.entries(changes)) {
    const before = result[key]
    const mergeable = (value: unknown): value is Record<string, unknown> =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
    if (!mergeable(change) || !mergeable(before)) result[key] = change
    else {
      const kept = WHOLE in change ? {} : before
      const merged = Object.entries({ ...kept, ...change }).filter(([, value]) => value !== null)
      result[key] = Object.fromEntries(merged)
    }
  }
  return result as unknown as Edition
}
