import type { Match } from '../match/match.ts'
import { EMPTY, type Player, type PlayerId } from '../match/state.ts'
import { must } from '../match/must.ts'
import { NOWHERE, shifted, type Square } from '../match/square.ts'
import { LEAP_COST } from '../play/leap.ts'
import { standUpCost, standUpNeedsRoll } from '../play/move.ts'
import { allowance, rushLimit } from '../play/rush.ts'
import { needed } from '../rolls/explain.ts'
import { chanceWithout } from './chances.ts'
import { type Found, search, type Start, unpack } from './search.ts'
import type { TestId } from '../match/names.ts'

/** A roll on the way, with the lowest natural result that passes. */
export interface PathRoll {
  readonly test: TestId
  readonly needed: number
  /** The same with the characteristic that another skill lets stand in; null when none does. */
  readonly instead: number | null
  readonly from: Square
  /** The square entered. */
  readonly at: Square
}

export interface PathStep {
  readonly to: Square
  readonly leap: boolean
}

export interface Path {
  readonly player: PlayerId
  readonly standsUp: boolean
  readonly steps: readonly PathStep[]
  /** The choice by which a leap among them is made. */
  readonly deed: 'leap' | 'jump'
  /** In the order they are rolled. */
  readonly rolls: readonly PathRoll[]
  /** Movement spent at its end, with what was spent before. */
  readonly moved: number
}

/** What to assume where it is not as the position says. */
export interface ReachOptions {
  /** He starts from this square. */
  readonly at?: Square
  /** Movement already spent. */
  readonly moved?: number
  /** Movement kept for later: one square for the block of a blitz. */
  readonly keep?: number
  /** He has the ball already: no pick-up on the way. */
  readonly hasBall?: boolean
}

/**
 * Every square a player can get to and the likeliest path there; of two as likely the shorter, and of those the
 * straighter. What opponents may or may not do about it (Diving Tackle, Shadowing, Tentacles) is not foreseen.
 */
export interface Reach {
  readonly player: PlayerId
  /** Where he can get to; where he starts from is not among them. */
  squares(): readonly Square[]
  /** The chance of getting there without a re-roll; 0 where he cannot. */
  chance(to: Square): number
  /** Movement spent on arrival, with what was spent before; −1 where he cannot get. */
  moved(to: Square): number
  path(to: Square): Path | null
  rolls(to: Square): readonly PathRoll[]
}

/** For a player in his activation, or one about to be activated. */
export function reach(match: Match, player: Player, options: ReachOptions = {}): Reach {
  const start = startOf(match, player, options)
  return new FoundPaths(match, player, start, search(match, player, start))
}

function startOf(match: Match, player: Player, options: ReachOptions): Start {
  const { activation } = match.state
  const own = activation?.player === player.id ? activation : null
  const at = options.at ?? player.at
  const standsUp = player.stance === 'prone'
  const moved = (options.moved ?? own?.moved ?? 0) + (standsUp ? standUpCost(match, player) : 0)
  const rolls = standsUp && standUpNeedsRoll(match, player)
  const stuck = own?.stopped === true || match.kit(player).is.steered
  const stays = stuck || player.place !== 'pitch' || player.stance === 'stunned'
  const left = allowance(match, player) + rushLimit(match, player) - moved - (options.keep ?? 0)
  return {
    at,
    moved,
    budget: stays ? 0 : Math.max(0, left),
    standsUp,
    standing: rolls ? needed(match, { test: 'stand-up', player, from: at, to: at }) : 0,
    hasBall: options.hasBall ?? false,
  }
}

class FoundPaths implements Reach {
  readonly player: PlayerId
  readonly #match: Match
  readonly #start: Start
  readonly #found: Found

  constructor(match: Match, player: Player, start: Start, found: Found) {
    this.player = player.id
    this.#match = match
    this.#start = start
    this.#found = found
  }

  squares(): readonly Square[] {
    return this.#found.squares
  }

  chance(to: Square): number {
    const node = this.#found.bySquare[to] ?? -1
    if (node < 0) return 0
    const path = this.#found.planned ? this.path(to) : null
    return path === null ? must(this.#found.chance[node]) : chanceWithout(this.#match, path)
  }

  moved(to: Square): number {
    return this.path(to)?.moved ?? -1
  }

  rolls(to: Square): readonly PathRoll[] {
    return this.path(to)?.rolls ?? EMPTY
  }

  path(to: Square): Path | null {
    const { at, parent, rolls: packed, bySquare } = this.#found
    const { leaping } = this.#match.edition.moving
    const nodes: number[] = []
    let node = bySquare[to] ?? -1
    if (node < 0) return null
    for (; node > 0; node = must(parent[node])) nodes.push(node)
    const { standsUp, standing, at: origin } = this.#start
    const steps: PathStep[] = []
    const rolls: PathRoll[] = []
    let from = origin
    let { moved } = this.#start
    const roll = (test: TestId, lowest: number, entered: Square, instead: number): void => {
      if (lowest > 0)
        rolls.push({ test, needed: lowest, instead: instead > 0 ? instead : null, from, at: entered })
    }
    roll('stand-up', standing, origin, 0)
    for (const entered of nodes.toReversed()) {
      const square = shifted(NOWHERE, must(at[entered]))
      const { rushes, rush, agility, instead, pickUp, leap } = unpack(must(packed[entered]))
      for (let rushed = 0; rushed < rushes; rushed++) roll('rush', rush, square, 0)
      roll(leap ? leaping.test : 'dodge', agility, square, instead)
      roll('pick-up', pickUp, square, 0)
      steps.push({ to: square, leap })
      moved += leap ? LEAP_COST : 1
      from = square
    }
    return { player: this.player, standsUp, steps, deed: leaping.deed, rolls, moved }
  }
}
