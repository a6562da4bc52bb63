import type { Match } from './match.ts'
import type { Player } from './state.ts'
import { type Square, STEPS, shifted } from './square.ts'

/** Conditions that take a player's tackle zones (and much else) away. */
export const isDistracted = (player: Player): boolean =>
  player.conditions.length > 0 && (player.conditions.includes('dazed') || player.conditions.includes('gazed'))

/** rule: tz.standing-exerts */
export const exertsZones = (match: Match, player: Player): boolean =>
  player.stance === 'standing' &&
  player.place === 'pitch' &&
  !match.kit(player).is['no-tackle-zone'] &&
  !isDistracted(player)

/** In some books skills are for those who stand and have their tackle zones, unless they say otherwise. rule: skill-use.who */
export const hasUseOfSkills = (match: Match, player: Player): boolean =>
  !match.edition.players.skillsNeedZones || exertsZones(match, player)

/** Opposing tackle zones on a square, seen by `player`. */
export function zonesOn(match: Match, player: Player, on: Square): number {
  const { grid } = match
  const { players } = match.state
  let zones = 0
  for (const offset of STEPS) {
    // The pitch has a guard all round, and the grid holds nobody else's numbers.
    const id = grid[on + offset] as number
    if (id < 0) continue
    const found = players[id] as Player // as above
    if (found.side !== player.side && exertsZones(match, found)) zones++
  }
  return zones
}

/** The opponents whose tackle zones cover a square. */
export function markers(match: Match, player: Player, on: Square): Player[] {
  const found: Player[] = []
  for (const offset of STEPS) {
    const neighbour = match.at(shifted(on, offset))
    if (neighbour !== null && neighbour.side !== player.side && exertsZones(match, neighbour))
      found.push(neighbour)
  }
  return found
}

export const isMarked = (match: Match, player: Player): boolean => zonesOn(match, player, player.at) > 0

/** Everyone in the eight squares around. */
export function neighbours(match: Match, at: Square): Player[] {
  const found: Player[] = []
  for (const offset of STEPS) {
    const neighbour = match.at(shifted(at, offset))
    if (neighbour !== null) found.push(neighbour)
  }
  return found
}

/** The empty squares of the eight around. */
export function emptyAround(match: Match, at: Square): Square[] {
  const found: Square[] = []
  for (const offset of STEPS) if (match.isEmpty(shifted(at, offset))) found.push(shifted(at, offset))
  return found
}
