import type { Side } from '@touchback/engine'
import type { View } from '../session/view.ts'

/** Whether one of a side may still act in its turn, as far as can be seen. */
export const canBeNext = ({ players }: View, of: Side, id: number): boolean =>
  nextPlayers({ players }, of).includes(id)

/** Those of a side who have not acted yet. */
export const nextPlayers = ({ players }: Pick<View, 'players'>, of: Side): number[] =>
  players
    .filter(({ side, at, acted, stance }) => side === of && at !== null && !acted && stance !== 'stunned')
    .map(({ id }) => id)
