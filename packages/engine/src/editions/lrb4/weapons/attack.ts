import type { Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import type { Player } from '../../../match/state.ts'
import { dropBall, settleBall } from '../../../play/ball.ts'
import type { Blow } from '../../../match/blow.ts'
import { armour, injury } from '../../../play/injury.ts'
import { payForBlock } from '../../../play/throw-block.ts'
import { fire } from '../../../skills/moments.ts'

/**
 * An attack with a weapon in place of a block: no block dice, no push, no follow-up. It does nothing unless the armour is
 * beaten; then the victim drops the ball, and only the injury puts him down. True when it was beaten.
 */
export function* attackWith(
  match: Match,
  attacker: Player,
  victim: Player,
  weapon: Pick<Blow, 'harm' | 'armour' | 'stunnedIsKo'> & { readonly rule: string },
): Play<boolean> {
  if (!(yield* payForBlock(match, attacker))) return false
  const declared = { blocker: attacker, target: victim, wasted: false }
  yield* fire(match, 'block-declared', declared)
  if (declared.wasted) return false
  const { rule, ...how } = weapon
  const blow: Blow = { victim, attacker, ...how }
  match.emit({ type: 'attacked', player: victim.id, by: attacker.id, weapon: blow.harm, rule })
  const spentOn = yield* armour(match, blow)
  if (spentOn === false) return false
  dropBall(match, victim, rule)
  yield* injury(match, blow, spentOn)
  yield* settleBall(match)
  return true
}
