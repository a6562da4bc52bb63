import type { Choice } from '../match/choice.ts'
import type { Match } from '../match/match.ts'
import { DIRECTIONS, type Square, squareAt, xOf, yOf } from '../match/square.ts'

/** The three squares by three around a centre that are on the pitch, row by row. */
export function blastArea(match: Match, centre: Square): Square[] {
  const [x, y] = [xOf(centre), yOf(centre)]
  const around = DIRECTIONS.map(([dx, dy]) => squareAt(x + dx, y + dy))
  return [...around.slice(0, 4), centre, ...around.slice(4)].filter((square) => match.isOnPitch(square))
}

/** The squares that lie under what a choice throws or casts; none when it strikes no area. */
export function strickenArea(match: Match, choice: Choice): readonly Square[] {
  const areas = match.edition.turn.areas ?? {}
  return areas[choice.type === 'spell' ? choice.spell : choice.type]?.(match, choice) ?? []
}
