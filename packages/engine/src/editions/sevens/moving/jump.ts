import { must } from '../../../match/must.ts'
import { type Choice, jumpTo, leapTo } from '../../../match/choice.ts'
import type { Play } from '../../../match/decision.ts'
import type { Leaping } from '../../../match/book-rules.ts'
import type { Match } from '../../../match/match.ts'
import { fromXY, type Square, step, STEPS, turned, shifted } from '../../../match/square.ts'
import { EMPTY, type Player } from '../../../match/state.ts'
import { zonesOn } from '../../../match/zones.ts'
import { settleBall } from '../../../play/ball.ts'
import {
  arrive,
  getAway,
  isHeld,
  isStopped,
  leave,
  mayGoOn,
  throwInTheWay,
  walk,
} from '../../../play/move.ts'
import { fallOver, movementLeft, spendMovement } from '../../../play/rush.ts'
import { isSpent, spend } from '../../../rolls/uses.ts'
import { fire } from '../../../skills/moments.ts'

/** Squares of movement it takes. rule: jump.cost */
const JUMP_COST = 2

const EVERY_WAY = [0, 1, 2, 3, 4, 5, 6, 7] as const

/** The three squares beyond one beside him, by what to add to his own. */
const BEYOND: readonly (readonly number[])[] = EVERY_WAY.map((way) =>
  [0, -1, 1].map((turn) => must(STEPS[way]) + must(STEPS[turned(way, turn)])),
)

/** Over somebody who is down; those who leap go over any square. rule: jump.when */
const mayJumpOver = (match: Match, player: Player, over: Square): boolean => {
  if (match.kit(player).is.leaps) return match.isOnPitch(over)
  const lying = match.at(over)
  return lying !== null && lying !== player && lying.stance !== 'standing'
}

/** The squares beyond any beside him that he may jump over, as those of a push away from him. rule: jump.squares */
function offsets(match: Match, player: Player, from: Square): readonly number[] {
  let found: Set<number> | null = null
  for (const way of EVERY_WAY)
    if (mayJumpOver(match, player, step(from, way)))
      for (const offset of BEYOND[way] ?? EMPTY) (found ??= new Set()).add(offset)
  return found === null ? EMPTY : [...found]
}

/** Nobody to jump over, nothing to look for. */
const isSomebodyDown = (match: Match, player: Player): boolean =>
  match.state.players.some(
    (other) => other !== player && other.place === 'pitch' && other.stance !== 'standing',
  )

/** Jumps as the path finder knows them. */
export const jumping: Leaping = {
  deed: 'jump',
  test: 'jump',
  left(match, player) {
    if (isSpent(match, player, 'jump', 'action')) return 'none'
    return match.kit(player).is.leaps || isSomebodyDown(match, player) ? 'once' : 'none'
  },
  offsets,
}

const mayJump = (match: Match, player: Player): boolean => {
  const { activation } = match.state
  return (
    activation !== null &&
    mayGoOn(player, activation) &&
    movementLeft(match, player, activation) >= JUMP_COST &&
    !isSpent(match, player, 'jump', 'action')
  )
}

export function jumpOptions(match: Match, player: Player, options: Choice[]): void {
  if (!mayJump(match, player)) return
  for (const offset of offsets(match, player, player.at)) {
    const to = shifted(player.at, offset)
    if (match.isEmpty(to)) options.push(jumpTo(to))
  }
}

/** Whoever leaps may say so: it is the same thing. rule: leap.any-square */
export function leapWords(match: Match, player: Player, also: Choice[]): void {
  if (!match.kit(player).is.leaps) return
  const jumps: Choice[] = []
  jumpOptions(match, player, jumps)
  for (const jump of jumps) if (jump.type === 'jump') also.push(leapTo(fromXY(jump.to)))
}

/**
 * Rushes first, the first of two while he is still where he was unless he leaps; then one roll for both squares, after
 * which a natural 1 leaves him where he started. rule: jump.roll
 */
export function* playJump(match: Match, player: Player, choice: Choice): Play {
  if (choice.type !== 'jump' && choice.type !== 'leap') return
  const from = player.at
  const to = fromXY(choice.to)
  spend(match, player, 'jump')
  if (zonesOn(match, player, from) > 0 && (yield* isHeld(match, player, from))) return
  const onTheSpot = match.kit(player).is.leaps ? 0 : 1
  if (!(yield* spendMovement(match, player, onTheSpot))) return
  walk(match, player, to, 'jump.squares')
  yield* fire(match, 'vacated', { mover: player, from })
  if (yield* isStopped(match, player, from)) return
  if (!(yield* spendMovement(match, player, JUMP_COST - onTheSpot))) return yield* leave(match, player, from)
  const { result, tackler, trippedBy } = yield* getAway(match, { test: 'jump', player, from, to })
  // Back before anybody dives: the square is his, and the tackler lies down in his own.
  if (result.natural === 1) walk(match, player, from, 'jump.back')
  if (tackler !== null) yield* throwInTheWay(match, tackler, from)
  if (result.passed) {
    yield* settleBall(match)
    return yield* arrive(match, player, from)
  }
  yield* fallOver(match, player, 'jump.failure', trippedBy)
  if (player.at !== from) yield* leave(match, player, from)
}
