import type { Flight, FlightOutcome } from '../match/book-rules.ts'
import type { Match } from '../match/match.ts'
import type { Square } from '../match/square.ts'
import { NO_FACING } from '../play/scatter.ts'
import { explain } from '../rolls/explain.ts'
import { landings } from './landings.ts'
import { resultChances } from './results.ts'
import { standingAt } from './standing-at.ts'

export interface FlightChances {
  /** He is on his feet afterwards, wherever that is. */
  readonly onFeet: number
  /** The same, in the square he was thrown to. */
  readonly onTarget: number
}

const NONE: FlightChances = { onFeet: 0, onTarget: 0 }

/** How a thrown team-mate may come down; nothing where he cannot be thrown to. Re-rolls are not counted. */
export function flightChances(match: Match, flight: Flight): FlightChances {
  const { hurling } = match.edition.passing
  if (!hurling.reaches(match, flight)) return NONE
  const spec = hurling.throws(match, flight)
  const outcomes =
    spec === null
      ? new Map([[hurling.outcome(match, null), 1]])
      : resultChances(match, spec, (result) => hurling.outcome(match, result))
  let [onFeet, onTarget] = [0, 0]
  for (const [outcome, chance] of outcomes) {
    const best = bestFacing(match, flight, outcome)
    onFeet += chance * best.onFeet
    onTarget += chance * best.onTarget
  }
  return { onFeet, onTarget }
}

/** Of the ways a glide may be faced, the safest. */
function bestFacing(match: Match, flight: Flight, outcome: FlightOutcome): FlightChances {
  const facings = match.edition.passing.hurling.facings?.(match, flight) ?? []
  const ways = (facings.length === 0 ? [NO_FACING] : facings).map((facing) =>
    comingDown(match, flight, outcome, facing),
  )
  return ways.reduce((best, way) => (way.onFeet > best.onFeet ? way : best))
}

function comingDown(match: Match, flight: Flight, outcome: FlightOutcome, facing: number): FlightChances {
  const { hurling } = match.edition.passing
  const squares = landings(match, (ground) => hurling.flies(ground, flight, outcome, facing))
  let [onFeet, onTarget] = [0, 0]
  for (const [at, chance] of squares) {
    const lands = chance * landingChance(match, flight, at, outcome)
    onFeet += lands
    if (at === flight.to) onTarget += lands
  }
  return { onFeet, onTarget }
}

function landingChance(match: Match, flight: Flight, at: Square, outcome: FlightOutcome): number {
  const { thrown } = flight
  const inTheWay = match.at(at)
  if (inTheWay !== null && inTheWay !== thrown) return 0
  const spec = match.edition.passing.hurling.lands(match, flight, at, outcome)
  return spec === null ? 0 : standingAt(match, thrown, at, () => explain(match, spec).chance)
}
