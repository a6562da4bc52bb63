import { type Choice, hailMaryTo, passTo } from '../match/choice.ts'
import { decision, type Play } from '../match/decision.ts'
import type { ThrowOutcome } from '../match/book-rules.ts'
import type { Match } from '../match/match.ts'
import type { Player } from '../match/state.ts'
import { fromXY, type Square, squaresOf, toXY, shifted } from '../match/square.ts'
import { isDistracted } from '../match/zones.ts'
import { roll } from '../rolls/roll.ts'
import type { Result, RollSpec } from '../rolls/test.ts'
import { fire } from '../skills/moments.ts'
import { endActivation } from './active.ts'
import { ballCarrier, ballOut, carriesBall, land, putBall, settleBall } from './ball.ts'
import { interception } from './interception.ts'
import { type Pass, passBlocks } from './pass-block.ts'
import { longestBand, measuredBand, offsetsWithin, OUT_OF_RANGE, passBand } from './range.ts'
import { scatterThrice } from './scatter.ts'
import { turnover } from './turnover.ts'
import type { RuleKey } from '../match/rule-keys.ts'
import { must } from '../match/must.ts'

/** Ball in hand, on his feet and in his senses. */
export const mayPass = (match: Match, player: Player): boolean =>
  carriesBall(match, player) &&
  player.stance === 'standing' &&
  !isDistracted(player) &&
  !match.kit(player).is['keeps-ball']

const longestPass = (match: Match, player: Player): number =>
  longestBand(match, match.kit(player).shiftsRange)

/** The squares of the pitch a player could throw at. */
export const squaresInRange = (match: Match, player: Player): Square[] =>
  offsetsWithin(match, longestPass(match, player))
    .map((offset) => shifted(player.at, offset))
    .filter((square) => match.isOnPitch(square))

function squaresWithin(match: Match, player: Player, longest: number, options: Choice[]): void {
  for (const offset of offsetsWithin(match, longest)) {
    const to = shifted(player.at, offset)
    if (match.isOnPitch(to)) options.push(passTo(to))
  }
}

/** Any square of the pitch in range, whoever is there. rule: pass.target */
export function passOptions(match: Match, player: Player, options: Choice[]): void {
  if (mayPass(match, player)) squaresWithin(match, player, longestPass(match, player), options)
}

/** rule: skill.hail-mary.range, skill.hail-mary.not-in-blizzard */
const mayHailMary = (match: Match, player: Player): boolean =>
  match.kit(player).is['hail-mary'] &&
  mayPass(match, player) &&
  match.edition.field.weather[match.state.weather]?.longestPass === undefined

export function hailMaryOptions(match: Match, player: Player, options: Choice[]): void {
  if (mayHailMary(match, player)) everywhereElse(match, player, (to) => options.push(hailMaryTo(to)))
}

/** A pass beyond the ruler is understood as the only one that goes there. */
export function farPasses(match: Match, player: Player, options: Choice[]): void {
  if (!mayHailMary(match, player)) return
  everywhereElse(match, player, (to) => {
    if (!isInRange(match, player, to)) options.push(passTo(to))
  })
}

function everywhereElse(match: Match, player: Player, visit: (to: Square) => void): void {
  for (const square of squaresOf(match.edition.field.pitch)) if (square !== player.at) visit(square)
}

function isInRange(match: Match, player: Player, to: Square): boolean {
  const band = measuredBand(match, player.at, to)
  return band !== OUT_OF_RANGE && band <= longestPass(match, player)
}

/** The throw is the end of the action. rule: pass.no-move-after */
export function* playPass(match: Match, player: Player, choice: Choice): Play {
  if (choice.type !== 'pass' && choice.type !== 'hail-mary') return
  const to = fromXY(choice.to)
  const hailMary = choice.type === 'hail-mary' || !isInRange(match, player, to)
  endActivation(match)
  yield* passBall(match, { thrower: player, to, hailMary, dumpedOff: false })
}

/** A throw of the shortest range, out of turn. rule: skill.dump-off.when */
export function* quickPass(match: Match, thrower: Player): Play {
  const options: Choice[] = []
  squaresWithin(match, thrower, 0, options)
  const first = must(options[0])
  const choice = yield decision('pass', thrower.side, thrower.id, 'dump-off.when', options, first)
  if (choice.type !== 'pass') return
  yield* passBall(match, { thrower, to: fromXY(choice.to), hailMary: false, dumpedOff: true })
}

