import { type Choice, hailMaryTo, passTo } from '../../../match/choice.ts'
import { decision, type Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import { fromXY, type Square, squaresOf, toXY, shifted } from '../../../match/square.ts'
import type { Player } from '../../../match/state.ts'
import { endActivation } from '../../../play/active.ts'
import {
  ballCarrier,
  ballOut,
  canCatch,
  catches,
  land,
  putBall,
  settleBall,
  takeBall,
} from '../../../play/ball.ts'
import { mayPass } from '../../../play/pass.ts'
import { measuredBand, offsetsWithin, OUT_OF_RANGE } from '../../../play/range.ts'
import { scatterThrice, type Scattered } from '../../../play/scatter.ts'
import { turnover } from '../../../play/turnover.ts'
import { isSpent } from '../../../rolls/uses.ts'
import { fire } from '../../../skills/moments.ts'
import { isTooThirsty } from '../players/traits/bloodlust.ts'
import { type Accuracy, throwTest } from './accuracy.ts'
import { flight } from './flight.ts'
import { interference } from './interference.ts'
import type { RuleKey } from '../../../match/rule-keys.ts'

/** A pass as it is announced. */
interface Throw {
  readonly thrower: Player
  readonly to: Square
  readonly band: number
  readonly hailMary: boolean
  /** Out of turn, before he is hit. */
  readonly dumpedOff: boolean
}

export const QUICK = 0
const LONG_BOMB = 3

/** The longest band the weather allows. rule: weather.blizzard */
export const longest = (match: Match): number =>
  match.edition.field.weather[match.state.weather]?.longestPass ?? LONG_BOMB

function within(match: Match, thrower: Player, band: number, options: Choice[]): void {
  for (const offset of offsetsWithin(match, band)) {
    const to = shifted(thrower.at, offset)
    if (match.isOnPitch(to)) options.push(passTo(to))
  }
}

/** Any square in range, whoever is there. rule: pass.target */
export function passOptions(match: Match, player: Player, options: Choice[]): void {
  if (mayPass(match, player) && !isTooThirsty(match, player)) within(match, player, longest(match), options)
}

/** rule: hail-mary.anywhere, hail-mary.blizzard */
const mayHailMary = (match: Match, player: Player): boolean =>
  match.kit(player).is['hail-mary'] &&
  mayPass(match, player) &&
  !isTooThirsty(match, player) &&
  longest(match) === LONG_BOMB

export function hailMaryOptions(match: Match, player: Player, options: Choice[]): void {
  if (!mayHailMary(match, player)) return
  for (const square of squaresOf(match.edition.field.pitch))
    if (square !== player.at) options.push(hailMaryTo(square))
}

/** A pass beyond the ruler is understood as the only one that goes there. */
export function farPasses(match: Match, player: Player, also: Choice[]): void {
  if (!mayHailMary(match, player)) return
  for (const square of squaresOf(match.edition.field.pitch))
    if (square !== player.at && isTooFar(match, player, square)) also.push(passTo(square))
}

export const isTooFar = (match: Match, thrower: Player, to: Square): boolean =>
  measuredBand(match, thrower.at, to) === OUT_OF_RANGE

/** The throw ends the activation, but for those who pass on the run. rule: pass.move-first */
export function* playPass(match: Match, player: Player, choice: Choice): Play {
  if (choice.type !== 'pass' && choice.type !== 'hail-mary') return
  const { activation } = match.state
  const to = fromXY(choice.to)
  const hailMary = choice.type === 'hail-mary' || isTooFar(match, player, to)
  const band = hailMary ? LONG_BOMB : measuredBand(match, player.at, to)
  if (activation !== null) activation.done = true
  const moment = { thrower: player, band, caught: false, goesOn: false }
  moment.caught = yield* throwBall(match, { thrower: player, to, band, hailMary, dumpedOff: false })
  yield* fire(match, 'pass-over', moment)
  if (!moment.goesOn) endActivation(match)
}

/** A Quick pass out of turn. rule: dump-off.when */
export function* quickPass(match: Match, thrower: Player): Play {
  const options: Choice[] = []
  within(match, thrower, QUICK, options)
  const first = options[0]
  if (first === undefined) return
  const choice = yield decision('pass', thrower.side, thrower.id, 'dump-off.when', options, first)
  if (choice.type !== 'pass') return
  yield* throwBall(match, { thrower, to: fromXY(choice.to), band: QUICK, hailMary: false, dumpedOff: true })
}

/** From the announced target to the ball at rest. True when a team-mate has it. rule: pass.sequence */
function* throwBall(match: Match, pass: Throw): Play<boolean> {
  const { thrower, to } = pass
  // Not even his own side's, when it is a fanatic of his own side who comes at him. rule: dump-off.no-turnover
  const atRisk = !pass.dumpedOff
  const announced = { ...pass, refused: false, asked: false }
  yield* fire(match, 'pass-announced', announced)
  if (announced.refused) return false
  // rule: measure.5
  const rehearsed = isSpent(match, thrower, 'set-piece', 'action')
  const accuracy = rehearsed ? 'accurate' : yield* accuracyOfPass(match, pass)
  match.emit({
    type: 'passed',
    player: thrower.id,
    to: toXY(to),
    outcome: accuracy,
    rule: `pass.${accuracy}`,
  })
  if (accuracy === 'fumbled') {
    if (yield* fumble(match, thrower, atRisk)) return false
  } else yield* fly(match, pass, accuracy, rehearsed)
  const taker = ballCarrier(match)
  yield* settleBall(match)
  const carrier = ballCarrier(match)
  const caught = carrier?.side === thrower.side && carrier !== thrower
  if (atRisk && carrier?.side !== thrower.side) turnover(match, 'uncaught-pass', 'turnover.no-catch')
  if (accuracy === 'accurate' && caught && carrier !== null)
    match.emit({
      type: 'completed',
      player: thrower.id,
      target: carrier.id,
      intended: taker === carrier,
      rule: 'pass.accurate',
    })
  return caught
}

/** rule: hail-mary.never-accurate */
function* accuracyOfPass(match: Match, { thrower, band, hailMary }: Throw): Play<Accuracy> {
  const accuracy = yield* throwTest(match, thrower, hailMary ? 'hail-mary' : 'pass', band)
  return hailMary && accuracy === 'accurate' ? 'inaccurate' : accuracy
}

/** The ball slips. True when he holds on to it. rule: pass.fumble */
function* fumble(match: Match, thrower: Player, atRisk: boolean): Play<boolean> {
  const moment = { thrower, natural: 1, saved: false }
  yield* fire(match, 'fumbled', moment)
  if (moment.saved) return true
  putBall(match, thrower.at, 'loose')
  if (atRisk) turnover(match, 'fumble', 'turnover.fumble')
  return false
}

/** Where it comes down, who gets a hand to it on the way, and whether it is caught. rule: interfere.deflect */
function* fly(match: Match, pass: Throw, accuracy: Accuracy, certain: boolean): Play {
  const { thrower, to, band, hailMary } = pass
  const landing = flight(match, thrower.at, to, accuracy)
  if (landing.dice.length > 0) tell(match, landing, accuracy === 'wild' ? 'pass.wild' : 'pass.inaccurate')
  const between = { thrower, landing: landing.at, accuracy, band }
  const deflecting = hailMary ? null : yield* interference(match, between)
  if (deflecting !== null) return yield* deflect(match, deflecting)
  if (landing.exit >= 0) return ballOut(match, landing.at, landing.exit)
  const receiver = match.at(landing.at)
  if (certain && receiver?.side === thrower.side && canCatch(match, receiver))
    return takeBall(match, receiver, 'caught', 'catch.success')
  yield* land(match, landing.at, { accurate: accuracy === 'accurate' })
}

function tell(match: Match, { at, exit, dice }: Scattered, rule: RuleKey): void {
  match.emit({ type: 'ball', at: exit >= 0 ? null : toXY(at), how: 'scatter', dice, rule })
}

/** He touched it and must try to catch it; otherwise it scatters from his square. rule: interfere.deflect */
function* deflect(match: Match, player: Player): Play {
  putBall(match, player.at, 'air')
  match.emit({ type: 'deflected', player: player.id, rule: 'interfere.deflect' })
  match.emit({ type: 'ball', at: toXY(player.at), how: 'deflected', dice: [], rule: 'interfere.deflect' })
  if (yield* catches(match, player, { accurate: false }))
    return takeBall(match, player, 'intercepted', 'interfere.intercepted')
  const scattered = scatterThrice(match, player.at)
  tell(match, scattered, 'interfere.deflect')
  if (scattered.exit >= 0) return ballOut(match, scattered.at, scattered.exit)
  yield* land(match, scattered.at, { accurate: false })
}
