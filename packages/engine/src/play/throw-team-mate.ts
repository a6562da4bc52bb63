import { type Choice, throwTeamMate as throwChoice } from '../match/choice.ts'
import type { Play } from '../match/decision.ts'
import type { Flight } from '../match/book-rules.ts'
import type { Match } from '../match/match.ts'
import type { Player } from '../match/state.ts'
import { fromXY, type Square, step, toXY } from '../match/square.ts'
import { neighbours } from '../match/zones.ts'
import { explain } from '../rolls/explain.ts'
import { roll } from '../rolls/roll.ts'
import { fire } from '../skills/moments.ts'
import { endActivation } from './active.ts'
import { carriesBall, disturbBall, settleBall } from './ball.ts'
import { hurt } from './injury.ts'
import { knockDown } from './knock-down.ts'
import { throwOutcome } from './pass.ts'
import { crowdInjuries, intoTheCrowd, overTheEdge, pushBack, shove } from './push.ts'
import { longestBand, measuredBand, offsetsWithin, OUT_OF_RANGE } from './range.ts'
import { scatterThrice } from './scatter.ts'
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
      const to = (thrower.at + offset) as Square
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
  if (!moment.lost) yield* hurl(match, thrower, thrown, fromXY(choice.to))
  yield* settleBall(match)
}

/** rule: ttm.accuracy-roll */
function* hurl(match: Match, thrower: Player, thrown: Player, to: Square): Play {
  const { at } = thrower
  const band = measuredBand(match, at, to) + HEAVIER
  const result = yield* roll(match, { test: 'throw-team-mate', player: thrower, from: at, to: at, band })
  const outcome = throwOutcome(match, result)
  const rule: RuleKey = `ttm.${outcome}`
  match.emit({ type: 'thrown', player: thrown.id, by: thrower.id, to: toXY(to), outcome, rule })
  if (outcome === 'fumbled') return yield* crash(match, thrown, 'ttm.fumbled')
  match.vacate(thrown)
  if (outcome === 'accurate') return yield* comeDown(match, thrown, to, { accurate: true })
  const { at: landing, exit, dice } = scatterThrice(match, to)
  if (exit >= 0) return yield* flyIntoTheCrowd(match, thrown, { from: landing, exit, dice })
  match.emit({ type: 'flew', player: thrown.id, to: toXY(landing), dice, rule: 'ttm.scatter' })
  yield* comeDown(match, thrown, landing, { accurate: false })
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
function* comeDown(match: Match, thrown: Player, at: Square, how: { accurate: boolean }): Play {
  const inTheWay = match.at(at)
  if (inTheWay !== null) return yield* landOn(match, thrown, inTheWay)
  match.occupy(thrown, at)
  const { accurate: favoured } = how
  const result = yield* roll(match, { test: 'landing', player: thrown, from: at, to: at, favoured })
  if (!result.passed) return yield* crash(match, thrown, 'landing.failure')
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

/** An accurate throw and a landing on his feet; 0 when the square is out of range or taken. */
export function flightChance(match: Match, { thrower, thrown, from, to }: Flight): number {
  const measured = measuredBand(match, from, to)
  if (measured === OUT_OF_RANGE || measured > longestBand(match, HEAVIER) || !match.isEmpty(to)) return 0
  const band = measured + HEAVIER
  const throwing = explain(match, { test: 'throw-team-mate', player: thrower, from, to: from, band })
  const landing = explain(match, { test: 'landing', player: thrown, from: to, to, favoured: true })
  return throwing.chance * landing.chance
}
