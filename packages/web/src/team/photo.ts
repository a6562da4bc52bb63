import { editionOf } from '@touchback/engine'
import { positionOf, type TeamFile } from '@touchback/league'

/** Somebody who stands for the picture of his team. */
export interface Posing {
  readonly position: string
  readonly number: number
  readonly st: number
}

/** Everybody in a squad, as they stand for the picture. */
export const posing = ({ edition, draft }: TeamFile): readonly Posing[] =>
  draft.players.map(({ position, number }, index) => ({
    position,
    number: number ?? index + 1,
    st: positionOf(editionOf(edition), draft.roster, position).st,
  }))
