import type { Match } from '../match/match.ts'
import type { Player } from '../match/state.ts'
import { type Square, squareAt } from '../match/square.ts'

/** The range ruler: the band by squares across (row) and along (column), 0 = the shortest. rule: range.measure */
export const RULER: readonly string[] = [
  '-0001112222333',
  '00001112222333',
  '0001111222233',
  '0011111222333',
  '1111112222333',
  '111112222333',
  '111122222333',
  '22222222333',
  '22222223333',
  '2222233333',
  '222333333',
  '3333333',
  '33333',
  '33',
]

/** A square no throw reaches, and the thrower's own. */
export const OUT_OF_RANGE = -1

/** The band of a throw over so many squares along and across. */
export function bandOver(ruler: readonly string[], along: number, across: number): number {
  const cell = ruler[Math.abs(across)]?.[Math.abs(along)] ?? '-'
  return cell === '-' ? OUT_OF_RANGE : Number(cell)
}

/** The measured band between two squares, before anything shifts it. rule: range.boundary-takes-longer */
export const measuredBand = (match: Match, from: Square, to: Square): number =>
  bandOver(match.edition.passing.ruler, (to >> 5) - (from >> 5), (to & 31) - (from & 31))

/** What to add to a square to get all those within each band of it, by ruler. */
const within = new WeakMap<readonly string[], readonly (readonly number[])[]>()

const offsetsOf = (ruler: readonly string[], longest: number): number[] => {
  const offsets: number[] = []
  const origin = squareAt(ruler.length, ruler.length)
  for (let along = 1 - ruler.length; along < ruler.length; along++)
    for (let across = 1 - ruler.length; across < ruler.length; across++) {
      const band = bandOver(ruler, along, across)
      if (band === OUT_OF_RANGE || band > longest) continue
      offsets.push(squareAt(ruler.length + along, ruler.length + across) - origin)
    }
  return offsets
}
const NONE: readonly number[] = []

/** The squares of the pitch within a measured band, by what to add to `from`; off the pitch is the caller's to leave out. */
export function offsetsWithin(match: Match, longest: number): readonly number[] {
  const { ruler } = match.edition.passing
  let known = within.get(ruler)
  if (known === undefined) {
    known = [0, 1, 2, 3].map((band) => offsetsOf(ruler, band))
    within.set(ruler, known)
  }
  return known[Math.min(longest, 3)] ?? NONE
}

/** The longest measured band that may be thrown, when every throw counts as `shift` bands longer. rule: weather.blizzard */
export function longestBand(match: Match, shift: number): number {
  const { field, passing } = match.edition
  const last = passing.bands.length - 1
  return Math.min(last, last - shift, field.weather[match.state.weather]?.longestPass ?? last)
}

/** The band a pass counts as; never shorter than the shortest. rule: skill.strong-arm.band, skill.stunty.pass-range */
export const passBand = (match: Match, thrower: Player, measured: number): number =>
  Math.max(0, measured + match.kit(thrower).shiftsRange)
