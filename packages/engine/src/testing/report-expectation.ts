import { matchReport } from '../career/match-report.ts'
import type { PlayerReport } from '../career/report.ts'
import { isFields } from '../doors/shape.ts'
import type { Game } from '../game.ts'
import type { Event } from '../match/event.ts'
import { SIDES } from '../match/side.ts'

const shown = (value: unknown): string => JSON.stringify(value) ?? 'nothing'

/** A player's line of a report as scenarios write it. */
function plain({ feats, hurt, available, fielded, mvps, learned }: PlayerReport) {
  const injuries = hurt.map(({ effect }) => effect)
  return {
    ...feats,
    injury: injuries[0] ?? null,
    injuries,
    played: available,
    fielded,
    mvp: mvps > 0,
    learned: learned.map(({ take }) => take),
  }
}

/** The first thing in which the report of a match is not as expected. */
export function wrongReport(
  { match }: Game,
  expected: Readonly<Record<string, unknown>> | undefined,
  events: readonly Event[],
): string | null {
  if (expected === undefined) return null
  const { sides, score, conceded, ...report } = matchReport(match, events)
  const lines: Record<string, Readonly<Record<string, unknown>>> = {}
  for (const side of SIDES) {
    for (const [name, line] of Object.entries(sides[side].players)) lines[name] = plain(line)
    for (const { name, ...line } of sides[side].guests) lines[name] = { ...plain(line), kind: line.kind }
  }
  const known: Readonly<Record<string, unknown>> = {
    ...report,
    score: SIDES.map((side) => score[side]),
    conceded: conceded?.side ?? null,
    forced: conceded?.forced ?? false,
    joined: SIDES.flatMap((side) => sides[side].joined),
  }
  const { players, ...others } = expected
  for (const [what, wanted] of Object.entries({ ...others, ...(isFields(players) ? players : {}) })) {
    const line = lines[what]
    if (line === undefined && !Object.hasOwn(known, what)) return `report: there is no ${what}`
    const got = line ?? { [what]: known[what] }
    const parts: unknown = line === undefined ? { [what]: wanted } : wanted
    if (!isFields(parts)) return `report: ${what} has parts, and ${shown(parts)} has none`
    for (const [part, value] of Object.entries(parts))
      if (shown(value) !== shown(got[part]))
        return `report: expected ${what} ${part} ${shown(value)}, got ${shown(got[part])}`
  }
  return null
}
