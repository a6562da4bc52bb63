import type { ActionId, Cause } from '../match/names.ts'
import { DECLINE } from '../match/choice.ts'
import type { Play } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import type { Player } from '../match/state.ts'
import type { Square } from '../match/square.ts'
import type { BlockFace } from '../match/block-face.ts'
import type { Result, RollSpec } from '../rolls/test.ts'

/**
 * Every moment: when it fires and what a hook may change. A hook gets the match, the player who holds the skill and the
 * moment's own record; it checks for itself whether it applies. Order: the coach whose turn it is, then the other; players
 * by number.
 */
export interface Moments {
  /** An action is declared and nothing done yet. A hook may set `lost`: the action is used up and the player stands idle. */
  'action-declared': { player: Player; action: ActionId; lost: boolean }
  /** His nature lets him; whoever he has named may be too much for him. A hook may set `lost`: the action is used up. */
  'action-aimed': { player: Player; action: ActionId; target: Player; lost: boolean }
  /** The action will be taken; whoever it was declared against may still do something about the ball. */
  'action-coming': { player: Player; action: ActionId; target: Player | null }
  /** The action is over, before touchdowns are looked for. */
  'action-ending': { player: Player }
  /** A block against `target` is declared; no dice yet. A hook may set `wasted`: this target cannot be blocked. */
  'block-declared': { blocker: Player; target: Player; wasted: boolean }
  /** The block on `target` will be made; his coach may still do something about the ball. */
  'block-coming': { blocker: Player; target: Player }
  /** Strengths are being compared. A hook may raise the blocker's `strength` to the target's. */
  'block-strength': { blocker: Player; target: Player; strength: number; against: number }
  /**
   * A player is about to be pushed back by a block or by the chain of one. One hook may set `answered`, with `stays` or with
   * `chooser` and `squares`.
   */
  pushing: {
    /** Who threw the block; null along a chain. */
    blocker: Player | null
    pushed: Player
    chain: boolean
    answered: boolean
    stays: boolean
    chooser: Player['side']
    squares: readonly Square[]
  }
  /** The face of a block is chosen. A hook may change it, or deal with it all by itself and set `settled`. */
  'block-face': { blocker: Player; targets: readonly Player[]; face: BlockFace; settled: boolean }
  /** The blocker could move into the square `pushed` has left. A hook may set `barred`. */
  following: { blocker: Player; pushed: Player; barred: boolean }
  /**
   * A block pushed `pushed` back, or would have but for a skill of his, and he is still on the pitch; `falls` when he goes
   * down there in any case.
   */
  pushed: { blocker: Player; pushed: Player; moved: boolean; falls: boolean }
  /** The boot is about to go in. A hook may add to the Armour roll, or set `lost`: it never does. */
  fouling: {
    fouler: Player
    victim: Player
    armour: readonly (readonly [source: string, value: number])[]
    lost: boolean
  }
  /** The second block of a frenzy, or one of two at once, is due. A hook may do something else and set `replaced`. */
  'block-instead': { blocker: Player; target: Player; replaced: boolean }
  /** Blocking is over for this action, injuries and ball and all; `felled` are those the last block knocked down. */
  'block-over': { blocker: Player; felled: readonly Player[] }
  /** Others put `player` on the ground with the ball, which is loose at `from`. A hook may lay it down elsewhere. */
  'ball-dropped': { player: Player; from: Square }
  /**
   * The ball comes down at `at`, not from a bounce, where nobody can catch it. One hook sees to it for everybody and sets
   * `settled`: see skills/diving-catch.ts.
   */
  'ball-landing': { at: Square; accurate: boolean; settled: boolean }
  /** The mover wants to leave `from`; a dodge or leap roll is due. One hook may set `tried`, and `held` if it worked. */
  leaving: { mover: Player; from: Square; tried: boolean; held: boolean }
  /** The mover is in the next square, and nothing has been rolled for that yet; a die may still put him back. */
  vacated: { mover: Player; from: Square }
  /** A dodge was rolled and its coach has re-rolled or not. One hook may throw itself in the way, with what that costs. */
  'dodge-rolled': {
    spec: RollSpec
    result: Result
    dive: { tackler: Player; hindrance: readonly [source: string, value: number] } | null
  }
  /** A dodge failed for good; a hook may set `stays`: back to where he was, action over. */
  'dodge-failed': { mover: Player; from: Square; stays: boolean }
  /** The mover has left `from` for good, standing or not. */
  left: { mover: Player; from: Square; followed: boolean }
  /** The armour of `victim`, down by a block that `blocker` threw, has held. A hook may set `again`: it is rolled anew. */
  'armour-held': {
    blocker: Player
    victim: Player
    pushed: boolean
    followed: boolean
    multiple: boolean
    again: boolean
  }
  /** A casualty stands after the apothecary. A hook may set `recovered`. */
  casualty: { victim: Player; recovered: boolean }
  /** The pass is intercepted; the ball is not in his hands yet. A hook may set `cancelled`: it is thrown after all. */
  intercepted: { thrower: Player; interceptor: Player; spec: RollSpec; cancelled: boolean }
  /**
   * A pass is announced and nothing rolled yet. A hook may set `refused`: the thrower will not; `asked` once opponents
   * have been offered to run after it.
   */
  'pass-announced': {
    thrower: Player
    to: Square
    band: number
    hailMary: boolean
    refused: boolean
    asked: boolean
  }
  /** The ball slipped from the thrower's hand. A hook may set `saved`: he still has it. */
  fumbled: { thrower: Player; natural: number; saved: boolean }
  /** A pass is over and done with. A hook may set `goesOn`: the thrower may move on. */
  'pass-over': { thrower: Player; band: number; caught: boolean; goesOn: boolean }
  /** A missed pass has scattered to `ball` and is not down yet; `target` is whom it was aimed at. He may move. */
  'pass-scattered': { target: Player | null; ball: Square }
  /** A team-mate is in hand, not thrown yet. A hook may set `lost`: he is not thrown; or `fumbled`: it goes wrong in any case. */
  'team-mate-lifted': { thrower: Player; thrown: Player; lost: boolean; fumbled: boolean }
  /** It is known where the kick will come down, and nothing else has happened yet. `returned` once somebody could run for it. */
  'kick-scattered': { landing: Square; touchback: boolean; returned: boolean }
  /** The kick's distance is known. A hook may change `squares`; `asked` once a kicker has been offered to. */
  kicked: { side: Player['side']; squares: number; asked: boolean }
  /** The second half or a new drive is about to be set up. */
  'drive-starting': Record<never, never>
  /** Somebody died for good (after apothecary and regeneration). */
  killed: { victim: Player; by: Player | null; harm: Cause }
}
export type Moment = keyof Moments
export type MomentHandler<M extends Moment> = (match: Match, holder: Player, moment: Moments[M]) => Play
export type MomentHandlers<M extends Moment = Moment> = { readonly [K in M]?: MomentHandler<K> }

