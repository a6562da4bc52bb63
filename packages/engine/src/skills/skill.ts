import type { Harm, RollId, TestId } from '../match/names.ts'
import type { BlockFace } from '../match/block-face.ts'
import type { Match } from '../match/match.ts'
import type { Player } from '../match/state.ts'
import type { RuleKey } from '../match/rule-keys.ts'
import type { RollSpec } from '../rolls/test.ts'
import type { MomentHandlers } from './moments.ts'

export type SkillId = string

/** Yes-or-no answers a skill gives once and for all; procedures ask them through `is`. */
export const FACTS = [
  /** Must move into the square of whomever he pushes back. */
  'must-follow-up',
  'no-tackle-zone',
  /** May never pick up, catch or hold the ball. */
  'no-ball',
  'no-assists',
  /** Helps nobody in a block. */
  'no-block-assists',
  /** Joins in nobody's foul; whoever is fouled he stands by. */
  'no-foul-assists',
  /** Assists blocks even in opposing tackle zones. */
  'assists-while-marked',
  /** In the opponents' turn nobody he marks assists blocks while marked. */
  'denies-guard',
  'stands-up-free',
  'no-team-rerolls',
  'never-dodges',
  /** Opponents may not block him. */
  'unblockable',
  'acts-first',
  /** Takes no action but Move (or what another hook grants). */
  'moves-only',
  'throws-team-mates',
  'can-be-thrown',
  'kicks-team-mates',
  /** Thrown, he glides instead of scattering. */
  'swoops',
  /** Carries a secret weapon. */
  'armed',
  'second-block',
  /** May throw two blocks at once, each at a target of its own. */
  'blocks-apart',
  /** Adds to the harm of those who fall getting away from him. */
  'trips',
  'blocks-two',
  'hail-mary',
  /** May move when an opponent announces a pass. */
  'pass-blocks',
  'gazes',
  'leads',
  'leaps',
  /** May leap as often as his movement allows. */
  'leaps-freely',
  /** Never makes an Armour or Injury roll: he is simply wrecked. */
  'wrecked-not-hurt',
  /** Armour that is beaten stuns him, and there is no Injury roll. */
  'only-stunned',
  /** Of all who are like this one of a team at most is set up in a drive. */
  'one-or-the-other',
  /** Moves only where a die sends him, square by square: `steer` instead of `move`. */
  'steered',
  /** Nobody helps either side in a block he throws. */
  'unassisted',
  /** Knocked over in a block of his own he is injured without an Armour roll, and Stunned counts as KO'd. */
  'chokes',
  /** Injured without an Armour roll whenever he goes down, and Stunned counts as KO'd. */
  'no-armour',
  /** Nothing he sees keeps him from a block. */
  'fearless',
  /** Stepping onto the ball he only kicks it on, and that ends the turn. */
  'spills-ball',
  /** Never gives the ball away. */
  'keeps-ball',
  'vomits',
  'breathes-fire',
  'saws',
  'stabs',
  'throws-bombs',
  'fires-the-ball',
] as const
export type Fact = (typeof FACTS)[number]

/** A bonus to armour or injury. One skill bonus a roll at most, and the same skill on only one of the two rolls. */
export interface DamageBonus {
  readonly rolls: readonly ('armour' | 'injury')[]
  readonly harm: readonly Harm[]
  readonly bonus: number | ((match: Match, holder: Player, victim: Player) => number)
  /** Not a skill bonus in the sense of the no-stacking rule: always added to the Armour roll, beside any other. */
  readonly stacks?: boolean
  /** May be used as often as it comes up; otherwise skills are used once an action. */
  readonly often?: boolean
  readonly usable?: (match: Match, holder: Player, victim: Player) => boolean
}

export interface RerollRule {
  /** How often: per action (the default for skills), per turn, or without limit (traits). */
  readonly limit: 'action' | 'turn' | 'none'
  /** Not only what has failed, where coaches may throw away what has not. */
  readonly anyResult?: boolean
  /** Of a block it is one die only, showing a face of which this holds. */
  readonly die?: (face: BlockFace) => boolean
  readonly usable?: (match: Match, holder: Player, spec: RollSpec) => boolean
}

/** After a failed roll: another characteristic stands in, or so much is added. */
export type StandIn = { readonly limit: 'turn' | 'action' } & (
  | { readonly stat: 'st' }
  | { readonly bonus: (match: Match, holder: Player) => number }
)

export type Modifier = (match: Match, holder: Player, spec: RollSpec) => number

/** What a skill is called and where it stands in the book; all else is its rule. */
export type Heading = Pick<Skill, 'id' | 'name' | 'category' | 'kind'>

export interface Skill {
  readonly id: SkillId
  readonly name: string
  readonly category: string
  /** An `effect` is no skill of the book: something a match has brought on a player, by the hooks skills have. */
  readonly kind: 'skill' | 'trait' | 'racial' | 'weapon' | 'effect'
  readonly facts?: readonly Fact[]
  /** Skills that nobody can have beside it. */
  readonly excludes?: readonly SkillId[]
  /** Opposing skills that do not work on the holder. */
  readonly resists?: readonly SkillId[]
  /** Permanent changes to the profile. */
  readonly stats?: { readonly ma?: number; readonly av?: number }
  /** Tests on which opposing tackle zones do not count. */
  readonly ignoresZones?: Readonly<
    Partial<Record<TestId, true | ((match: Match, holder: Player) => boolean)>>
  >
  /** Tests that the weather does not modify. */
  readonly ignoresWeather?: readonly TestId[]
  /** Tests the holder makes on a plain number, without any modifier. */
  readonly flat?: Readonly<Partial<Record<TestId, number>>>
  /** Tests the holder fails, without a roll. */
  readonly fails?: readonly TestId[]
  /** Tests on which something may still be done after the roll, when that helps. */
  readonly substitutes?: Readonly<Partial<Record<TestId, StandIn>>>
  readonly modifies?: Readonly<Partial<Record<TestId, Modifier>>>
  /** Modifies the tests of opponents. */
  readonly hinders?: Readonly<Partial<Record<TestId, Modifier>>>
  readonly rerolls?: Readonly<Partial<Record<TestId, RerollRule>>>
  /** What a D6 must show before a team re-roll works for the holder, by the parameter on his sheet. */
  readonly teamReroll?: {
    readonly roll: RollId
    readonly needs: (parameter: string | undefined) => number
    readonly rule: RuleKey
  }
  readonly damage?: readonly DamageBonus[]
  /** Armour that breaks on an unmodified roll of so much, whatever its value. */
  readonly pierces?: {
    readonly from: number
    readonly harm: readonly Harm[]
    readonly usable?: (match: Match, holder: Player) => boolean
  }
  /** Whether nothing opponents do makes an Armour roll against the holder any higher. */
  readonly hardens?: (match: Match) => boolean
  /** The test that makes a knock-out of the holder a stun. */
  readonly shakesOff?: TestId
  /** Added to every injury roll against the holder. */
  readonly injuryAgainst?: number
  /** Added to Armour rolls against the holder. */
  readonly armourAgainst?: (match: Match, holder: Player, harm: Harm) => number
  /** Pass range bands longer (+) or shorter (−). */
  readonly shiftsRange?: number
  /** What he adds to the Armour roll of his own foul instead of the usual bonus; null when that is as usual. */
  readonly foulBonus?: (match: Match, holder: Player) => number | null
  /** Fans who come along with him. */
  readonly fanFactor?: number
  /** Most squares he may go for in one action. */
  readonly rushes?: number
  readonly when?: MomentHandlers
}
