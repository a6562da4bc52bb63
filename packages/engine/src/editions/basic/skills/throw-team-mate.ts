import { type Choice, throwTeamMate as throwChoice } from '../../../match/choice.ts'
import type { Play } from '../../../match/decision.ts'
import type { Flight, FlightOutcome, Hurling } from '../../../match/book-rules.ts'
import type { Match } from '../../../match/match.ts'
import { fromXY, type Square, toXY, shifted } from '../../../match/square.ts'
import type { Player } from '../../../match/state.ts'
import { endActivation } from '../../../play/active.ts'
import { disturbBall, settleBall } from '../../../play/ball.ts'
import { hurt } from '../../../play/injury.ts'
import { knockDown, placeProne } from '../../../play/knock-down.ts'
import { throwOutcome } from '../../../play/pass.ts'
import { intoTheCrowd } from '../../../play/push.ts'
import { measuredBand, offsetsWithin, OUT_OF_RANGE } from '../../../play/range.ts'
import { NO_FACING, scatterOnce, type Scattered, scatterThrice, straightTo } from '../../../play/scatter.ts'
import { HEAVIER, throwable } from '../../../play/throw-team-mate.ts'
import { turnover } from '../../../play/turnover.ts'
import { roll } from '../../../rolls/roll.ts'
import { fire } from '../../../skills/moments.ts'
import type { RuleKey } from '../../../match/rule-keys.ts'

/** The longest range: Short. rule: skill.throw-team-mate-range */
const LONGEST = 1

/** To any square in range, taken or not: he flies wide of it anyway. rule: gap.pass-target */
export function throwOptions(match: Match, thrower: Player, options: Choice[]): void {
  if (!match.kit(thrower).is['throws-team-mates'] || thrower.stance !== 'standing') return
  const offsets = offsetsWithin(match, LONGEST)
  for (const mate of throwable(match, thrower))
    for (const offset of offsets) {
      const to = shifted(thrower.at, offset)
      if (match.isOnPitch(to)) options.push(throwChoice(mate.id, to))
    }
}

export function* playThrow(match: Match, thrower: Player, choice: Choice): Play {
  if (choice.type !== 'throw-team-mate') return
  const thrown = match.player(choice.target)
  endActivation(match)
  const moment = { thrower, thrown, lost: false, fumbled: false }
  yield* fire(match, 'team-mate-lifted', moment)
  const flight = { thrower, thrown, from: thrower.at, to: fromXY(choice.to) }
  if (!moment.lost) yield* hurl(match, flight, moment.fumbled)
  yield* settleBall(match)
}

/** However well he is thrown he flies wide. rule: skill.throw-team-mate-roll, skill.throw-team-mate-always-scatters */
export const hurling: Hurling = {
  reaches: (match, { from, to }) => {
    const band = measuredBand(match, from, to)
    return band !== OUT_OF_RANGE && band <= LONGEST && match.isOnPitch(to)
  },
  throws: (match, { thrower, from, to }) => {
    const band = measuredBand(match, from, to) + HEAVIER
    return { test: 'throw-team-mate', player: thrower, from, to: from, band }
  },
  outcome: (match, result) =>
    result === null || throwOutcome(match, result) === 'fumbled' ? 'fumbled' : 'inaccurate',
  flies: (ground, { thrown, to }, outcome) =>
    outcome === 'fumbled' ? straightTo(thrown.at) : scatterThrice(ground, to),
  lands: (_match, { thrown }, at) => ({ test: 'landing', player: thrown, from: at, to: at }),
}

function* hurl(match: Match, flight: Flight, slips: boolean): Play {
  const { thrower, thrown, to } = flight
  const spec = slips ? null : hurling.throws(match, flight)
  const outcome = hurling.outcome(match, spec === null ? null : yield* roll(match, spec))
  const rule: RuleKey = `ttm.${outcome}`
  match.emit({ type: 'thrown', player: thrown.id, by: thrower.id, to: toXY(to), outcome, rule })
  const down = hurling.flies(match, flight, outcome, NO_FACING)
  if (down === null || down.dice.length === 0) return yield* comeToEarth(match, flight, thrown.at, outcome)
  match.vacate(thrown)
  yield* comeDown(match, flight, down, outcome)
}

/** Onto the first player in his way, over all others, and to earth in the first empty square. rule: skill.throw-team-mate-hit-once */
function* comeDown(match: Match, flight: Flight, down: Scattered, outcome: FlightOutcome): Play {
  const { thrown } = flight
  let hit: Player | null = null
  let now = down
  for (;;) {
    const { at, exit, dice } = now
    const off = exit >= 0
    const rule = off ? 'ttm.land-out-of-bounds' : 'ttm.scatter'
    match.emit({ type: 'flew', player: thrown.id, to: off ? null : toXY(at), dice, rule })
    thrown.at = at
    if (off) break
    const below = match.at(at)
    if (below === null) break
    if (hit === null) yield* flatten(match, below)
    hit ??= below
    now = scatterOnce(match, at)
  }
  if (now.exit >= 0) yield* intoTheCrowd(match, thrown, now.exit)
  else if (hit === null) yield* comeToEarth(match, flight, now.at, outcome)
  else yield* crash(match, thrown, now.at)
  // The fall of a team-mate ends the turn, once everybody is down. rule: gap.ttm-hit-teammate
  if (hit?.side === match.state.turn.side) turnover(match, 'knocked-down', 'turnover.knockdown')
}

/** Down where he is, even if he was down already. rule: skill.throw-team-mate-hit-player */
function* flatten(match: Match, below: Player): Play {
  knockDown(match, below, 'ttm.land-on-player', { turnover: false })
  yield* hurt(match, { victim: below, attacker: null, harm: 'landing' })
}

/** rule: skill.throw-team-mate-landing-roll */
function* comeToEarth(match: Match, flight: Flight, at: Square, outcome: FlightOutcome): Play {
  const { thrown } = flight
  match.occupy(thrown, at)
  const landing = hurling.lands(match, flight, at, outcome)
  if (landing === null || !(yield* roll(match, landing)).passed) return yield* crash(match, thrown, at)
  match.emit({ type: 'landed', player: thrown.id, at: toXY(at), rule: 'landing.success' })
  disturbBall(match, at)
}

/** Only a ball in his hands makes it a turnover. rule: skill.throw-team-mate-landing-fail */
function* crash(match: Match, thrown: Player, at: Square): Play {
  match.occupy(thrown, at)
  placeProne(match, thrown, 'landing.failure')
  disturbBall(match, at)
  yield* hurt(match, { victim: thrown, attacker: null, harm: 'landing' })
}
