import type { Side } from '@touchback/engine'
import type { MatchReport } from '@touchback/engine/career'
import type { Fixture, League } from '@touchback/league'
import type { Writing } from '../book/book.ts'

/** Who has to agree to a result that was typed in, and what is written then. */
export interface Handshake {
  /** Sides coached by people. */
  readonly people: readonly Side[]
  readonly writings: (report: MatchReport, both: boolean) => readonly Writing[]
}

export function handshake(league: League, fixture: Fixture, me: string): Handshake {
  const coachOf = (side: Side): string => league.teams[fixture[side]]?.coach ?? ''
  const isPerson = (side: Side): boolean => league.programs[coachOf(side)] === undefined
  const people = (['home', 'away'] as const).filter(isPerson)
  const { id: match } = fixture
  // Whoever keeps the book here writes it down where he plays himself; otherwise the first of them does.
  const writer = people.find((side) => coachOf(side) === me) ?? people[0] ?? null
  const other = writer === 'home' ? 'away' : 'home'
  const isRuled = fixture.disputed !== null
  return {
    people,
    writings: (report, both) => {
      if (isRuled) return [{ type: 'ruled', match, report }]
      if (writer === null) return [{ type: 'reported', match, report }]
      const reported: Writing = { type: 'reported', match, report, by: coachOf(writer) }
      return both ? [reported, { type: 'confirmed', match, by: coachOf(other) }] : [reported]
    },
  }
}
