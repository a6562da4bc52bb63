import { type Choice, throwTeamMate as throwChoice } from '../match/choice.ts'
import type { Play } from '../match/decision.ts'
import type { Flight, FlightOutcome, Hurling } from '../match/book-rules.ts'
import type { Match } from '../match/match.ts'
import type { Player } from '../match/state.ts'
import { fromXY, type Square, step, toXY, shifted } from '../match/square.ts'
import { neighbours } from '../match/zones.ts'
import { roll } from '../rolls/roll.ts'
import { fire } from '../skills/moments.ts'
import { endActivation } from './active.ts'
import { carriesBall, disturbBall, settleBall } from './ball.ts'
import { hurt } from './injury.ts'
import { knockDown } from './knock-down.ts'
import { throwOutcome } from './pass.ts'
import { crowdInjuries, intoTheCrowd, overTheEdge, pushBack, shove } from './push.ts'
import { longestBand, measuredBand, offsetsWithin, OUT_OF_RANGE } from './range.ts'
import { NO_FACING, scatterThrice, straightTo } from './scatter.ts'
import { turnover } from './turnover.ts'
import type { RuleKey } from '../match/rule-keys.ts'

/** A player weighs more than a ball: every throw counts as so many bands longer. rule: ttm.range-shift */
export const HEAVIER = 1

/** Team-mates at hand who may be thrown. rule: ttm.requirements, ttm.adjacent-and-standing */
export const throwable = (match: Match, thrower: Player): Player[] =>
  neighbours(match, thrower.at).filter(
    (mate) => mate.side === thrower.side && mate.stance === 'standing' && match.kit(mate).is['can-be-thrown'],
  )

/** Each of them to any empty square in range. rule: ttm.empty-target */
export function throwTeamMateOptions(match: Match, thrower: Player, options: Choice[]): void {
  if (!match.kit(thrower).is['throws-team-mates'] || !match.modules['throw-team-mate']) return
  if (thrower.stance !== 'standing') return
  const offsets = offsetsWithin(match, longestBand(match, HEAVIER))
  for (const mate of throwable(match, thrower))
    for (const offset of offsets) {
      const to = shifted(thrower.at, offset)
      if (match.isEmpty(to)) options.push(throwChoice(mate.id, to))
    }
}

/** rule: ttm.uses-pass-action */
export function* playThrowTeamMate(match: Match, thrower: Player, choice: Choice): Play {
  if (choice.type !== 'throw-team-mate') return
  const thrown = match.player(choice.target)
  endActivation(match)
  const moment = { thrower, thrown, lost: false, fumbled: false }
  yield* fire(match, 'team-mate-lifted', moment)
  const flight = { thrower, thrown, from: thrower.at, to: fromXY(choice.to) }
  if (!moment.lost) yield* hurl(match, flight)
  yield* settleBall(match)
}

/** How far, how well and how safely a team-mate flies. rule: ttm.accuracy-roll, landing.roll */
export const hurling: Hurling = {
  reaches: (match, { from, to }) => {
    const measured = measuredBand(match, from, to)
    return measured !== OUT_OF_RANGE && measured <= longestBand(match, HEAVIER) && match.isEmpty(to)
  },
  throws: (match, { thrower, from, to }) => {
    const band = measuredBand(match, from, to) + HEAVIER
    return { test: 'throw-team-mate', player: thrower, from, to: from, band }
  },
  outcome: (match, result) => (result === null ? 'fumbled' : throwOutcome(match, result)),
  flies: (ground, { to }, outcome) => {
    if (outcome === 'fumbled') return null
    return outcome === 'accurate' ? straightTo(to) : scatterThrice(ground, to)
  },
  lands: (_match, { thrown }, at, outcome) => {
    const favoured = outcome === 'accurate'
    return { test: 'landing', player: thrown, from: at, to: at, favoured }
  },
}

