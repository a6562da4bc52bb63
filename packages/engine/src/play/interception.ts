import { type Choice, DECLINE, intercept } from '../match/choice.ts'
import { decision, type Play } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import { other } from '../match/side.ts'
import type { Player } from '../match/state.ts'
import { isAdjacent, type Square, xOf, yOf } from '../match/square.ts'
import { roll } from '../rolls/roll.ts'
import { fire } from '../skills/moments.ts'
import { canCatch, takeBall } from './ball.ts'
import type { RollSpec } from '../rolls/test.ts'

/** Half the width of the range ruler, in squares. */
const HALF_RULER = 0.87

/**
 * Whether the ruler, laid from one square to another, passes over a third square between them: nearer to both ends than
 * they are to each other, and with a corner under the ruler. rule: intercept.position
 */
function isUnderRuler(from: Square, to: Square, at: Square): boolean {
  const [dx, dy] = [xOf(to) - xOf(from), yOf(to) - yOf(from)]
  const [px, py] = [xOf(at) - xOf(from), yOf(at) - yOf(from)]
  const length = dx * dx + dy * dy
  if (px * px + py * py >= length) return false
  if ((px - dx) * (px - dx) + (py - dy) * (py - dy) >= length) return false
  // How far the centre of the square is from the line, and how much nearer its nearest corner, both times the length.
  const centre = Math.abs(dx * py - dy * px)
  const corner = centre - (Math.abs(dx) + Math.abs(dy)) / 2
  return corner < HALF_RULER * Math.sqrt(length)
}

/** The same where nobody is between neighbours. */
export const isInLane = (from: Square, to: Square, at: Square): boolean =>
  !isAdjacent(from, to) && isUnderRuler(from, to, at)

/** Whether a player could try to intercept a ball thrown from one square to another, were he in a third. */
export const couldIntercept = (
  match: Match,
  player: Player,
  lane: { from: Square; to: Square },
  at: Square,
): boolean =>
  canCatch(match, player) &&
  !match.kit(player).fails.has('intercept') &&
  (match.edition.passing.overNeighbours ? isUnderRuler : isInLane)(lane.from, lane.to, at)

/** Who else must be left out, beside those who could not catch anything. */
type Able = (match: Match, player: Player) => boolean
const ANYONE: Able = () => true

/** Who could try for a ball thrown to a square. */
export function interceptors(
  match: Match,
  thrower: Player,
  to: Square,
  able: Able = ANYONE,
  from: Square = thrower.at,
): Player[] {
  if (!match.modules['interceptions-fumbles']) return []
  const lane = { from, to }
  return match.state.players.filter(
    (player) =>
      player.side !== thrower.side &&
      player.place === 'pitch' &&
      couldIntercept(match, player, lane, player.at) &&
      able(match, player),
  )
}

/** One opponent may try for the ball before it is thrown. True when he has it. rule: intercept.one-player */
export function* interception(match: Match, thrower: Player, to: Square): Play<boolean> {
  const player = yield* interceptor(match, thrower, to)
  if (player === null) return false
  takeBall(match, player, 'intercepted', 'intercept.success')
  return true
}

/** The opponent who snatches what is thrown out of the air, if one tries and succeeds. */
export function* interceptor(
  match: Match,
  thrower: Player,
  to: Square,
  able: Able = ANYONE,
): Play<Player | null> {
  const candidates = interceptors(match, thrower, to, able)
  if (candidates.length === 0) return null
  const options: Choice[] = candidates.map((player) => intercept(player.id))
  options.push(DECLINE)
  const about = { thrower: thrower.id }
  const side = other(thrower.side)
  const choice = yield decision('intercept', side, null, 'intercept.one-player', options, DECLINE, about)
  if (choice.type !== 'intercept') return null
  const player = match.player(choice.player)
  const spec: RollSpec = { test: 'intercept', player, from: player.at, to: player.at }
  if (!(yield* roll(match, spec)).passed) return null
  const moment = { thrower, interceptor: player, spec, cancelled: false }
  yield* fire(match, 'intercepted', moment)
  return moment.cancelled ? null : player
}
