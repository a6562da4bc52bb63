import { type Choice, kickTeamMate, throwTeamMate } from '../../../match/choice.ts'
import type { Play } from '../../../match/decision.ts'
import type { Flight, FlightOutcome, Hurling } from '../../../match/book-rules.ts'
import type { Match } from '../../../match/match.ts'
import { other } from '../../../match/side.ts'
import type { RuleKey } from '../../../match/rule-keys.ts'
import { fromXY, type Square, toXY, shifted } from '../../../match/square.ts'
import { EMPTY, type Player } from '../../../match/state.ts'
import { isDistracted, neighbours } from '../../../match/zones.ts'
import { endActivation } from '../../../play/active.ts'
import { dropBall, settleBall } from '../../../play/ball.ts'
import { has } from '../../../play/conditions.ts'
import { injury } from '../../../play/injury.ts'
import { loseCarrier } from '../../../play/knock-down.ts'
import { measuredBand, offsetsWithin, OUT_OF_RANGE } from '../../../play/range.ts'
import { NO_FACING, scatterOnce, scatterThrice } from '../../../play/scatter.ts'
import { roll } from '../../../rolls/roll.ts'
import { fire } from '../../../skills/moments.ts'
import { strengthNow } from '../blocking/weakness.ts'
import { accuracyOf, throwSpec } from './accuracy.ts'
import { deviate } from './flight.ts'
import { comeDown, intoCrowd } from './landing.ts'
import { faceTemplate, glide, STRAIGHT } from './swoop.ts'

const SHORT = 1
const STRONG_ENOUGH = 5
const LIGHT_ENOUGH = 3

/** Who may be lifted: small, beside him, used to it, and not held by roots. rule: ttm.who, take-root.rooted */
const loads = (match: Match, thrower: Player): Player[] =>
  neighbours(match, thrower.at).filter(
    (mate) =>
      mate.side === thrower.side &&
      match.kit(mate).is['can-be-thrown'] &&
      match.kit(mate).st <= LIGHT_ENOUGH &&
      !has(mate, 'rooted'),
  )

function eachTarget(match: Match, thrower: Player, visit: (to: Square) => void): void {
  for (const offset of offsetsWithin(match, SHORT)) {
    const to = shifted(thrower.at, offset)
    if (match.isOnPitch(to)) visit(to)
  }
}

/** rule: ttm.range */
export function throwOptions(match: Match, thrower: Player, options: Choice[]): void {
  if (!match.kit(thrower).is['throws-team-mates'] || thrower.stance !== 'standing') return
  if (strengthNow(match, thrower) < STRONG_ENOUGH) return
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
  const kicked = choice.type === 'kick-team-mate'
  const flight = { thrower, thrown, from: thrower.at, to: fromXY(choice.to), kicked }
  const moment = { thrower, thrown, lost: false, fumbled: false }
  if (!kicked) yield* fire(match, 'team-mate-lifted', moment)
  if (!moment.lost) yield* hurl(match, flight, moment.fumbled)
  yield* settleBall(match)
}

const QUALITY = {
  accurate: 'superb',
  inaccurate: 'successful',
  wild: 'terrible',
  fumbled: 'fumbled',
} as const

/** Whether he was in a state to help himself when he was lifted. rule: skill-use.down */
const isReady = (thrown: Player): boolean => thrown.stance === 'standing' && !isDistracted(thrown)

/** rule: swoop.template */
const canGlide = (match: Match, thrown: Player): boolean => match.kit(thrown).is.swoops && isReady(thrown)

/** Whoever glides has his way chosen unless the throw went wrong. */
const glides = (match: Match, thrown: Player, quality: FlightOutcome): boolean =>
  canGlide(match, thrown) && (quality === QUALITY.accurate || quality === QUALITY.inaccurate)

/** rule: ttm.superb, ttm.terrible, ttm.fumble, ttm.scatter, ttm.landing */
export const hurling: Hurling = {
  reaches: (match, { from, to }) => {
    const band = measuredBand(match, from, to)
    return band !== OUT_OF_RANGE && band <= SHORT && match.isOnPitch(to)
  },
  throws: (match, { thrower, from, to }) =>
    throwSpec(match, thrower, 'throw-team-mate', from, measuredBand(match, from, to)),
  outcome: (_match, result) => QUALITY[accuracyOf(result)],
  facings: (match, { thrown }) => (canGlide(match, thrown) ? [NO_FACING, ...STRAIGHT] : EMPTY),
  flies: (ground, { from, to, kicked }, quality, facing) => {
    if (quality === QUALITY.wild) return deviate(ground, from)
    if (quality === QUALITY.fumbled) return kicked ? null : scatterOnce(ground, from)
    return facing === NO_FACING ? scatterThrice(ground, to) : glide(ground, to, facing)
  },
  lands: (_match, { thrown }, at, action) =>
    isReady(thrown) ? { test: 'landing', player: thrown, from: at, to: at, action } : null,
}

/** rule: ttm.superb, ttm.terrible, ttm.fumble */
function* hurl(match: Match, flight: Flight, slips: boolean): Play {
  const { thrower, thrown, to } = flight
  const spec = slips ? null : hurling.throws(match, flight)
  const quality = hurling.outcome(match, spec === null ? null : yield* roll(match, spec))
  const rule: RuleKey = `ttm.${quality}`
  match.emit({ type: 'thrown', player: thrown.id, by: thrower.id, to: toXY(to), outcome: quality, rule })
  const gliding = glides(match, thrown, quality)
  const facing = gliding ? yield* faceTemplate(thrown) : NO_FACING
  const down = hurling.flies(match, flight, quality, facing)
  if (down === null) return yield* trampled(match, thrower, thrown)
  const { at, exit, dice } = down
  match.vacate(thrown)
  match.emit({ type: 'flew', player: thrown.id, to: exit >= 0 ? null : toXY(at), dice, rule })
  if (exit >= 0) return yield* intoCrowd(match, thrown, at, exit)
  yield* comeDown(match, flight, at, quality)
}

/** A kick that goes wrong hits the player instead of sending him off, as hard as the other coach likes. rule: kick-team-mate.fumble */
function* trampled(match: Match, kicker: Player, kicked: Player): Play {
  loseCarrier(match, kicked)
  dropBall(match, kicked, 'kick-team-mate.fumble')
  const chooser = other(kicked.side)
  yield* injury(match, { victim: kicked, attacker: kicker, harm: 'block', stunnedIsKo: true, chooser })
}
