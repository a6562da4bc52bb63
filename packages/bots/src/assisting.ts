import {
  distance,
  type Player,
  reach,
  type Square,
  standingAt,
  STEPS,
  walking,
  shifted,
} from '@touchback/engine'
import { blitzes, blocks } from './hitting.ts'
import { net, type Plan } from './plan.ts'
import { fresh, mayDo, type Sight, theyHaveTheBall } from './sight.ts'

/** What a helper must add before he is sent ahead. */
const LEAST = 0.25
/** Those who could hit him that are thought of, the likeliest first. */
const HITTERS = 3

const isAimedAt = (target: Player) => (plan: Plan) => {
  const last = plan.deeds.at(-1)
  return last?.type === 'block' && last.target === target.id
}

/** The best hit on their carrier by certain players, on the scale of plans. */
function bestHit(sight: Sight, target: Player, hitters: readonly Player[]): number {
  const few = { ...sight, mine: hitters, theirs: [target] }
  let most = 0
  for (const plan of [...blocks(few), ...blitzes(few)])
    if (isAimedAt(target)(plan)) most = Math.max(most, net(plan, sight.stakes))
  return most
}

/** Somebody to stand beside their carrier before he is hit: one more helper often doubles the chance. */
export function assists(sight: Sight): Plan | null {
  const { match, carrier } = sight
  if (!theyHaveTheBall(sight) || carrier === null || carrier.stance !== 'standing' || sight.active !== null)
    return null
  const all = [...blocks(sight), ...blitzes(sight)]
    .filter(isAimedAt(carrier))
    .toSorted((a, b) => net(b, sight.stakes) - net(a, sight.stakes))
  const ids = [...new Set(all.map(({ player }) => player))].slice(0, HITTERS)
  const hitters = ids.map((id) => match.player(id))
  if (hitters.length === 0) return null
  const now = bestHit(sight, carrier, hitters)
  let best: { mate: Player; to: Square; gain: number } | null = null
  for (const mate of fresh(sight)) {
    if (!mayDo(sight, mate, 'move') || distance(mate.at, carrier.at) <= 1) continue
    const { ma, rushes } = match.kit(mate)
    if (distance(mate.at, carrier.at) > ma + rushes + 1) continue
    const others = hitters.filter((hitter) => hitter !== mate)
    if (others.length === 0) continue
    const ways = reach(match, mate)
    for (const offset of STEPS) {
      const to = shifted(carrier.at, offset)
      if (ways.chance(to) < 1) continue
      const gain = standingAt(match, mate, to, () => bestHit(sight, carrier, others)) - now
      if (gain > (best?.gain ?? LEAST)) best = { mate, to, gain }
    }
  }
  const path = best === null ? null : reach(match, best.mate).path(best.to)
  if (best === null || path === null) return null
  return { player: best.mate.id, action: 'move', value: best.gain, risk: 0, deeds: walking(path) }
}