/** From the announced target to the ball at rest. rule: qa.pass-sequence */
function* passBall(match: Match, pass: Pass): Play {
  const { thrower, to, hailMary } = pass
  // What becomes of a Dump-Off ends neither team's turn. rule: dump-off.no-turnover
  const atRisk = !pass.dumpedOff
  yield* passBlocks(match, pass)
  // Whoever dived at one of them has let go of the ball. rule: diving-tackle.placement
  if (!carriesBall(match, thrower)) return
  if (!hailMary && (yield* interception(match, thrower, to))) {
    if (atRisk) turnover(match, 'interception', 'intercept.turnover')
    return
  }
  const { outcome, natural } = yield* throwBall(match, pass)
  if (outcome === 'fumbled') {
    if (yield* holdsOn(match, thrower, natural)) return
    putBall(match, thrower.at, 'loose')
    if (atRisk) turnover(match, 'fumble', 'fumble.turnover')
  } else if (outcome === 'accurate') yield* land(match, to, { accurate: true })
  else yield* missTarget(match, to)
  const taker = ballCarrier(match)
  yield* settleBall(match)

  const carrier = ballCarrier(match)
  if (atRisk && carrier?.side !== thrower.side) turnover(match, 'uncaught-pass', 'turnover.uncaught-pass')
  if (outcome === 'accurate' && carrier?.side === thrower.side && carrier !== thrower)
    match.emit({
      type: 'completed',
      player: thrower.id,
      target: carrier.id,
      intended: taker === carrier,
      rule: 'pass.completed',
    })
}

/** rule: fumble.condition */
export function throwOutcome(match: Match, result: Result): ThrowOutcome {
  const drops = result.natural === 1 || (result.natural < 6 && result.total <= 1)
  if (drops && match.modules['interceptions-fumbles']) return 'fumbled'
  return result.passed ? 'accurate' : 'inaccurate'
}

/** The ball slips; some hold on to it all the same. */
function* holdsOn(match: Match, thrower: Player, natural: number): Play<boolean> {
  const moment = { thrower, natural, saved: false }
  yield* fire(match, 'fumbled', moment)
  return moment.saved
}

const passSpec = (match: Match, thrower: Player, to: Square): RollSpec => {
  const { at } = thrower
  const band = passBand(match, thrower, measuredBand(match, at, to))
  return { test: 'pass', player: thrower, from: at, to: at, band }
}

/** rule: pass.roll */
export function* throwRoll(match: Match, thrower: Player, to: Square): Play<ThrowOutcome> {
  return throwOutcome(match, yield* roll(match, passSpec(match, thrower, to)))
}

/** A Hail Mary is fumbled or gets away, and is never accurate. rule: skill.hail-mary.never-accurate, skill.hail-mary.fumble */
function* throwBall(
  match: Match,
  { thrower, to, hailMary }: Pass,
): Play<{ outcome: ThrowOutcome; natural: number }> {
  const { at } = thrower
  const spec: RollSpec = hailMary
    ? { test: 'hail-mary', player: thrower, from: at, to: at }
    : passSpec(match, thrower, to)
  const result = yield* roll(match, spec)
  const outcome = hailMary ? (result.passed ? 'inaccurate' : 'fumbled') : throwOutcome(match, result)
  const rule: RuleKey = hailMary
    ? `hail-mary.${outcome === 'fumbled' ? 'fumbled' : 'inaccurate'}`
    : `pass.${outcome}`
  match.emit({ type: 'passed', player: thrower.id, to: toXY(to), outcome, rule })
  return { outcome, natural: result.natural }
}

/** The ball scatters away from the target; whoever it was meant for may go after it. rule: pass.inaccurate */
function* missTarget(match: Match, to: Square): Play {
  const { at, exit, dice } = scatterThrice(match, to)
  if (exit >= 0) {
    match.emit({ type: 'ball', at: null, how: 'scatter', dice, rule: 'pass.scatter-out' })
    return ballOut(match, at, exit)
  }
  putBall(match, at, 'air')
  match.emit({ type: 'ball', at: toXY(at), how: 'scatter', dice, rule: 'pass.scatter' })
  yield* fire(match, 'pass-scattered', { target: match.at(to), ball: at })
  yield* land(match, at, { accurate: false })
}
