import type { Form, Outcome } from '@touchback/league/views'

export const LETTERS: Readonly<Record<Outcome, string>> = { won: 'W', drawn: 'D', lost: 'L' }

/** What a team has kept up, where that is more than one match. */
export const streakText = ({ streak }: Form): string =>
  streak === null
    ? 'They have not played yet.'
    : streak.matches === 1
      ? `last match ${streak.outcome}`
      : `${streak.outcome} ${streak.matches} in a row`
