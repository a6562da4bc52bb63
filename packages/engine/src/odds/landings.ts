import type { Match } from '../match/match.ts'
import type { Square } from '../match/square.ts'
import type { Ground, Scattered } from '../play/scatter.ts'
import { EveryThrow } from './every-throw.ts'

/**
 * Where something may come down, as the rules scatter it: the chance of every square. What leaves the pitch, or never gets
 * off the ground, is not among them.
 */
export function landings(
  match: Match,
  falls: (ground: Ground) => Scattered | null,
): ReadonlyMap<Square, number> {
  const found = new Map<Square, number>()
  const all = new EveryThrow()
  const dice = { d3: () => all.next(3), d6: () => all.next(6), d8: () => all.next(8) }
  const ground: Ground = { dice, isOnPitch: (square) => match.isOnPitch(square) }
  do {
    const down = falls(ground)
    if (down !== null && down.exit < 0) found.set(down.at, (found.get(down.at) ?? 0) + all.chance())
  } while (all.turn())
  return found
}
