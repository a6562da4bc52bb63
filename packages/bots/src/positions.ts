import {
  must,
  distance,
  type Player,
  type PlayerId,
  reach,
  type Square,
  squareAt,
  walking,
  xOf,
  yOf,
  zonesOn,
} from '@touchback/engine'
import type { Plan } from './plan.ts'
import {
  fresh,
  iHaveTheBall,
  mayDo,
  nimbleness,
  type Sight,
  theyHaveTheBall,
  toGoal,
  toOwnLine,
} from './sight.ts'

/** How good it is to have a player stand in a square. */
type Post = (sight: Sight, player: Player, at: Square) => number

/** Whoever is quicker than the carrier may run ahead, to take the ball on. */
const isOutlet = ({ match, carrier }: Sight, player: Player): boolean =>
  carrier !== null && match.kit(player).ma > match.kit(carrier).ma && nimbleness(match, player) > 0.6

/** Around my own carrier, the diagonals and the side of the goal first. */
const guard: Post = (sight, player, at) => {
  const ball = must(sight.ball)
  const away = distance(at, ball)
  const diagonal = xOf(at) !== xOf(ball) && yOf(at) !== yOf(ball)
  const ahead = Math.abs(xOf(at) - sight.goal) < Math.abs(xOf(ball) - sight.goal)
  if (ahead && away >= 3 && away <= 7 && isOutlet(sight, player) && zonesOn(sight.match, player, at) === 0)
    return 4.5 + 0.1 * away
  const near = away === 1 ? (diagonal ? 4 : 3) : away === 2 ? 2.5 : -0.2 * away
  return near + (ahead ? 0.6 : 0)
}

/** Beside their carrier, or between him and my line. */
const defend: Post = (sight, player, at) => {
  const ball = must(sight.ball)
  if (distance(at, ball) === 1) return 4
  const home = toOwnLine(sight, ball)
  const between = toOwnLine(sight, at) < home && Math.abs(yOf(at) - yOf(ball)) <= 3
  const back = xOf(ball) < sight.goal ? -1 : 1
  const cover = squareAt(Math.max(0, xOf(ball) + Math.min(4, Math.max(1, home - 1)) * back), yOf(ball))
  return (between ? 2 : 0) - 0.2 * distance(at, cover) - 0.1 * zonesOn(sight.match, player, at)
}

/** Squares behind the ball that a screen stands, and how far to either side it goes. */
const DEPTH = 3
const BREADTH = 7

const matesNear = (sight: Sight, player: Player, at: Square): number =>
  sight.mine.filter((mate) => mate !== player && mate.stance === 'standing' && distance(mate.at, at) <= 2)
    .length

/** Beside their carrier, or between him and my line; not all in a heap, or he turns and runs round it. */
export const screen: Post = (sight, player, at) => {
  const ball = must(sight.ball)
  if (distance(at, ball) === 1) return 4
  const home = toOwnLine(sight, ball)
  const behind = home - toOwnLine(sight, at)
  const aside = Math.abs(yOf(at) - yOf(ball))
  const between = behind > 0 && aside <= BREADTH ? 3 - 0.12 * aside : -0.2 * distance(at, ball)
  const off = Math.abs(behind - Math.min(DEPTH, Math.max(1, home - 1)))
  const crowd = Math.min(4, matesNear(sight, player, at))
  return between - 0.15 * off - 0.5 * crowd - 0.1 * zonesOn(sight.match, player, at)
}

/** Near a loose ball, and beside it. */
const seek: Post = (sight, player, at) => {
  const away = distance(at, must(sight.ball))
  return (away === 1 ? 2 : 0) - 0.3 * away - 0.1 * toGoal(sight, at) - 0.1 * zonesOn(sight.match, player, at)
}

const postFor = (sight: Sight, defence: Post): Post | null => {
  if (sight.ball === null) return null
  return iHaveTheBall(sight) ? guard : theyHaveTheBall(sight) ? defence : seek
}

/**
 * A move that risks nothing: getting up, or getting to where one is of use. The nearest to the ball goes first; whoever
 * has nothing to do is added to `idle` and not looked at again.
 */
export function safeMove(
  sight: Sight,
  idle: Set<PlayerId>,
  reserved: PlayerId | null,
  defence: Post = defend,
): Plan | null {
  const { ball } = sight
  const waiting = fresh(sight).filter(
    (player) => player !== sight.carrier && player.id !== reserved && !idle.has(player.id),
  )
  if (ball !== null) waiting.sort((a, b) => distance(a.at, ball) - distance(b.at, ball))
  for (const player of waiting) {
    const plan = mayDo(sight, player, 'move') ? moveOf(sight, player, defence) : null
    if (plan !== null) return plan
    idle.add(player.id)
  }
  return null
}

/** The best place a player can get to without a roll. */
export function moveOf(sight: Sight, player: Player, defence: Post = defend): Plan | null {
  const post = postFor(sight, defence)
  const ways = reach(sight.match, player)
  const down = player.stance === 'prone'
  const now = post?.(sight, player, player.at) ?? 0
  let best = player.at
  let most = now
  if (post !== null)
    for (const to of ways.squares()) {
      if (ways.chance(to) < 1) continue
      const worth = post(sight, player, to)
      if (worth <= most) continue
      most = worth
      best = to
    }
  const path = ways.path(best)
  if (path === null || (best === player.at && !down)) return null
  return { player: player.id, action: 'move', value: most - now, risk: 0, deeds: walking(path) }
}
