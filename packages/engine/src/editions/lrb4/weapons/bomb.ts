import { type Choice, throwBombTo, tryCatch } from '../../../match/choice.ts'
import { decision, type Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import { fromXY, type Square, step, toXY } from '../../../match/square.ts'
import type { Player } from '../../../match/state.ts'
import { neighbours } from '../../../match/zones.ts'
import { blastArea } from '../../../play/area.ts'
import { canCatch, carriesBall, catches, settleBall } from '../../../play/ball.ts'
import { hurt } from '../../../play/injury.ts'
import { interceptor } from '../../../play/interception.ts'
import { knockDown } from '../../../play/knock-down.ts'
import { squaresInRange, throwRoll } from '../../../play/pass.ts'
import { scatterThrice } from '../../../play/scatter.ts'
import { roll, rollOnce } from '../../../rolls/roll.ts'
import { must } from '../../../match/must.ts'

/** The lowest roll on which the fuse does not go off in the thrower's hands: for the Bombardier, and for all after him. */
export const FUSE = { first: 2, later: 4 }

/** Lit, thrown, caught and thrown again until it goes off. rule: weapon.bomb.action */
export function* throwBomb(match: Match, bombardier: Player): Play {
  let holder: Player | null = bombardier
  for (let fuse = FUSE.first; holder !== null; fuse = FUSE.later) {
    if (!(yield* fuseBurns(match, holder, fuse))) return yield* explode(match, holder.at)
    holder = yield* fly(match, holder, yield* aim(match, holder))
  }
}

/** rule: weapon.bomb.fuse */
function* fuseBurns(match: Match, holder: Player, needs: number): Play<boolean> {
  const { at } = holder
  return (yield* roll(match, { test: 'fuse', player: holder, from: at, to: at, needs })).passed
}

/** As far as a ball could be thrown, at anyone and anything. rule: weapon.bomb.throw */
function* aim(match: Match, thrower: Player): Play<Square> {
  const options: Choice[] = squaresInRange(match, thrower).map((square) => throwBombTo(square))
  const first = must(options[0])
  const rule = 'weapon.bomb.throw'
  const choice = yield decision('throw-bomb', thrower.side, thrower.id, rule, options, first)
  return choice.type === 'throw-bomb' ? fromXY(choice.to) : thrower.at
}

/** Whoever has his hands free could catch it; one who holds on to nothing need not be asked. */
const couldTake = (match: Match, player: Player): boolean =>
  canCatch(match, player) && !carriesBall(match, player) && !match.kit(player).fails.has('catch')

/** From hand to hand, or to the ground. The player who has it now; null when it is over. rule: weapon.bomb.caught */
function* fly(match: Match, thrower: Player, to: Square): Play<Player | null> {
  const thief = yield* interceptor(match, thrower, to, couldTake)
  if (thief !== null) {
    match.emit({ type: 'intercepted', player: thief.id, rule: 'weapon.bomb.caught' })
    return thief
  }
  const outcome = yield* throwRoll(match, thrower, to)
  const { id } = thrower
  match.emit({ type: 'bomb-thrown', player: id, to: toXY(to), outcome, rule: `weapon.bomb.${outcome}` })
  if (outcome === 'fumbled') return yield* bounce(match, thrower.at)
  if (outcome === 'accurate') return yield* comeDown(match, to, { accurate: true })
  const { at, exit, dice } = scatterThrice(match, to)
  match.emit({ type: 'dice', what: 'bomb', dice, player: id, rule: 'weapon.bomb.inaccurate' })
  return exit < 0 ? yield* comeDown(match, at, { accurate: false }) : null
}

/** rule: weapon.bomb.catch-optional */
function* comeDown(match: Match, at: Square, how: { accurate: boolean }): Play<Player | null> {
  const player = match.at(at)
  if (player === null || !couldTake(match, player) || !(yield* dares(player))) return yield* bounce(match, at)
  if (!(yield* catches(match, player, how))) return yield* bounce(match, at)
  match.emit({ type: 'caught', player: player.id, rule: 'weapon.bomb.caught' })
  return player
}

function* dares(player: Player): Play<boolean> {
  const options = [tryCatch(true), tryCatch(false)]
  const rule = 'weapon.bomb.catch-optional'
  const choice = yield decision('catch', player.side, player.id, rule, options, tryCatch(false))
  return choice.type === 'catch' && choice.try
}

/** One square on, and then it goes off wherever it is; off the pitch it is gone. rule: weapon.bomb.lands */
function* bounce(match: Match, from: Square): Play<null> {
  const die = match.dice.d8()
  match.emit({ type: 'dice', what: 'bomb', dice: [die], player: null, rule: 'weapon.bomb.lands' })
  const at = step(from, die - 1)
  if (match.isOnPitch(at)) yield* explode(match, at)
  return null
}

export const bombArea = (match: Match, choice: Choice): readonly Square[] =>
  choice.type === 'throw-bomb' ? blastArea(match, fromXY(choice.to)) : []

/** Whoever stands there goes down, and those around on a roll; then armour, then the ball. rule: weapon.bomb.explosion */
function* explode(match: Match, at: Square): Play {
  match.emit({ type: 'exploded', at: toXY(at), rule: 'weapon.bomb.explosion' })
  const inTheMiddle = match.at(at)
  const around = neighbours(match, at).filter(
    (player) =>
      player.stance === 'standing' &&
      rollOnce(match, { test: 'blast', player, from: player.at, to: player.at }).passed,
  )
  const fallen = inTheMiddle?.stance === 'standing' ? [inTheMiddle, ...around] : around
  for (const player of fallen) knockDown(match, player, 'weapon.bomb.explosion', { turnover: true })
  for (const victim of fallen) yield* hurt(match, { victim, attacker: null, harm: 'bomb' })
  yield* settleBall(match)
}
