import { type Choice, leapTo } from '../match/choice.ts'
import type { Play } from '../match/decision.ts'
import type { Leaping } from '../match/book-rules.ts'
import type { Match } from '../match/match.ts'
import type { Activation, Player } from '../match/state.ts'
import { fromXY, STEPS, shifted } from '../match/square.ts'
import { roll } from '../rolls/roll.ts'
import { isSpent, spend } from '../rolls/uses.ts'
import { arrive, isHeld, leave, mayGoOn, walk } from './move.ts'
import { fallOver, movementLeft, spendMovement } from './rush.ts'

/** Squares of movement a leap takes, however short. rule: leap.cost */
export const LEAP_COST = 2

/** Everything one or two squares away, each once. */
export const WITHIN_TWO: readonly number[] = [
  ...new Set(STEPS.flatMap((first) => [first, ...STEPS.map((second) => first + second)])),
].filter((offset) => offset !== 0)

/** How often a player may still leap in this action, if he has the movement. rule: leap.once-per-action */
export function leapsLeft(match: Match, player: Player): 'none' | 'once' | 'freely' {
  const { is } = match.kit(player)
  if (is['leaps-freely']) return 'freely'
  return is.leaps && !isSpent(match, player, 'leap', 'action') ? 'once' : 'none'
}

/** Leaps as the path finder knows them. */
export const leaping: Leaping = {
  deed: 'leap',
  test: 'leap',
  left: leapsLeft,
  offsets: () => WITHIN_TWO,
}

function mayLeap(match: Match, player: Player, activation: Activation): boolean {
  return (
    leapsLeft(match, player) !== 'none' &&
    mayGoOn(player, activation) &&
    movementLeft(match, player, activation) >= LEAP_COST
  )
}

/** rule: leap.range */
export function leapOptions(match: Match, player: Player, options: Choice[]): void {
  const { activation } = match.state
  if (activation === null || !mayLeap(match, player, activation)) return
  for (const offset of WITHIN_TWO) {
    const to = shifted(player.at, offset)
    if (match.isEmpty(to)) options.push(leapTo(to))
  }
}

/** Placed, one Agility roll that nothing modifies, going for it as often as it takes: in the order of the book. rule: leap.roll */
export function* playLeap(match: Match, player: Player, choice: Choice): Play {
  if (choice.type !== 'leap') return
  const { heldFirst, dodgeFirst } = match.edition.moving
  const from = player.at
  const to = fromXY(choice.to)
  spend(match, player, 'leap')
  if (heldFirst && (yield* isHeld(match, player, from))) return
  walk(match, player, to, 'leap.range')
  if (!dodgeFirst && !(yield* spendMovement(match, player, LEAP_COST)))
    return yield* leave(match, player, from)
  if (!heldFirst && (yield* isHeld(match, player, from))) return
  const result = yield* roll(match, { test: 'leap', player, from, to })
  if (!result.passed) yield* fallOver(match, player, 'leap.failure')
  else if (!dodgeFirst || (yield* spendMovement(match, player, LEAP_COST)))
    return yield* arrive(match, player, from)
  yield* leave(match, player, from)
}
