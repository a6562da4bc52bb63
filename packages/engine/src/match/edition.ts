import type {
  ActionRule,
  Aside,
  Characteristic,
  Deed,
  Entering,
  Flight,
  FoulRule,
  FrenzyRule,
  Injuries,
  InjuryRow,
  KickOffEvent,
  Leaping,
  LineUp,
  Moving,
  Pitch,
  ProRule,
  ThrowIn,
  ThrowOutcome,
  Timing,
  Weather,
} from './book-rules.ts'
import type { Choice } from './choice.ts'
import type { About, Play, Procedure } from './decision.ts'
import type { Match } from './match.ts'
import type { Drafting, Roster, SpecialPlayer } from './roster.ts'
import type { RuleKey } from './rule-keys.ts'
import type { Side } from './side.ts'
import type { Square } from './square.ts'
import type { Phase, Player } from './state.ts'
import type { Table } from './table.ts'
import type { Result, RollSpec, Test } from '../rolls/test.ts'
import type { Profile } from '../skills/kit.ts'
import type { Skill, SkillId } from '../skills/skill.ts'

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

/** The end zone a side attacks. */
export const targetEndZone = (edition: Edition, side: Side): number =>
  side === 'home' ? edition.pitch.length - 1 : 0
