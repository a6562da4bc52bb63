import {
  blockChances,
  distance,
  exertsZones,
  type Match,
  type Player,
  reach,
  type Square,
  STEPS,
  targetEndZone,
  xOf,
  shifted,
} from '@touchback/engine'

const opponents = (match: Match, player: Player): Player[] =>
  match.state.players.filter(
    ({ side, place, stance }) => side !== player.side && place === 'pitch' && stance !== 'stunned',
  )

/** The chance that a block from where he stands, or from a square, brings a player down. */
function falls(match: Match, blocker: Player, target: Player, from: Square): number {
  const { chance } = blockChances(match, blocker, target, { from })
  return chance['defender-down'] + chance['both-down'] + 0.15 * chance.pushed
}

/** How a player may be brought down in the other side's next turn. */
export interface Threat {
  /** The chance that it happens: blocks by whoever is beside him, and the likeliest blitz. */
  readonly chance: number
  /** All who could do it, each with his chance, added up: what is left when the likeliest is stopped. */
  readonly sum: number
}

export function threat(match: Match, player: Player): Threat {
  let safe = 1
  let blitz = 0
  let sum = 0
  for (const foe of opponents(match, player)) {
    const away = distance(foe.at, player.at)
    let chance = 0
    if (away <= 1 && exertsZones(match, foe)) {
      chance = falls(match, foe, player, foe.at)
      safe *= 1 - chance
    } else {
      chance = comes(match, foe, player, away)
      blitz = Math.max(blitz, chance)
    }
    sum += chance
  }
  return { chance: 1 - safe * (1 - blitz), sum }
}

export const danger = (match: Match, player: Player): number => threat(match, player).chance

/** The chance of a blitz: to get beside him with a square to spare, and to bring him down. */
function comes(match: Match, foe: Player, player: Player, away: number): number {
  if (away <= 1) return 0.7 * falls(match, foe, player, foe.at)
  const { ma, rushes } = match.kit(foe)
  if (away > ma + rushes) return 0
  const ways = reach(match, foe, { keep: 1 })
  let best = 0
  for (const offset of STEPS) {
    const from = shifted(player.at, offset)
    const arrives = ways.chance(from)
    if (arrives > best) best = Math.max(best, arrives * falls(match, foe, player, from))
  }
  return best
}

/** How far a carrier is likely to get in his next turn: squares towards his goal, and the chance of a touchdown on top. */
export function escape(match: Match, carrier: Player): number {
  const goal = targetEndZone(match.edition, carrier.side)
  const here = Math.abs(xOf(carrier.at) - goal)
  const ways = reach(match, carrier)
  let best = 0
  for (const to of ways.squares()) {
    const left = Math.abs(xOf(to) - goal)
    const chance = ways.chance(to)
    const gain = left === 0 ? 20 : here - left
    best = Math.max(best, gain * chance)
  }
  return best
}
