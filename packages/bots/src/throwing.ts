import {
  canCatch,
  catchChance,
  flightChances,
  passChances,
  type Player,
  reach,
  type Reach,
  type Square,
  squareAt,
  STEPS,
  toXY,
  walking,
  xOf,
  yOf,
  zonesOn,
  shifted,
} from '@touchback/engine'
import { exposure, TOUCHDOWN, wayToScore } from './carrying.ts'
import type { Plan } from './plan.ts'
import { fresh, handling, mayDo, type Sight, toGoal, waiting, withReroll } from './sight.ts'

/** Team-mates who could still run the ball in this turn, were it in their hands, and how likely that is. */
export function runners(sight: Sight, except: Player): { mate: Player; scores: number }[] {
  const { match } = sight
  const found: { mate: Player; scores: number }[] = []
  for (const mate of waiting(sight)) {
    if (mate === except || !canCatch(match, mate)) continue
    const { ma, rushes } = match.kit(mate)
    if (toGoal(sight, mate.at) > ma + rushes) continue
    const scores = wayToScore(sight, reach(match, mate, { hasBall: true }))?.chance ?? 0
    if (scores > 0.3) found.push({ mate, scores })
  }
  return found
}

export const freshCarrier = (sight: Sight): Player | null =>
  sight.carrier !== null && fresh(sight).includes(sight.carrier) ? sight.carrier : null

/** Bring the ball to somebody who can score with it. */
export function handOffs(sight: Sight): Plan[] {
  const { match } = sight
  const carrier = freshCarrier(sight)
  if (carrier === null || !mayDo(sight, carrier, 'hand-off')) return []
  const plans: Plan[] = []
  const ways = reach(match, carrier)
  for (const { mate, scores } of runners(sight, carrier)) {
    const catches = catchChance(match, mate, { accurate: true })
    for (const offset of STEPS) {
      const from = shifted(mate.at, offset)
      const chance = ways.chance(from) * catches
      const path = ways.path(from)
      if (path === null || chance < 0.3) continue
      const deeds = [...walking(path), { type: 'hand-off', target: mate.id } as const]
      const value = TOUCHDOWN * chance * scores
      plans.push({ player: carrier.id, action: 'hand-off', value, risk: 1 - chance, deeds })
    }
  }
  return plans.length > 0 ? plans : relays(sight, carrier, ways)
}

/** Squares that a relay must gain before it is worth the catch. */
const RELAY = 4

/** On to somebody who can take it much further this turn than the carrier himself. */
function relays(sight: Sight, carrier: Player, ways: Reach): Plan[] {
  const { match } = sight
  const alone = toGoal(sight, carrier.at) - match.kit(carrier).ma
  const plans: Plan[] = []
  for (const mate of waiting(sight)) {
    if (mate === carrier || !canCatch(match, mate) || zonesOn(match, mate, mate.at) > 0) continue
    const gain = alone - Math.max(0, toGoal(sight, mate.at) - match.kit(mate).ma)
    if (gain < RELAY) continue
    const best = handOffSquare(mate, ways)
    if (best === null) continue
    const caught = catchChance(match, mate, { accurate: true, action: 'hand-off' })
    const chance = ways.chance(best) * withReroll(sight, mate, caught)
    const path = ways.path(best)
    if (path === null) continue
    const deeds = [...walking(path), { type: 'hand-off', target: mate.id } as const]
    plans.push({
      player: carrier.id,
      action: 'hand-off',
      value: chance * (1 + 0.2 * gain),
      risk: 1 - chance,
      deeds,
    })
  }
  return plans
}

/** The likeliest square beside him. */
function handOffSquare(mate: Player, ways: Reach): Square | null {
  let best: Square | null = null
  for (const offset of STEPS) {
    const from = shifted(mate.at, offset)
    if (ways.chance(from) > (best === null ? 0 : ways.chance(best))) best = from
  }
  return best
}

