import {
  chanceWithRerolls,
  distance,
  isMarked,
  type Path,
  type Player,
  reach,
  type Reach,
  type Square,
  standingAt,
  walking,
  yOf,
} from '@touchback/engine'
import { exposure, TOUCHDOWN, wayToScore } from './carrying.ts'
import { danger } from './danger.ts'
import { guardedDanger } from './guarding.ts'
import type { Plan } from './plan.ts'
import { fresh, mayDo, type Sight, toGoal } from './sight.ts'

/** What the other side may hope for once it has the ball. */
export const LOST = 0.12
/** Squares looked at: so many of all, and of those equally far from the goal; and those looked at closely. */
const FINALISTS = 6
const AT_EACH_DISTANCE = 2
const CLOSELY = 6
/** Ways less likely than this are no ways. */
const LIKELY = 0.6

/** Team-mates who stand by a square already, or can still come. */
function support(sight: Sight, at: Square): number {
  const { match, carrier, mine } = sight
  let count = 0
  for (const mate of mine) {
    if (mate === carrier || mate.stance === 'stunned') continue
    const away = distance(mate.at, at)
    if (mate.stance === 'standing' && away <= 2) count++
    else if (!mate.acted && !isMarked(match, mate)) {
      const left = match.kit(mate).ma - (mate.stance === 'prone' ? 3 : 0)
      if (away <= left + 1) count++
    }
  }
  return count
}

/** How far from the goal he can be a turn later, should everybody else stay where he is. */
function wayOn(sight: Sight, carrier: Player, at: Square): number {
  const ways = reach(sight.match, carrier, { at, moved: 0 })
  let nearest = toGoal(sight, at)
  for (const to of ways.squares()) {
    const far = toGoal(sight, to)
    if (far < nearest && ways.chance(to) >= LIKELY) nearest = far
  }
  return nearest
}

/**
 * The hope of a touchdown later, with the ball so far from the goal, the turns that are left, and how far from it he can be
 * a turn later: time to spare counts most, and an open way. The numbers are what became of some thousand such positions
 * (docs/BOTS.md).
 */
function hope(sight: Sight, carrier: Player, at: Square, next = wayOn(sight, carrier, at)): number {
  const far = toGoal(sight, at)
  const { ma, rushes } = sight.match.kit(carrier)
  const turns = sight.turnsLeft - 1
  if (turns <= 0 || far > turns * ma + rushes) return 0.02
  const spare = turns - far / ma
  const inTime = spare < 0 ? 0.3 + 0.5 * spare : Math.min(0.7, 0.3 + 0.14 * spare)
  const near = far <= ma ? 0.15 : 0
  return Math.max(
    0.02,
    inTime + near + 0.18 - (0.34 * far + 0.78 * next) / sight.match.edition.field.pitch.length,
  )
}

/** Near the sideline one push is enough. */
function edge(sight: Sight, at: Square): number {
  const off = Math.min(yOf(at), sight.match.edition.field.pitch.width - 1 - yOf(at))
  return off === 0 ? 0.15 : off === 1 ? 0.06 : off === 2 ? 0.02 : 0
}

/** How safe the ball would be in a square, once those who can have come to help. */
function risk(sight: Sight, carrier: Player, to: Square): number {
  const bare = standingAt(sight.match, carrier, to, () => danger(sight.match, carrier))
  return bare * (1 - 0.15 * Math.min(4, support(sight, to)))
}

interface Run {
  readonly to: Square
  readonly chance: number
  readonly hope: number
  readonly worth: number
}

/** The best at a rough look, and the best at every distance from the goal: what looks timid may be what is safe. */
function finalists(sight: Sight, rough: readonly Run[], atEachDistance: number): Run[] {
  const sorted = rough.toSorted((a, b) => b.worth - a.worth)
  const taken = new Map<number, number>()
  return sorted.filter(({ to }, rank) => {
    const far = toGoal(sight, to)
    const before = taken.get(far) ?? 0
    taken.set(far, before + 1)
    return rank < FINALISTS || before < atEachDistance
  })
}

/** Places to take the ball to short of the end zone, the best first. */
function bestRuns(sight: Sight, carrier: Player, ways: Reach, brief: boolean): Run[] {
  const sureEnough = sight.turnsLeft <= 2 ? 0.5 : 0.7
  const { ma } = sight.match.kit(carrier)
  const rough: Run[] = []
  for (const to of [carrier.at, ...ways.squares()]) {
    const chance = ways.chance(to)
    if (chance < sureEnough && to !== carrier.at) continue
    const alone = Math.max(0, 4 - support(sight, to))
    const hopes = brief
      ? hope(sight, carrier, to, Math.max(0, toGoal(sight, to) - ma))
      : hope(sight, carrier, to)
    const worth = 10 * hopes * chance - exposure(sight, to) - 0.4 * alone
    rough.push({ to, chance, hope: hopes, worth })
  }
  const chosen = finalists(sight, rough, brief ? 1 : AT_EACH_DISTANCE)
  const near = brief ? chosen.map((run) => ({ ...run, hope: hope(sight, carrier, run.to) })) : chosen
  const judged = (danger: (to: Square) => number) => (run: Run) => {
    const kept = run.chance * (1 - Math.min(1, danger(run.to) + edge(sight, run.to)))
    return { ...run, worth: TOUCHDOWN * (run.hope * kept - LOST * (1 - kept)) }
  }
  const byWorth = (a: Run, b: Run) => b.worth - a.worth
  const seen = near.map(judged((to) => risk(sight, carrier, to))).toSorted(byWorth)
  if (brief) return seen
  return seen
    .slice(0, CLOSELY)
    .map(judged((to) => guardedDanger(sight, carrier, to)))
    .toSorted(byWorth)
}

/** Run it in when it is time, or run with it. */
export function runs(sight: Sight, { most = 1, brief = false } = {}): Plan[] {
  const { match, carrier } = sight
  if (carrier === null || !fresh(sight).includes(carrier)) return []
  if (sight.active !== carrier && !mayDo(sight, carrier, 'move')) return []
  const ways = reach(match, carrier)
  const plans: Plan[] = []
  const score = wayToScore(sight, ways)
  if (score !== null)
    plans.push(
      plan(carrier, TOUCHDOWN * (score.chance - LOST * (1 - score.chance)), 1 - score.chance, score.path),
    )
  for (const { to, worth } of bestRuns(sight, carrier, ways, brief).slice(0, most)) {
    const path = ways.path(to)
    if (path !== null) plans.push(plan(carrier, worth, 1 - chanceWithRerolls(match, path), path))
  }
  return plans
}

const plan = (player: Player, value: number, risk: number, path: Path): Plan => ({
  player: player.id,
  action: 'move',
  value,
  risk,
  deeds: walking(path),
})
