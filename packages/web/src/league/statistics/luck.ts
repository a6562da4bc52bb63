import { SIDES } from '@touchback/engine'
import type { Entry, Fixture, League } from '@touchback/league'
import { luckTable, settingOf, throwsOf } from '@touchback/league'
import { openKept } from '../../match/session/kept.ts'
import { Recording } from '../../replay/recording.ts'

/** Throws of one side, and how many of them should have come off. */
export interface Fortune {
  readonly throws: number
  readonly expected: number
  readonly rolled: number
}

export interface TeamLuck extends Fortune {
  readonly team: string
  readonly matches: number
}

const NOTHING: Fortune = { throws: 0, expected: 0, rolled: 0 }
const together = (one: Fortune, other: Fortune): Fortune => ({
  throws: one.throws + other.throws,
  expected: one.expected + other.expected,
  rolled: one.rolled + other.rolled,
})

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

export type MatchLuck = Readonly<Record<'home' | 'away', Fortune>>

/** The luck of both sides of a kept match; null where its text is no match. */
export function luckOf(text: string): MatchLuck | null {
  const { value } = openKept(text)
  if (value === null) return null
  const recording = Recording.of(value)
  const throws = throwsOf(recording.told(), settingOf(recording.last.match))
  const [home, away] = SIDES.map((side) => luckTable(throws, side).reduce(together, NOTHING))
  return { home: home ?? NOTHING, away: away ?? NOTHING }
}

/** The luck of every team that has some, match by match put together. */
export function luckByTeam(matches: readonly { fixture: Fixture; luck: MatchLuck }[]): TeamLuck[] {
  const all = new Map<string, TeamLuck>()
  for (const { fixture, luck } of matches)
    for (const side of SIDES) {
      const team = fixture[side]
      const before = all.get(team) ?? { team, matches: 0, ...NOTHING }
      all.set(team, { team, matches: before.matches + 1, ...together(before, luck[side]) })
    }
  return [...all.values()]
}