/** Throw it to somebody who can score with it, or in need to somebody much further on. */
export function passes(sight: Sight): Plan[] {
  const { match } = sight
  const carrier = freshCarrier(sight)
  if (carrier === null || carrier.stance !== 'standing' || !mayDo(sight, carrier, 'pass')) return []
  const plans: Plan[] = []
  const add = (mate: Player, worth: number) => {
    const chance = passChances(match, carrier, mate.at)?.withRerolls ?? 0
    if (chance < 0.2) return
    const deeds = [{ type: 'pass', to: toXY(mate.at) } as const]
    plans.push({ player: carrier.id, action: 'pass', value: worth * chance, risk: 1 - chance, deeds })
  }
  for (const { mate, scores } of runners(sight, carrier)) add(mate, TOUCHDOWN * scores)
  const here = worthOfHolder(sight, carrier)
  for (const mate of sight.mine)
    if (mate !== carrier && canCatch(match, mate) && worthOfHolder(sight, mate) > here)
      add(mate, worthOfHolder(sight, mate) - here)
  return plans
}

/** How well the ball would be kept: far up the pitch, away from opponents, in good hands; the more so when time is short. */
function worthOfHolder(sight: Sight, player: Player): number {
  const hurry = toGoal(sight, player.at) > sight.turnsLeft * (sight.match.kit(player).ma + 1) ? 0.4 : 0.15
  return handling(sight.match, player) / 10 - hurry * toGoal(sight, player.at) - exposure(sight, player.at)
}

/** How seldom a ball that scatters comes down where it was meant to. */
const FLUKE = 0.06

/** With nothing left to lose: as far as can be, to somebody who could still run it in. */
export function hailMaries(sight: Sight): Plan[] {
  const { match } = sight
  const carrier = freshCarrier(sight)
  if (sight.turnsLeft > 1 || carrier === null || carrier.stance !== 'standing') return []
  if (!match.kit(carrier).is['hail-mary'] || !mayDo(sight, carrier, 'pass')) return []
  return runners(sight, carrier).map(({ mate, scores }) => ({
    player: carrier.id,
    action: 'pass',
    value: 1 + TOUCHDOWN * FLUKE * scores * catchChance(match, mate, { accurate: false }),
    // Whatever becomes of the ball, there is no next turn to lose.
    risk: 0.05,
    deeds: [{ type: 'hail-mary', to: toXY(mate.at) }],
  }))
}

/** A big one throws the little one with the ball to where he can score. */
export function throwsOfTeamMates(sight: Sight): Plan[] {
  const { match, carrier } = sight
  if (carrier === null || !waiting(sight).includes(carrier)) return []
  if (!match.kit(carrier).is['can-be-thrown'] || carrier.stance !== 'standing') return []
  const plans: Plan[] = []
  for (const thrower of fresh(sight)) {
    if (!match.kit(thrower).is['throws-team-mates'] || !mayDo(sight, thrower, 'pass')) continue
    const ways = reach(match, thrower)
    for (const offset of STEPS) {
      const from = shifted(carrier.at, offset)
      const arrives = from === thrower.at ? 1 : ways.chance(from)
      const path = ways.path(from)
      if (path === null || arrives < 0.8) continue
      const landing = bestLanding(sight, thrower, carrier, from)
      if (landing === null) continue
      const chance = arrives * landing.chance
      const throwing = { type: 'throw-team-mate', target: carrier.id, to: toXY(landing.to) } as const
      plans.push({
        player: thrower.id,
        action: 'pass',
        value: TOUCHDOWN * chance,
        risk: 1 - chance,
        deeds: [...walking(path), throwing],
      })
    }
  }
  return plans
}

/** How far ahead a throw is tried: bands beyond that are not offered anyway. */
const FAR = 10

function bestLanding(sight: Sight, thrower: Player, carrier: Player, from: Square) {
  const { match } = sight
  const forward = xOf(from) < sight.goal ? 1 : -1
  let best: { to: Square; chance: number } | null = null
  for (let along = 2; along <= FAR; along++)
    for (const across of [0, 1, -1, 2, -2]) {
      const to = squareAt(xOf(from) + forward * along, yOf(from) + across)
      if (!match.isEmpty(to)) continue
      const { ma, rushes } = match.kit(carrier)
      if (toGoal(sight, to) > ma + rushes) continue
      const { onFeet: lands } = flightChances(match, { thrower, thrown: carrier, from, to })
      if (lands < 0.15 || (best !== null && lands <= best.chance)) continue
      const runs = reach(match, carrier, { at: to, hasBall: true })
      const scores = toGoal(sight, to) === 0 ? 1 : (wayToScore(sight, runs)?.chance ?? 0)
      if (best === null || lands * scores > best.chance) best = { to, chance: lands * scores }
    }
  return best
}
