import {
  type ActionId,
  type Choice,
  type Decision,
  distance,
  fromXY,
  type Player,
  type Square,
  xOf,
  yOf,
} from '@touchback/engine'
import { targetWorth } from './hitting.ts'
import type { Plan } from './plan.ts'
import { fresh, iHaveTheBall, mayDo, type Sight, toGoal } from './sight.ts'

/** What a blast over a square and its neighbours would do: theirs for me, mine against me. */
function blast(sight: Sight, at: Square): number {
  const under = (players: readonly Player[]) =>
    players.filter((player) => player.stance === 'standing' && distance(player.at, at) <= 1)
  const theirs = under(sight.theirs).reduce((sum, player) => sum + targetWorth(sight, player), 0)
  const mine = under(sight.mine).reduce((sum, player) => sum + (player === sight.carrier ? 6 : 1.5), 0)
  return theirs - mine
}

/** Actions that come with a weapon. */
export function weapons(sight: Sight): Plan[] {
  const { match } = sight
  const plans: Plan[] = []
  const add = (
    player: Player,
    action: ActionId,
    value: number,
    risk: number,
    deeds: readonly Choice[] = [],
  ) => {
    if (mayDo(sight, player, action)) plans.push({ player: player.id, action, value, risk, deeds })
  }
  for (const player of fresh(sight)) {
    const { is } = match.kit(player)
    if (is.steered && player.stance === 'standing') add(player, 'move', 0.4, 0.05)
    if (!is.armed || player === sight.carrier) continue
    add(player, 'start-chainsaw', 0.5, 0)
    if (sight.theirs.some((foe) => blast(sight, foe.at) > 1)) add(player, 'throw-bomb', 0.6, 0.1)
  }
  const { carrier } = sight
  const target = iHaveTheBall(sight) && carrier !== null && !carrier.acted ? furthest(sight, carrier) : null
  if (carrier !== null && target !== null)
    add(carrier, 'fire', 1, 0.4, [{ type: 'fire', to: [xOf(target.at), yOf(target.at)] }])
  return plans
}

/** The team-mate closest to the goal, when he is far ahead of the carrier. */
function furthest(sight: Sight, carrier: Player): Player | null {
  const ahead = sight.mine.filter(
    (mate) => mate.stance === 'standing' && toGoal(sight, mate.at) + 8 < toGoal(sight, carrier.at),
  )
  return ahead.toSorted((a, b) => toGoal(sight, a.at) - toGoal(sight, b.at))[0] ?? null
}

/** Where the bomb, the fireball or the zap does most; null when nothing is worth it. */
export function bestBlast(
  sight: Sight,
  { type, options }: Pick<Decision, 'type' | 'options'>,
): Choice | null {
  let best: Choice | null = null
  let most = type === 'spell' && sight.turnsLeft > 2 ? 4 : 1
  for (const option of options) {
    if (option.type !== 'throw-bomb' && option.type !== 'spell') continue
    const at = fromXY(option.to)
    const worth =
      option.type === 'spell' && option.spell !== 'fireball' ? single(sight, at) : blast(sight, at)
    if (worth <= most) continue
    most = worth
    best = option
  }
  return best
}

/** What a spell against one player is worth. */
function single(sight: Sight, at: Square): number {
  const target = sight.match.at(at)
  if (target === null || target.side === sight.side || target.stance !== 'standing') return 0
  return 0.8 * targetWorth(sight, target)
}

/** What an active player may do instead of, or after, what he was sent for: steer, gaze. */
export function special(sight: Sight, player: Player, decision: Decision): Choice | null {
  let best: Choice | null = null
  let most = -Infinity
  for (const option of decision.options) {
    const worth = worthOf(sight, player, option)
    if (worth === null || worth <= most) continue
    most = worth
    best = option
  }
  return best
}

function worthOf(sight: Sight, player: Player, option: Choice): number | null {
  if (option.type === 'gaze') return targetWorth(sight, sight.match.player(option.target))
  if (option.type !== 'steer') return null
  const [dx, dy] = option.towards
  const [x, y] = [xOf(player.at), yOf(player.at)]
  const pull = (players: readonly Player[]) =>
    players.reduce((sum, { at }) => {
      const [ax, ay] = [xOf(at) - x, yOf(at) - y]
      const along = ax * dx + ay * dy
      return along > 0 ? sum + along / (ax * ax + ay * ay) : sum
    }, 0)
  return pull(sight.theirs) - pull(sight.mine)
}

/** The weapon for a block, where there is one: it cannot go wrong in his hands. */
export function withWeapon(decision: Decision, deed: Choice): Choice | null {
  if (deed.type !== 'block') return null
  return (
    decision.options.find(
      (option) => (option.type === 'stab' || option.type === 'chainsaw') && option.target === deed.target,
    ) ?? null
  )
}
