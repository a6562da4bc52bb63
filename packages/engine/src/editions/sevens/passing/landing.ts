import type { Play } from '../../../match/decision.ts'
import type { Flight, FlightOutcome } from '../../../match/book-rules.ts'
import type { Match } from '../../../match/match.ts'
import { type Square, step, toXY } from '../../../match/square.ts'
import type { Player } from '../../../match/state.ts'
import { carriesBall, disturbBall } from '../../../play/ball.ts'
import { hurt } from '../../../play/injury.ts'
import { knockDown } from '../../../play/knock-down.ts'
import { arrive } from '../../../play/move.ts'
import { intoTheCrowd, isSwallowed } from '../../../play/push.ts'
import { turnover } from '../../../play/turnover.ts'
import { roll } from '../../../rolls/roll.ts'
import type { RuleKey } from '../../../match/rule-keys.ts'

/** A ball in his hands makes a bad landing a turnover. rule: turnover.thrown-player */
function loseBall(match: Match, thrown: Player): void {
  if (carriesBall(match, thrown)) turnover(match, 'thrown-with-ball', 'turnover.thrown-player')
}

/** rule: ttm.crowd */
export function* intoCrowd(match: Match, thrown: Player, from: Square, exit: number): Play {
  loseBall(match, thrown)
  thrown.at = from
  yield* intoTheCrowd(match, thrown, exit)
}

/** In a free square he tries to land; on somebody he brings both down and bounces on. rule: ttm.landing, ttm.occupied */
export function* comeDown(match: Match, flight: Flight, at: Square, quality: FlightOutcome): Play {
  const { thrown } = flight
  const inTheWay = match.at(at)
  if (inTheWay !== null) return yield* hitSomebody(match, thrown, inTheWay)
  const landing = match.edition.passing.hurling.lands(match, flight, at, quality)
  if (landing === null) return yield* crashOn(match, thrown, at)
  match.occupy(thrown, at)
  if (yield* isSwallowed(match, thrown)) return
  if (!(yield* roll(match, landing)).passed) return yield* fallDown(match, thrown, 'ttm.landing-fail')
  match.emit({ type: 'landed', player: thrown.id, at: toXY(at), rule: 'ttm.landing-ok' })
  yield* arrive(match, thrown, at)
}

/**
 * Down where he is: knocked down with whomever he has hit, or fallen. The Blitz of a kick-off is then over, with the ball or
 * without it. rule: kickoff.10-stop
 */
function* fallDown(match: Match, thrown: Player, rule: RuleKey): Play {
  loseBall(match, thrown)
  if (match.state.turn.kind === 'bonus') turnover(match, 'knocked-down', 'turnover.thrown-player')
  knockDown(match, thrown, rule, { turnover: false, fell: rule !== 'ttm.occupied' })
  disturbBall(match, thrown.at)
  yield* hurt(match, { victim: thrown, attacker: null, harm: 'landing' })
}

/** Who could not look after himself bounces once more and falls. rule: ttm.crash */
function* crashOn(match: Match, thrown: Player, from: Square): Play {
  yield* bounceOn(match, thrown, from, 'ttm.crash')
}

/** Whoever is hit goes down, and the thrown player bounces from him. rule: ttm.occupied */
function* hitSomebody(match: Match, thrown: Player, hit: Player): Play {
  const { at } = hit
  knockDown(match, hit, 'ttm.occupied', { turnover: true })
  yield* hurt(match, { victim: hit, attacker: null, harm: 'landing' })
  yield* bounceOn(match, thrown, at, 'ttm.occupied')
}

function* bounceOn(match: Match, thrown: Player, from: Square, rule: RuleKey): Play {
  const die = match.dice.d8()
  const to = step(from, die - 1)
  const on = match.isOnPitch(to)
  match.emit({ type: 'flew', player: thrown.id, to: on ? toXY(to) : null, dice: [die], rule })
  if (!on) return yield* intoCrowd(match, thrown, from, die - 1)
  const hit = match.at(to)
  if (hit !== null) return yield* hitSomebody(match, thrown, hit)
  match.occupy(thrown, to)
  if (yield* isSwallowed(match, thrown)) return
  yield* fallDown(match, thrown, rule)
}
