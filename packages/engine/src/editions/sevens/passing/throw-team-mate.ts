import { type Choice, kickTeamMate, throwTeamMate } from '../../../match/choice.ts'
import type { Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import { other } from '../../../match/side.ts'
import { fromXY, type Square, step, toXY } from '../../../match/square.ts'
import type { Player } from '../../../match/state.ts'
import { isDistracted, neighbours } from '../../../match/zones.ts'
import { endActivation } from '../../../play/active.ts'
import { dropBall, settleBall } from '../../../play/ball.ts'
import { injury } from '../../../play/injury.ts'
import { loseCarrier } from '../../../play/knock-down.ts'
import { measuredBand, offsetsWithin } from '../../../play/range.ts'
import type { Scattered } from '../../../play/scatter.ts'
import { scatterThrice } from '../../../play/scatter.ts'
import { fire } from '../../../skills/moments.ts'
import { throwTest } from './accuracy.ts'
import { deviate } from './flight.ts'
import { comeDown, intoCrowd } from './landing.ts'
import { swoop } from './swoop.ts'

const SHORT = 1
const STRONG_ENOUGH = 5
const LIGHT_ENOUGH = 3

/** Who may be lifted: small, beside him, and used to it. rule: ttm.who */
const loads = (match: Match, thrower: Player): Player[] =>
  neighbours(match, thrower.at).filter(
    (mate) =>
      mate.side === thrower.side && match.kit(mate).is['can-be-thrown'] && match.kit(mate).st <= LIGHT_ENOUGH,
  )

function eachTarget(match: Match, thrower: Player, visit: (to: Square) => void): void {
  for (const offset of offsetsWithin(match, SHORT)) {
    const to = (thrower.at + offset) as Square
    if (match.isOnPitch(to)) visit(to)
  }
}

/** rule: ttm.range */
export function throwOptions(match: Match, thrower: Player, options: Choice[]): void {
  const { is, st } = match.kit(thrower)
  if (!is['throws-team-mates'] || st < STRONG_ENOUGH || thrower.stance !== 'standing') return
  for (const mate of loads(match, thrower))
    eachTarget(match, thrower, (to) => options.push(throwTeamMate(mate.id, to)))
}

/** rule: kick-team-mate.action */
export function kickOptions(match: Match, kicker: Player, options: Choice[]): void {
  if (!match.kit(kicker).is['kicks-team-mates'] || kicker.stance !== 'standing') return
  for (const mate of loads(match, kicker))
    if (mate.stance === 'standing') eachTarget(match, kicker, (to) => options.push(kickTeamMate(mate.id, to)))
}

export function* playThrow(match: Match, thrower: Player, choice: Choice): Play {
  if (choice.type !== 'throw-team-mate' && choice.type !== 'kick-team-mate') return
  const thrown = match.player(choice.target)
  endActivation(match)
  const moment = { thrower, thrown, lost: false, fumbled: false }
  if (choice.type === 'throw-team-mate') yield* fire(match, 'team-mate-lifted', moment)
  if (!moment.lost)
    yield* hurl(
      match,
      { thrower, thrown, to: fromXY(choice.to), kicked: choice.type === 'kick-team-mate' },
      moment.fumbled,
    )
  yield* settleBall(match)
}

interface Hurl {
  readonly thrower: Player
  readonly thrown: Player
  readonly to: Square
  readonly kicked: boolean
}

/** rule: ttm.superb, ttm.terrible, ttm.fumble */
function* hurl(match: Match, { thrower, thrown, to, kicked }: Hurl, slips: boolean): Play {
  const band = measuredBand(match, thrower.at, to)
  const accuracy = slips ? 'fumbled' : yield* throwTest(match, thrower, 'throw-team-mate', band)
  const quality = QUALITY[accuracy]
  match.emit({
    type: 'thrown',
    player: thrown.id,
    by: thrower.id,
    to: toXY(to),
    outcome: quality,
    rule: `ttm.${quality}`,
  })
  if (quality === 'fumbled' && kicked) return yield* trampled(match, thrower, thrown)
  const ready = thrown.stance === 'standing' && !isDistracted(thrown)
  match.vacate(thrown)
  const landing = yield* flightOf(match, thrower, thrown, to, quality)
  match.emit({
    type: 'flew',
    player: thrown.id,
    to: landing.exit >= 0 ? null : toXY(landing.at),
    dice: landing.dice,
    rule: `ttm.${quality}`,
  })
  if (landing.exit >= 0) return yield* intoCrowd(match, thrown, landing.at, landing.exit)
  yield* comeDown(match, thrown, landing.at, { quality, ready })
}

const QUALITY = {
  accurate: 'superb',
  inaccurate: 'successful',
  wild: 'terrible',
  fumbled: 'fumbled',
} as const
export type Quality = (typeof QUALITY)[keyof typeof QUALITY]

/** rule: ttm.scatter */
function* flightOf(
  match: Match,
  thrower: Player,
  thrown: Player,
  to: Square,
  quality: Quality,
): Play<Scattered> {
  if (quality === 'terrible') return deviate(match, thrower.at)
  if (quality === 'fumbled') return bounceFrom(match, thrower.at)
  return match.kit(thrown).is.swoops ? yield* swoop(match, thrown, to) : scatterThrice(match, to)
}

function bounceFrom(match: Match, from: Square): Scattered {
  const die = match.dice.d8()
  const at = step(from, die - 1)
  return match.isOnPitch(at) ? { at, exit: -1, dice: [die] } : { at: from, exit: die - 1, dice: [die] }
}

/** A kick that goes wrong hits the player instead of sending him off, as hard as the other coach likes. rule: kick-team-mate.fumble */
function* trampled(match: Match, kicker: Player, kicked: Player): Play {
  loseCarrier(match, kicked)
  dropBall(match, kicked, 'kick-team-mate.fumble')
  const chooser = other(kicked.side)
  yield* injury(match, { victim: kicked, attacker: kicker, harm: 'block', stunnedIsKo: true, chooser })
}
