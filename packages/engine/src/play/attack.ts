import type { Play } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import type { Player } from '../match/state.ts'
import type { Blow } from '../match/blow.ts'
import { fire } from '../skills/moments.ts'
import { dropBall, settleBall } from './ball.ts'
import { stillThere } from './block-coming.ts'
import { armour, beaten, onTheGround } from './injury.ts'
import { placeProne } from './knock-down.ts'
import { payForBlock } from './throw-block.ts'
import type { RuleKey } from '../match/rule-keys.ts'

export type Weapon = Pick<Blow, 'harm' | 'armour' | 'stunnedIsKo' | 'unmodified'> & {
  readonly rule: RuleKey
  /** The victim may still do what he may before a block. */
  readonly announced?: boolean
  /** Armour that is beaten puts him on the ground, whatever the injury. */
  readonly floors?: boolean
}

/**
 * An attack with a weapon in place of a block: no block dice, no push, no follow-up. It does nothing unless the armour is
 * beaten; then the victim drops the ball, and in most books only the injury puts him down. `lost` when it never came to it.
 */
export function* attackWith(
  match: Match,
  attacker: Player,
  victim: Player,
  weapon: Weapon,
): Play<'lost' | 'held' | 'beaten'> {
  if (!(yield* payForBlock(match, attacker))) return 'lost'
  const outcome = yield* strike(match, attacker, victim, weapon)
  yield* settleBall(match)
  return outcome
}

/** The attack itself; a ball it gets loose is still to bounce. */
export function* strike(
  match: Match,
  attacker: Player,
  victim: Player,
  weapon: Weapon,
): Play<'lost' | 'held' | 'beaten'> {
  const declared = { blocker: attacker, target: victim, wasted: false }
  yield* fire(match, 'block-declared', declared)
  if (declared.wasted) return 'lost'
  const { rule, announced, floors, ...how } = weapon
  if (announced && (yield* stillThere(match, attacker, [victim])).length === 0) return 'lost'
  const blow: Blow = { victim, attacker, ...how }
  match.emit({ type: 'attacked', player: victim.id, by: attacker.id, weapon: blow.harm, rule })
  const spentOn = yield* armour(match, blow)
  if (spentOn === false) return 'held'
  if (floors) placeProne(match, victim, rule)
  else dropBall(match, victim, rule)
  yield* beaten(match, floors ? onTheGround(match, blow) : blow, spentOn)
  return 'beaten'
}
