import { SIDES } from '@touchback/engine'
import type { Entry, Fixture, League } from '@touchback/league'
import { openKept } from '../../match/session/kept.ts'
import { Recording } from '../../replay/recording.ts'
import { type Fortune, luckIn, type MatchLuck, NO_FORTUNE, together } from './fortune.ts'

export interface TeamLuck extends Fortune {
  readonly team: string
  readonly matches: number
}

/** A league match whose record may be on this device. */
export interface Recorded {
  readonly fixture: Fixture
  readonly record: string
}

/** The matches that fit and were refereed here: those that were typed in have no throws to look at. */
export function recordedMatches(
  league: League,
  entries: readonly Entry[],
  fits: (fixture: Fixture) => boolean,
): Recorded[] {
  return entries.flatMap((entry): Recorded[] => {
    if (entry.type !== 'played') return []
    const fixture = league.fixtures[entry.match]
    return fixture?.settled === true && fits(fixture) ? [{ fixture, record: entry.record }] : []
  })
}

/** The luck of both sides of a kept match; null where its text is no match. */
export function luckOf(text: string): MatchLuck | null {
  const { value } = openKept(text)
  if (value === null) return null
  const recording = Recording.of(value)
  return luckIn(recording.told(), recording.last.match)
}

/** The luck of every team that has some, match by match put together. */
export function luckByTeam(matches: readonly { fixture: Fixture; luck: MatchLuck }[]): TeamLuck[] {
  const all = new Map<string, TeamLuck>()
  for (const { fixture, luck } of matches)
    for (const side of SIDES) {
      const team = fixture[side]
      const before = all.get(team) ?? { team, matches: 0, ...NO_FORTUNE }
      all.set(team, { team, matches: before.matches + 1, ...together(before, luck[side]) })
    }
  return [...all.values()]
}
