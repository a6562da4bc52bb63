import { type Choice, hailMaryTo, throwBombTo } from '../../../../match/choice.ts'
import { decision, type Play } from '../../../../match/decision.ts'
import type { Match } from '../../../../match/match.ts'
import { fromXY, type Square, squaresOf, toXY, shifted } from '../../../../match/square.ts'
import type { Player } from '../../../../match/state.ts'
import { neighbours } from '../../../../match/zones.ts'
import { canCatch, catches, settleBall } from '../../../../play/ball.ts'
import { hurt } from '../../../../play/injury.ts'
import { knockDown, placeProne } from '../../../../play/knock-down.ts'
import { measuredBand, offsetsWithin } from '../../../../play/range.ts'
import { scatterThrice } from '../../../../play/scatter.ts'
import { turnover } from '../../../../play/turnover.ts'
import { rollOnce } from '../../../../rolls/roll.ts'
import { fire } from '../../../../skills/moments.ts'
import { type Accuracy, throwTest } from '../../passing/accuracy.ts'
import { flight } from '../../passing/flight.ts'
import { interference } from '../../passing/interference.ts'
import { isTooFar, longest } from '../../passing/throw.ts'
import { asPrinted } from '../../printed.ts'
import type { RuleKey } from '../../../../match/rule-keys.ts'
import { must } from '../../../../match/must.ts'

const LONG_BOMB = 3

/** Thrown, and by whoever catches it thrown on, until it goes off. rule: bombardier.action */
export function* throwBomb(match: Match, bombardier: Player): Play {
  let holder: Player | null = bombardier
  while (holder !== null) {
    holder = yield* fly(match, bombardier, holder)
    if (holder !== null && goesOff(match, holder)) {
      yield* explode(match, bombardier, holder.at)
      holder = null
    }
  }
}

/** In somebody's hands it may go off at once. rule: bombardier.caught */
const goesOff = (match: Match, holder: Player): boolean =>
  rollOnce(match, { test: 'fuse', player: holder, from: holder.at, to: holder.at }).passed

interface Aim {
  readonly to: Square
  readonly band: number
  readonly hailMary: boolean
}

function* aim(match: Match, thrower: Player): Play<Aim> {
  const options: Choice[] = []
  for (const offset of offsetsWithin(match, longest(match))) {
    const to = shifted(thrower.at, offset)
    if (match.isOnPitch(to)) options.push(throwBombTo(to))
  }
  const also: Choice[] = []
  if (match.kit(thrower).is['hail-mary'] && longest(match) === LONG_BOMB)
    for (const square of squaresOf(match.edition.field.pitch)) {
      if (square === thrower.at) continue
      options.push(hailMaryTo(square))
      if (isTooFar(match, thrower, square)) also.push(throwBombTo(square))
    }
  const first = must(options[0])
  const rule = 'bombardier.throw'
  const choice = yield decision('throw-bomb', thrower.side, thrower.id, rule, options, first, {}, also)
  const to = choice.type === 'throw-bomb' || choice.type === 'hail-mary' ? fromXY(choice.to) : thrower.at
  const hailMary = choice.type === 'hail-mary' || isTooFar(match, thrower, to)
  return { to, hailMary, band: hailMary ? LONG_BOMB : measuredBand(match, thrower.at, to) }
}

/** Like a pass, but nothing that comes of it ends the turn. Who has it now, if anybody. rule: bombardier.like-pass */
function* fly(match: Match, bombardier: Player, thrower: Player): Play<Player | null> {
  const { to, band, hailMary } = yield* aim(match, thrower)
  const tested: Accuracy = yield* throwTest(match, thrower, hailMary ? 'hail-mary' : 'pass', band)
  const accuracy = hailMary && tested === 'accurate' ? 'inaccurate' : tested
  const rule: RuleKey = `bombardier.${accuracy}`
  match.emit({ type: 'bomb-thrown', player: thrower.id, to: toXY(to), outcome: accuracy, rule })
  if (accuracy === 'fumbled') return yield* fumble(match, bombardier, thrower)
  const landing = flight(match, thrower.at, to, accuracy)
  if (landing.dice.length > 0)
    match.emit({ type: 'dice', what: 'bomb', dice: landing.dice, player: thrower.id, rule })
  const thief = hailMary ? null : yield* interference(match, { thrower, landing: landing.at, accuracy, band })
  if (thief !== null) return yield* deflect(match, bombardier, thief)
  if (landing.exit >= 0) return null
  return yield* comeDown(match, bombardier, landing.at, accuracy === 'accurate')
}

/** It goes off in his hands, unless they are safe. rule: bombardier.fumble, safe-pass.bomb */
function* fumble(match: Match, bombardier: Player, thrower: Player): Play<null> {
  const moment = { thrower, natural: 1, saved: false }
  yield* fire(match, 'fumbled', moment)
  if (!moment.saved) yield* explode(match, bombardier, thrower.at)
  return null
}

/** rule: bombardier.deflected */
function* deflect(match: Match, bombardier: Player, thief: Player): Play<Player | null> {
  if (yield* catches(match, thief, { accurate: false, action: 'bomb' })) {
    match.emit({ type: 'intercepted', player: thief.id, rule: 'bombardier.caught' })
    return thief
  }
  const { at, exit, dice } = scatterThrice(match, thief.at)
  match.emit({ type: 'dice', what: 'bomb', dice, player: thief.id, rule: 'bombardier.deflected' })
  return exit >= 0 ? null : yield* comeDown(match, bombardier, at, false)
}

/** It does not bounce: caught or not, it is where it is. rule: bombardier.no-bounce */
function* comeDown(match: Match, bombardier: Player, at: Square, accurate: boolean): Play<Player | null> {
  const player = match.at(at)
  if (player !== null && canCatch(match, player)) {
    if (yield* catches(match, player, { accurate, action: 'bomb' })) {
      match.emit({ type: 'caught', player: player.id, rule: 'bombardier.caught' })
      return player
    }
  }
  yield* explode(match, bombardier, at)
  return null
}

/** Whoever is there is hit, and those around on 4 or more, lying or not. rule: bombardier.explode */
function* explode(match: Match, bombardier: Player, at: Square): Play {
  match.emit({ type: 'exploded', at: toXY(at), rule: 'bombardier.explode' })
  const middle = match.at(at)
  const around = neighbours(match, at).filter(
    (player) => rollOnce(match, { test: 'blast', player, from: player.at, to: player.at }).passed,
  )
  const hit = middle === null ? around : [middle, ...around]
  const printed = asPrinted(match)
  const lying = hit.filter(({ stance }) => stance !== 'standing')
  for (const player of hit) {
    if (player.stance !== 'standing') continue
    if (printed) knockDown(match, player, 'bombardier.hit', { turnover: true })
    else {
      placeProne(match, player, 'bombardier.hit')
      if (player === bombardier) turnover(match, 'own-bomb', 'bombardier.hit')
    }
  }
  for (const victim of hit)
    yield* hurt(match, {
      victim,
      attacker: null,
      harm: 'bomb',
      lay: lying.includes(victim),
      ...(printed ? { mightyBlow: true } : { unmodified: true }),
    })
  yield* settleBall(match)
}