/** rule: ttm.accuracy-roll */
function* hurl(match: Match, flight: Flight): Play {
  const { thrower, thrown, to } = flight
  const spec = hurling.throws(match, flight)
  const outcome = hurling.outcome(match, spec === null ? null : yield* roll(match, spec))
  const rule: RuleKey = `ttm.${outcome}`
  match.emit({ type: 'thrown', player: thrown.id, by: thrower.id, to: toXY(to), outcome, rule })
  const down = hurling.flies(match, flight, outcome, NO_FACING)
  if (down === null) return yield* crash(match, thrown, 'ttm.fumbled')
  const { at, exit, dice } = down
  match.vacate(thrown)
  if (exit >= 0) return yield* flyIntoTheCrowd(match, thrown, { from: at, exit, dice })
  if (dice.length > 0)
    match.emit({ type: 'flew', player: thrown.id, to: toXY(at), dice, rule: 'ttm.scatter' })
  yield* comeDown(match, flight, at, outcome)
}

/** Falls, is perhaps hurt, and only a ball in his hands makes it a turnover. rule: ttm.turnover-only-with-ball */
function* crash(match: Match, thrown: Player, rule: RuleKey): Play {
  fall(match, thrown, rule)
  disturbBall(match, thrown.at)
  yield* hurt(match, { victim: thrown, attacker: null, harm: 'landing' })
}

function fall(match: Match, thrown: Player, rule: RuleKey): void {
  if (carriesBall(match, thrown)) turnover(match, 'thrown-with-ball', 'ttm.turnover-only-with-ball')
  knockDown(match, thrown, rule, { turnover: false })
}

/** rule: ttm.land-out-of-bounds */
function* flyIntoTheCrowd(
  match: Match,
  thrown: Player,
  { from, exit, dice }: { from: Square; exit: number; dice: readonly number[] },
): Play {
  match.emit({ type: 'flew', player: thrown.id, to: null, dice, rule: 'ttm.land-out-of-bounds' })
  if (carriesBall(match, thrown)) turnover(match, 'thrown-with-ball', 'ttm.turnover-only-with-ball')
  thrown.at = from
  yield* intoTheCrowd(match, thrown, exit)
}

/** rule: ttm.land-in-empty, landing.roll */
function* comeDown(match: Match, flight: Flight, at: Square, outcome: FlightOutcome): Play {
  const { thrown } = flight
  const inTheWay = match.at(at)
  if (inTheWay !== null) return yield* landOn(match, thrown, inTheWay)
  match.occupy(thrown, at)
  const landing = hurling.lands(match, flight, at, outcome)
  if (landing === null || !(yield* roll(match, landing)).passed)
    return yield* crash(match, thrown, 'landing.failure')
  match.emit({ type: 'landed', player: thrown.id, at: toXY(at), rule: 'landing.success' })
  disturbBall(match, at)
}

/** Both are knocked over, and the player hit is sent on by a square. rule: ttm.land-on-player */
function* landOn(match: Match, thrown: Player, hit: Player): Play {
  const { at } = hit
  const stood = hit.stance === 'standing'
  const crowd: Player[] = []
  yield* sendOn(match, hit, crowd)
  match.occupy(thrown, at)
  fall(match, thrown, 'ttm.land-on-player')
  const falls = stood && hit.place === 'pitch'
  if (falls) knockDown(match, hit, 'ttm.land-on-player', { turnover: false })
  if (hit.side === thrown.side) turnover(match, 'landed-on-team-mate', 'ttm.lands-on-team-mate')
  yield* hurt(match, { victim: thrown, attacker: null, harm: 'landing' })
  if (falls) yield* hurt(match, { victim: hit, attacker: null, harm: 'landing' })
  yield* crowdInjuries(match, crowd)
}

/** One square in a random direction: into the crowd, or onto somebody who makes room as in a chain of pushes. */
function* sendOn(match: Match, hit: Player, crowd: Player[]): Play {
  for (;;) {
    const die = match.dice.d8()
    const to = step(hit.at, die - 1)
    match.emit({ type: 'dice', what: 'scatter', dice: [die], player: hit.id, rule: 'ttm.land-on-player' })
    if (!match.isOnPitch(to)) {
      crowd.push(hit)
      return overTheEdge(match, hit, die - 1)
    }
    const occupant = match.at(to)
    const gives =
      occupant === null || (yield* pushBack(match, hit.at, occupant, crowd, { chain: true })) !== 'stayed'
    // Nobody can be sent into someone who does not budge: another direction, then.
    if (gives) return shove(match, hit, to, 'ttm.land-on-player')
  }
}
