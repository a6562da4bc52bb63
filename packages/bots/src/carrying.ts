import {
  chanceWithRerolls,
  distance,
  mayHoldBall,
  type Path,
  type Player,
  reach,
  type Reach,
  type Square,
  walking,
  yOf,
} from '@touchback/engine'
import type { Plan } from './plan.ts'
import { fresh, handling, mayDo, type Sight, toGoal } from './sight.ts'

/** What a touchdown is worth, on the scale of plans. */
export const TOUCHDOWN = 8
/** What the ball in hand is worth. */
const BALL = 5

export interface Way {
  readonly to: Square
  /** The chance of getting there with the re-rolls at hand. */
  readonly chance: number
  readonly path: Path
}

/** The likeliest way into the end zone; null when it is out of reach. */
export function wayToScore(sight: Sight, ways: Reach): Way | null {
  const { at } = sight.match.player(ways.player)
  let best: Square | null = null
  for (const to of [at, ...ways.squares()])
    if (toGoal(sight, to) === 0 && (best === null || ways.chance(to) > ways.chance(best))) best = to
  const path = best === null ? null : ways.path(best)
  return best === null || path === null
    ? null
    : { to: best, chance: chanceWithRerolls(sight.match, path), path }
}

/** How exposed the ball would be in a square: opponents beside it, near it, or able to come. */
export function exposure(sight: Sight, at: Square): number {
  const { match } = sight
  const width = match.edition.field.pitch.width
  let danger = yOf(at) === 0 || yOf(at) === width - 1 ? 0.5 : 0
  for (const foe of sight.theirs) {
    const away = distance(foe.at, at)
    const threat = away <= 1 ? 1 : away <= 3 ? 0.35 : away <= match.kit(foe).ma ? 0.12 : 0
    danger += foe.stance === 'standing' ? threat : threat / 3
  }
  return danger
}

/** Where to take the ball when it cannot be scored now. */
function wayForward(sight: Sight, player: Player, ways: Reach): Way | null {
  const far = toGoal(sight, player.at)
  const hurry = far > sight.turnsLeft * 5 ? 0.7 : 0.45
  const sureEnough = sight.turnsLeft <= 2 ? 0.5 : 0.65
  let best: Square | null = null
  let most = -Infinity
  for (const to of [player.at, ...ways.squares()]) {
    const chance = ways.chance(to)
    if (chance < sureEnough && to !== player.at) continue
    const worth = hurry * (far - toGoal(sight, to)) - exposure(sight, to) - 4 * (1 - chance)
    if (worth <= most) continue
    most = worth
    best = to
  }
  const path = best === null ? null : ways.path(best)
  return best === null || path === null ? null : { to: best, chance: ways.chance(best), path }
}

/** Run it in, or run with it. */
export function carries(sight: Sight): Plan[] {
  const { match, carrier } = sight
  if (carrier === null || !fresh(sight).includes(carrier) || !mayDo(sight, carrier, 'move')) return []
  const ways = reach(match, carrier)
  const score = wayToScore(sight, ways)
  const plans: Plan[] = []
  if (score !== null && (score.chance > 0.7 || sight.turnsLeft <= 1)) {
    const { chance, path } = score
    plans.push(plan(carrier, TOUCHDOWN * chance, 1 - chance, path))
  }
  const forward = wayForward(sight, carrier, ways)
  if (forward !== null && forward.path.steps.length > 0)
    plans.push(plan(carrier, 1, 1 - forward.chance, forward.path))
  return plans
}

const plan = (player: Player, value: number, risk: number, path: Path): Plan => ({
  player: player.id,
  action: 'move',
  value,
  risk,
  deeds: walking(path),
})

/** Fetch a ball that lies about: the more so the nearer it brings the end zone; `swift`: what a square of movement is worth. */
export function fetches(sight: Sight, { swift = 0 } = {}): Plan[] {
  const { match, ball, carrier } = sight
  if (ball === null || carrier !== null) return []
  const plans: Plan[] = []
  for (const player of fresh(sight)) {
    const { ma, rushes } = match.kit(player)
    if (distance(player.at, ball) > ma + rushes || !mayHoldBall(match, player)) continue
    if (!mayDo(sight, player, 'move')) continue
    const ways = reach(match, player)
    const path = ways.path(ball)
    if (path === null) continue
    const chance = chanceWithRerolls(match, path)
    const after = reach(match, player, { at: ball, moved: path.moved, hasBall: true })
    const score = wayToScore(sight, after)?.chance ?? 0
    const hands = handling(match, player) / 40 + swift * ma
    plans.push(plan(player, chance * (BALL + hands + TOUCHDOWN * score), 1 - chance, path))
  }
  return plans
}

/** What an active player with time left does next: score, take the ball, get away with it. */
export function goesOn(sight: Sight, player: Player): Path | null {
  const { match, ball, carrier } = sight
  const ways = reach(match, player)
  if (carrier === player) {
    const score = wayToScore(sight, ways)
    if (score !== null && (score.chance > 0.7 || sight.turnsLeft <= 1)) return score.path
    const forward = wayForward(sight, player, ways)
    return forward !== null && forward.to !== player.at ? forward.path : null
  }
  if (carrier !== null || ball === null || !mayHoldBall(match, player)) return null
  return ways.chance(ball) >= 0.5 ? ways.path(ball) : null
}
