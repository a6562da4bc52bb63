import {
  actionProblem,
  distance,
  type Match,
  type Player,
  reach,
  type Reach,
  type Square,
  squareAt,
  standingAt,
  walking,
  xOf,
  yOf,
} from '@touchback/engine'
import { escape, threat } from './danger.ts'
import type { Plan } from './plan.ts'
import { fresh, mayDo, type Sight, toOwnLine, waiting } from './sight.ts'

/** A player and where he can get to without a roll. */
interface Helper {
  readonly player: Player
  readonly ways: Reach
}

const withWays = (sight: Sight, players: readonly Player[]): Helper[] =>
  players.map((player) => ({ player, ways: reach(sight.match, player) }))

const helpers = (sight: Sight, reserved: number | null): Helper[] =>
  withWays(
    sight,
    fresh(sight).filter(
      (player) => player !== sight.carrier && player.id !== reserved && mayDo(sight, player, 'move'),
    ),
  )

/** Whoever can still come, whether or not somebody is acting just now. */
const laterHelpers = (sight: Sight): Helper[] =>
  withWays(
    sight,
    waiting(sight).filter(
      (player) => player !== sight.carrier && actionProblem(sight.match, player, 'move') === null,
    ),
  )

/** Squares within so many of another. */
function around(match: Match, at: Square, far: number): Square[] {
  const { length, width } = match.edition.field.pitch
  const squares: Square[] = []
  for (let x = Math.max(0, xOf(at) - far); x <= Math.min(length - 1, xOf(at) + far); x++)
    for (let y = Math.max(0, yOf(at) - far); y <= Math.min(width - 1, yOf(at) + far); y++)
      squares.push(squareAt(x, y))
  return squares
}

/** A player sent to a square, and how much he helps there. */
interface Posting extends Helper {
  readonly to: Square
  readonly gain: number
}

/** The move that most lowers a worry; null when none does by more than `least`. */
function relief(
  match: Match,
  squares: readonly Square[],
  men: readonly Helper[],
  worry: () => number,
  { least, each = 2 }: { readonly least: number; readonly each?: number },
): Posting | null {
  if (men.length === 0) return null
  const now = worry()
  let best: Posting | null = null
  for (const to of squares) {
    if (!match.isEmpty(to)) continue
    const able = men.filter(({ ways }) => ways.chance(to) === 1)
    // The nearest is spared the walk; the second nearest has his chance when the first is needed where he is.
    able.sort((a, b) => distance(a.player.at, to) - distance(b.player.at, to))
    for (const { player, ways } of able.slice(0, each)) {
      const gain = now - standingAt(match, player, to, worry)
      if (gain > (best?.gain ?? least)) best = { player, ways, to, gain }
    }
  }
  return best
}

function asPlan(posting: Posting | null): Plan | null {
  const path = posting?.ways.path(posting.to) ?? null
  if (posting === null || path === null) return null
  const { player, gain } = posting
  return { player: player.id, action: 'move', value: gain, risk: 0, deeds: walking(path) }
}

const LEAST_RELIEF = 0.01
const fear = (match: Match, carrier: Player) => () => {
  const { chance, sum } = threat(match, carrier)
  return chance + 0.15 * sum
}

/** Somebody to stand where he makes it harder to get at my carrier. */
export function guards(sight: Sight, reserved: number | null, spared: readonly Player[] = []): Plan | null {
  const { match, carrier } = sight
  if (carrier === null) return null
  const men = helpers(sight, reserved).filter(({ player }) => !spared.includes(player))
  return asPlan(
    relief(match, around(match, carrier.at, 1), men, fear(match, carrier), { least: LEAST_RELIEF }),
  )
}

/** Guards that are thought of in advance. */
const THOUGHT_OF = 4

/** How dangerous a square would be for my carrier once those who can have come to guard him there. */
export function guardedDanger(sight: Sight, carrier: Player, to: Square): number {
  const { match } = sight
  return standingAt(match, carrier, to, () => {
    const squares = around(match, to, 1)
    let men = laterHelpers(sight)
    const guarded = (left: number): number => {
      const posting =
        left === 0
          ? null
          : relief(match, squares, men, fear(match, carrier), { least: LEAST_RELIEF, each: 1 })
      if (posting === null) return threat(match, carrier).chance
      men = men.filter(({ player }) => player !== posting.player)
      return standingAt(match, posting.player, posting.to, () => guarded(left - 1))
    }
    return guarded(THOUGHT_OF)
  })
}

/** Somebody to stand in the way of their carrier. */
export function contains(sight: Sight, reserved: number | null): Plan | null {
  const { match, carrier } = sight
  if (carrier === null) return null
  const near = around(match, carrier.at, 3).filter(
    (at) => distance(at, carrier.at) === 1 || toOwnLine(sight, at) < toOwnLine(sight, carrier.at),
  )
  return asPlan(relief(match, near, helpers(sight, reserved), () => escape(match, carrier), { least: 0.1 }))
}
