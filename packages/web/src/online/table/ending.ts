import { other, type Side } from '@touchback/engine'
import type { Ending, TableInfo } from '@touchback/wire'

/** How a match ended, in a sentence, where the score alone does not say it. */
export function endingWords({ reason, winner }: Ending, name: (side: Side) => string): string | null {
  switch (reason) {
    case 'played':
      return null
    case 'draw-agreed':
      return 'The coaches have agreed on a draw.'
    case 'claimed':
      return winner === 'draw' ? null : `${name(other(winner))} had been gone for too long.`
    case 'adjudicated':
      return 'It was decided by a moderator.'
    case 'abandoned':
      return winner === 'draw'
        ? 'It was given up by both.'
        : `The coach of ${name(other(winner))} has gone for good.`
  }
}

export const teamOf =
  (table: TableInfo) =>
  (side: Side): string =>
    table.seats[side].team?.name ?? side
