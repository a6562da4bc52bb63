import {
  breatheFire as fireChoice,
  chainsaw as sawChoice,
  type Choice,
  vomit as vomitChoice,
} from '../../../../match/choice.ts'
import type { Play } from '../../../../match/decision.ts'
import type { Deed, Strike } from '../../../../match/book-rules.ts'
import type { Match } from '../../../../match/match.ts'
import type { PlayerId, Player } from '../../../../match/state.ts'
import { endActivation } from '../../../../play/active.ts'
import { settleBall } from '../../../../play/ball.ts'
import { stillThere } from '../../../../play/block-coming.ts'
import { armour, hurt, injury, lieDown, onTheGround } from '../../../../play/injury.ts'
import { knockDown, placeProne } from '../../../../play/knock-down.ts'
import { blockTargets, mayBlock, payForBlock } from '../../../../play/throw-block.ts'
import { turnover } from '../../../../play/turnover.ts'
import { roll } from '../../../../rolls/roll.ts'
import { isSpent, spend } from '../../../../rolls/uses.ts'
import { fire } from '../../../../skills/moments.ts'
import { asPrinted } from '../../printed.ts'
import { endBothActions } from '../../turn/measures/second-action.ts'
import type { RuleKey } from '../../../../match/rule-keys.ts'
import type { RollSpec } from '../../../../rolls/test.ts'
import type { TestId } from '../../../../match/names.ts'

/** What may be done in place of a block, each of them once a turn: whoever acts twice does it in one of the two. */
type Special = 'chainsaw' | 'projectile-vomit' | 'breathe-fire'

/** Whom he could block, for those who have something else in mind. rule: chainsaw.once, projectile-vomit.once */
function targetsOf(
  match: Match,
  player: Player,
  able: boolean,
  trait: Special,
  choice: (target: PlayerId) => Choice,
  options: Choice[],
): void {
  if (!able || isSpent(match, player, trait, 'turn') || !mayBlock(match, player)) return
  for (const target of blockTargets(match, player)) options.push(choice(target.id))
}

/** Paid for like a block, and stopped by what stops a block. False when it never comes to it. */
function* special(match: Match, attacker: Player, target: Player, trait: Special): Play<boolean> {
  if (!(yield* payForBlock(match, attacker))) return false
  const declared = { blocker: attacker, target, wasted: false }
  yield* fire(match, 'block-declared', declared)
  if (declared.wasted || (yield* stillThere(match, attacker, [target])).length === 0) return false
  spend(match, attacker, trait)
  return true
}

/** Armour, and if it breaks he goes down and is injured by dice nobody can change. */
function* wound(match: Match, victim: Player, attacker: Player, how: Wound): Play {
  const { weapon, rule } = how
  match.emit({ type: 'attacked', player: victim.id, by: attacker.id, weapon, rule })
  const blow = { victim, attacker, harm: weapon, ...how.dice } as const
  if ((yield* armour(match, blow)) === false) return
  if (victim.stance === 'standing') placeProne(match, victim, rule)
  yield* injury(match, onTheGround(match, { victim, attacker, harm: weapon, ...INJURY }))
}

const INJURY = { unmodified: true } as const
const strikeOf =
  (test: TestId, { weapon, dice }: Wound) =>
  (): Strike => ({
    test,
    blow: { harm: weapon, ...dice },
    injury: INJURY,
  })

interface Wound {
  readonly weapon: 'chainsaw' | 'vomit'
  readonly rule: RuleKey
  readonly dice: { readonly unmodified: true } | { readonly armour: readonly (readonly [string, number])[] }
}

const SAW: Wound = {
  weapon: 'chainsaw',
  rule: 'chainsaw.armour',
  dice: { armour: [['chainsaw', 3]] },
}

/** Rolls for the saw: on a 1 it turns on whoever holds it, and that ends the turn. rule: chainsaw.roll */
export function* kicksBack(match: Match, sawyer: Player): Play<boolean> {
  const { at } = sawyer
  if ((yield* roll(match, { test: 'chainsaw', player: sawyer, from: at, to: at })).passed) return false
  if (!asPrinted(match)) turnover(match, 'kick-back', 'chainsaw.kickback')
  yield* wound(match, sawyer, sawyer, SAW)
  yield* settleBall(match)
  return true
}

/** There is no moving on after it. rule: chainsaw.once */
const chainsaw: Deed = {
  options: (match, player, options) =>
    targetsOf(match, player, match.kit(player).is.saws, 'chainsaw', sawChoice, options),
  *play(match, player, choice) {
    if (choice.type !== 'chainsaw') return
    const target = match.player(choice.target)
    if (!(yield* special(match, player, target, 'chainsaw'))) return
    if (!(yield* kicksBack(match, player))) yield* wound(match, target, player, SAW)
    yield* settleBall(match)
    endActivation(match)
  },
  strike: strikeOf('chainsaw', SAW),
}

/** rule: projectile-vomit.armour */
const VOMIT: Wound = { weapon: 'vomit', rule: 'projectile-vomit.armour', dice: { unmodified: true } }

const vomit: Deed = {
  options: (match, player, options) =>
    targetsOf(match, player, match.kit(player).is.vomits, 'projectile-vomit', vomitChoice, options),
  *play(match, player, choice) {
    if (choice.type !== 'vomit') return
    const target = match.player(choice.target)
    if (!(yield* special(match, player, target, 'projectile-vomit'))) return
    const { at } = player
    const aimed = (yield* roll(match, { test: 'projectile-vomit', player, from: at, to: at })).passed
    yield* wound(match, aimed ? target : player, player, VOMIT)
    yield* settleBall(match)
  },
  strike: strikeOf('projectile-vomit', VOMIT),
}

/** Flames: the higher the worse, and the lowest for the dragon itself. rule: breathe-fire.roll */
const breathe: Deed = {
  options: (match, player, options) =>
    targetsOf(match, player, match.kit(player).is['breathes-fire'], 'breathe-fire', fireChoice, options),
  *play(match, player, choice) {
    if (choice.type !== 'breathe-fire') return
    const target = match.player(choice.target)
    if (!(yield* special(match, player, target, 'breathe-fire'))) return
    const spec: RollSpec = { test: 'breathe-fire', player, from: player.at, to: target.at, opponent: target }
    const { natural, total } = yield* roll(match, spec)
    const rule = 'breathe-fire.roll'
    if (natural === 6) yield* burn(match, target, player, rule)
    else if (total >= 4) {
      placeProne(match, target, rule)
      yield* lieDown(match, target)
    } else if (total <= 1) yield* burn(match, player, null, rule)
    yield* settleBall(match)
    endBothActions(match)
    endActivation(match)
  },
}

/** It is no block: whatever makes his blocks worse does nothing for his flames. rule: mighty-blow.bonus */
function* burn(match: Match, victim: Player, attacker: Player | null, rule: RuleKey): Play {
  knockDown(match, victim, rule, { turnover: true })
  yield* hurt(match, { victim, attacker, harm: 'flames' })
}

export const attacks: Readonly<Record<string, Deed>> = { chainsaw, vomit, 'breathe-fire': breathe }
