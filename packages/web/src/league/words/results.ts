import { type Fixture, winnerOf } from '@touchback/league'
import { type Manner, mannerOf, type Outcome, outcomeOf } from '@touchback/league/views'

const HOW: Readonly<Record<Manner, Readonly<Record<Outcome, string>>>> = {
  score: { won: '', drawn: '', lost: '' },
  penalties: { won: ' on penalties', drawn: '', lost: ' on penalties' },
  'given-up': { won: ', the others gave up', drawn: '', lost: ', gave up' },
  decision: { won: ' by decision', drawn: '', lost: ' by decision' },
}

/** A result as one of the two teams has it, and how it came where the score does not say. */
export const ownResult = (outcome: Outcome, manner: Manner, score = ''): string =>
  `${outcome}${score === '' ? '' : ` ${score}`}${HOW[manner][outcome]}`

/** A match of a team in a few words, without whom it was against. */
export function resultText(fixture: Fixture, team: string): string {
  const { home = 0, away = 0 } = fixture.report?.score ?? fixture.awarded?.score ?? {}
  const score = fixture.home === team ? `${home}–${away}` : `${away}–${home}`
  return ownResult(outcomeOf(fixture, team), mannerOf(fixture), score)
}

/** Who has won and how, where the score does not say; null where it does. */
export function whoWon(fixture: Fixture, nameOf: (team: string) => string): string | null {
  const winner = winnerOf(fixture)
  if (winner === null) return null
  const [won, lost] = [winner, winner === fixture.home ? fixture.away : fixture.home].map(nameOf)
  const manner = mannerOf(fixture)
  switch (manner) {
    case 'score':
      return null
    case 'penalties':
      return `${won} won on penalties`
    case 'given-up':
      return `${won} won, ${lost} gave up`
    case 'decision':
      return `${won} won by decision`
    default:
      return manner satisfies never
  }
}
