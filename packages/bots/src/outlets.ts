import {
  canCatch,
  catchChance,
  distance,
  passChances,
  type Player,
  reach,
  type Square,
  squareAt,
  standingAt,
  toXY,
  walking,
  xOf,
  yOf,
  zonesOn,
} from '@touchback/engine'
import { TOUCHDOWN } from './carrying.ts'
import type { Plan } from './plan.ts'
import { fresh, mayDo, nimbleness, type Sight, toGoal, withReroll } from './sight.ts'
import { freshCarrier, runners } from './throwing.ts'

/** Squares beyond the carrier's own run that a throw may cover. */
const THROW = 6
/** Men kept free ahead of the ball. */
const MOST = 2
/** How likely the ball must get to him next turn. */
const LIKELY = 0.5

/** Free, and a run from the end zone. */
const isOpen = (sight: Sight, mate: Player, at: Square): boolean =>
  toGoal(sight, at) <= sight.match.kit(mate).ma + 1 && zonesOn(sight.match, mate, at) === 0

/** The chance that the carrier, left in peace, gets the ball to a mate in his next turn. */
function delivery(sight: Sight, carrier: Player, mate: Player, at: Square): number {
  const { match } = sight
  const { ma } = match.kit(carrier)
  const away = distance(carrier.at, at)
  if (away <= ma + 1)
    return withReroll(sight, mate, catchChance(match, mate, { accurate: true, action: 'hand-off' }, at))
  if (away > ma + THROW) return 0
  const part = ma / away
  const from = squareAt(
    Math.round(xOf(carrier.at) + part * (xOf(at) - xOf(carrier.at))),
    Math.round(yOf(carrier.at) + part * (yOf(at) - yOf(carrier.at))),
  )
  return standingAt(match, mate, at, () => passChances(match, carrier, at, from)?.withRerolls ?? 0)
}

/** Those who stand free ahead of my carrier already: they stay there. */
export function openMen(sight: Sight): Player[] {
  const { match, carrier } = sight
  if (carrier === null || sight.turnsLeft <= 1) return []
  if (carrier.side !== sight.side || toGoal(sight, carrier.at) <= match.kit(carrier).ma) return []
  return sight.mine
    .filter(
      (mate) =>
        mate !== carrier &&
        mate.stance === 'standing' &&
        canCatch(match, mate) &&
        nimbleness(match, mate) >= 0.6 &&
        isOpen(sight, mate, mate.at),
    )
    .slice(0, MOST)
}

/** Somebody to get free ahead of my carrier, where the ball can reach him next turn and he the end zone. */
export function outlets(sight: Sight, reserved: number | null): Plan | null {
  const { match, carrier } = sight
  if (carrier === null || sight.turnsLeft <= 1) return null
  if (toGoal(sight, carrier.at) <= match.kit(carrier).ma) return null
  const open = openMen(sight)
  if (open.length >= MOST) return null
  let best: { mate: Player; to: Square; chance: number } | null = null
  for (const mate of fresh(sight)) {
    if (mate === carrier || mate.id === reserved || open.includes(mate) || !canCatch(match, mate)) continue
    if (nimbleness(match, mate) < 0.6 || !mayDo(sight, mate, 'move')) continue
    const ways = reach(match, mate)
    for (const to of ways.squares()) {
      if (ways.chance(to) < 1 || !isOpen(sight, mate, to)) continue
      const chance = delivery(sight, carrier, mate, to)
      if (chance > (best?.chance ?? LIKELY)) best = { mate, to, chance }
    }
  }
  const path = best === null ? null : reach(match, best.mate).path(best.to)
  if (best === null || path === null) return null
  return { player: best.mate.id, action: 'move', value: best.chance, risk: 0, deeds: walking(path) }
}

/** Run first, then throw it to somebody who can score with it. */
export function passesOnTheRun(sight: Sight): Plan[] {
  const { match } = sight
  const carrier = freshCarrier(sight)
  if (carrier === null || !mayDo(sight, carrier, 'pass')) return []
  const mates = runners(sight, carrier)
  if (mates.length === 0) return []
  const ways = reach(match, carrier)
  const plans: Plan[] = []
  for (const { mate, scores } of mates) {
    let best: { from: Square; chance: number } | null = null
    for (const from of [carrier.at, ...ways.squares()]) {
      const arrives = ways.chance(from)
      if (arrives <= (best?.chance ?? 0.3)) continue
      const chance = arrives * (passChances(match, carrier, mate.at, from)?.withRerolls ?? 0)
      if (chance > (best?.chance ?? 0.3)) best = { from, chance }
    }
    const path = best === null ? null : ways.path(best.from)
    if (best === null || path === null) continue
    plans.push({
      player: carrier.id,
      action: 'pass',
      value: TOUCHDOWN * scores * best.chance,
      risk: 1 - best.chance,
      deeds: [...walking(path), { type: 'pass', to: toXY(mate.at) }],
    })
  }
  return plans
}
