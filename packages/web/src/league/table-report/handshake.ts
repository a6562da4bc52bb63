import type { Side } from '@touchback/engine'
import type { MatchReport } from '@touchback/engine/career'
import type { Fixture, League } from '@touchback/league'
import type { Writing } from '../book/book.ts'

/** Who has to agree to a result that was typed in, and what is written then. */
export interface Handshake {
  /** Sides whose coaches must agree: those of people, and nobody where the commissioner rules. */
  readonly people: readonly Side[]
  /** The commissioner says what counts. */
  readonly isRuling: boolean
  readonly writings: (report: MatchReport, both: boolean) => readonly Writing[]
}

/** Whether somebody may rule on a disputed match: nobody does on one of his own, there both must come to agree. */
export const rulesOn = ({ teams }: League, { disputed, home, away }: Fixture, me: string): boolean =>
  disputed !== null && teams[home]?.coach !== me && teams[away]?.coach !== me

export function handshake(league: League, fixture: Fixture, me: string): Handshake {
  const coachOf = (side: Side): string => league.teams[fixture[side]]?.coach ?? ''
  const isPerson = (side: Side): boolean => league.programs[coachOf(side)] === undefined
  const people = (['home', 'away'] as const).filter(isPerson)
  const { id: match } = fixture
  // Whoever keeps the book here writes it down where he plays himself; otherwise the first of them does.
  const writer = people.find((side) => coachOf(side) === me) ?? people[0] ?? null
  const other = writer === 'home' ? 'away' : 'home'
  const isRuling = rulesOn(league, fixture, me)
  return {
    people: isRuling ? [] : people,
    isRuling,
    writings: (report, both) => {
      if (isRuling) return [{ type: 'ruled', match, report }]
      if (writer === null) return [{ type: 'reported', match, report }]
      const reported: Writing = { type: 'reported', match, report, by: coachOf(writer) }
      return both ? [reported, { type: 'confirmed', match, by: coachOf(other) }] : [reported]
    },
  }
}
