import type { ThrowOutcome } from '../match/book-rules.ts'
import type { Match } from '../match/match.ts'
import type { Player } from '../match/state.ts'
import type { Square } from '../match/square.ts'
import { type Arrival, canCatch, catchSpec } from '../play/ball.ts'
import { interceptors } from '../play/interception.ts'
import { longestBand, measuredBand, OUT_OF_RANGE, passBand } from '../play/range.ts'
import { explain } from '../rolls/explain.ts'
import type { RollSpec } from '../rolls/test.ts'
import { chanceOfAll, type Feat } from './chances.ts'
import { resultChances } from './results.ts'

export interface PassChances {
  /** The best any opponent can do about it. */
  readonly intercepted: number
  readonly fumbled: number
  readonly accurate: number
  readonly inaccurate: number
  /** The chance that whoever is there holds an accurate ball; 0 for an empty square. */
  readonly caught: number
  /** Thrown accurately and caught by a team-mate; a lucky bounce is not counted. */
  readonly completed: number
  /** The same with the skills of both and the team's re-rolls. */
  readonly withRerolls: number
}

/** The chances of a pass thrown from a square; null when it is out of range. */
export function passChances(
  match: Match,
  thrower: Player,
  to: Square,
  from: Square = thrower.at,
): PassChances | null {
  const measured = measuredBand(match, from, to)
  if (measured === OUT_OF_RANGE || measured > longestBand(match, match.kit(thrower).shiftsRange)) return null
  const { fumbled, accurate, inaccurate } = throwChances(match, thrower, from, measured)
  const intercepted = interceptionChance(match, thrower, from, to)
  const catcher = match.at(to)
  const caught = catcher === null ? 0 : catchChance(match, catcher, { accurate: true })
  const untouched = catcher?.side === thrower.side ? 1 - intercepted : 0
  return {
    intercepted,
    fumbled,
    accurate,
    inaccurate,
    caught,
    completed: untouched * accurate * caught,
    withRerolls:
      catcher === null
        ? 0
        : untouched * bestOfTwo(match, { thrower, from, measured }, catcher, { accurate, caught }),
  }
}

/** Throw and catch with whatever either may roll again; one try of the team's for both where a turn has no more. */
function bestOfTwo(
  match: Match,
  { thrower, from, measured }: Thrown,
  catcher: Player,
  { accurate, caught }: Pick<PassChances, 'accurate' | 'caught'>,
): number {
  const band = passBand(match, thrower, measured)
  const throwing: RollSpec = { test: 'pass', player: thrower, from, to: from, band, foreseen: true }
  const feats: Feat[] = [
    { spec: throwing, chance: accurate },
    { spec: catchSpec(catcher, { accurate: true }), chance: caught },
  ]
  return chanceOfAll(match, feats, { rerolls: true })
}

/** By whom, from where, and how far by the ruler. */
interface Thrown {
  readonly thrower: Player
  readonly from: Square
  readonly measured: number
}

/** How the throw itself comes out, by the engine's own reading of every face. */
function throwChances(
  match: Match,
  player: Player,
  from: Square,
  measured: number,
): Record<ThrowOutcome, number> {
  const band = passBand(match, player, measured)
  const spec = { test: 'pass', player, from, to: from, band } as const
  const found = resultChances(match, spec, (result) => match.edition.passing.outcome(match, player, result))
  const chance = (outcome: ThrowOutcome): number => found.get(outcome) ?? 0
  return {
    fumbled: chance('fumbled'),
    accurate: chance('accurate'),
    inaccurate: chance('inaccurate'),
  }
}

function interceptionChance(match: Match, thrower: Player, from: Square, to: Square): number {
  const tries = interceptors(match, thrower, to, undefined, from).map(
    (player) => explain(match, { test: 'intercept', player, from: player.at, to: player.at }).chance,
  )
  return Math.max(0, ...tries)
}

/** Holding a ball that comes to a player's square; `at` is where he would stand. */
export function catchChance(match: Match, player: Player, how: Arrival, at: Square = player.at): number {
  return canCatch(match, player) ? explain(match, catchSpec(player, how, at)).chance : 0
}
