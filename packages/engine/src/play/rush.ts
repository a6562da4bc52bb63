import { DECLINE, use } from '../match/choice.ts'
import { decision, type Play } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import { EMPTY, type Activation, type Player } from '../match/state.ts'
import { roll } from '../rolls/roll.ts'
import { isActive } from './active.ts'
import { disturbBall, settleBall } from './ball.ts'
import { has } from './conditions.ts'
import { hurt } from './injury.ts'
import { knockDown } from './knock-down.ts'
import type { RuleKey } from '../match/rule-keys.ts'

/** Squares of movement in an action, before going for it. */
export const allowance = (match: Match, player: Player): number =>
  has(player, 'rooted') ? 0 : match.kit(player).ma

/** Squares one may go for beyond it. rule: gfi.two-squares */
export const rushLimit = (match: Match, player: Player): number =>
  !match.modules['going-for-it'] || has(player, 'rooted') ? 0 : match.kit(player).rushes

/** Squares of movement left, those gone for included. */
export const movementLeft = (match: Match, player: Player, activation: Activation): number =>
  allowance(match, player) + rushLimit(match, player) - activation.moved

/**
 * Pays for squares of movement; each beyond the allowance is rolled for. False when he fell. A move outside one's own
 * action costs nothing. rule: gfi.roll-after-each-square
 */
export function* spendMovement(match: Match, player: Player, squares: number): Play<boolean> {
  const { activation } = match.state
  if (activation?.player !== player.id) return true
  const before = Math.max(activation.moved, allowance(match, player))
  activation.moved += squares
  for (let rush = activation.moved - before; rush > 0; rush--) {
    const result = yield* roll(match, { test: 'rush', player, from: player.at, to: player.at })
    if (!result.passed) {
      yield* fallOver(match, player, 'gfi.fall')
      return false
    }
  }
  return true
}

/**
 * A fall of one's own: down, an Armour roll, and the ball bounces; in one's own action it is a turnover. `trippedBy` are
 * opponents who may make it worse.
 */
export function* fallOver(
  match: Match,
  player: Player,
  rule: RuleKey,
  trippedBy: readonly Player[] = EMPTY,
): Play {
  knockDown(match, player, rule, { turnover: isActive(match, player), fell: true })
  disturbBall(match, player.at)
  yield* hurt(match, { victim: player, attacker: null, partners: trippedBy, harm: 'fall' })
  yield* settleBall(match)
}

/** On a blitz the second block costs a square; without one left he may stop, or go for it. rule: frenzy.blitz-movement-cost */
export function* payForSecondBlock(match: Match, blocker: Player): Play<boolean> {
  const { activation } = match.state
  if (activation === null || activation.action !== 'blitz') return true
  if (activation.moved >= allowance(match, blocker)) {
    if (movementLeft(match, blocker, activation) < 1) return false
    if (match.edition.blocking.frenzy.mustRush) return yield* spendMovement(match, blocker, 1)
    const options = [use('frenzy'), DECLINE]
    const about = { skill: 'frenzy', rush: true }
    const choice = yield decision(
      'use',
      blocker.side,
      blocker.id,
      'frenzy.blitz-no-movement',
      options,
      DECLINE,
      about,
    )
    if (choice.type !== 'use') return false
  }
  return yield* spendMovement(match, blocker, 1)
}