/** Moments at which a skill has a say in how a block goes, besides its chances. */
export const BLOCK_MOMENTS = [
  'block-declared',
  'block-face',
  'pushing',
  'pushed',
  'following',
] as const satisfies readonly Moment[]

export const MOMENTS = [
  'action-declared',
  'action-aimed',
  'action-coming',
  'action-ending',
  'block-declared',
  'block-coming',
  'block-strength',
  'block-face',
  'pushing',
  'following',
  'pushed',
  'fouling',
  'block-instead',
  'block-over',
  'ball-dropped',
  'ball-landing',
  'leaving',
  'vacated',
  'dodge-rolled',
  'dodge-failed',
  'left',
  'armour-held',
  'casualty',
  'intercepted',
  'pass-announced',
  'fumbled',
  'pass-over',
  'pass-scattered',
  'team-mate-lifted',
  'kicked',
  'kick-scattered',
  'drive-starting',
  'killed',
] as const satisfies readonly Moment[]

/** Runs every hook of a moment: first the side whose turn it is. Costs a look at an empty list when nobody has one. */
export const fire = <M extends Moment>(match: Match, name: M, moment: Moments[M]): Play =>
  match.holders[name].length === 0 ? NOBODY : askHolders(match, name, moment)

/** A procedure that is over already: most moments pass with nobody to ask, and this one is shared by all of them. */
const NOBODY: Play = (function* (): Play {})()
NOBODY.next(DECLINE)

function* askHolders<M extends Moment>(match: Match, name: M, moment: Moments[M]): Play {
  const holders = match.holders[name]
  const first = match.state.turn.side
  // Sorted before anything happens: a hook may change the side a player is on.
  const inOrder: Player[] = []
  for (const id of holders) if (match.player(id).side === first) inOrder.push(match.player(id))
  for (const id of holders) if (match.player(id).side !== first) inOrder.push(match.player(id))
  for (const player of inOrder) {
    const handlers = match.kit(player).when[name]
    if (handlers !== undefined) for (const handler of handlers) yield* handler(match, player, moment)
  }
}
