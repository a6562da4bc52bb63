import type { Edition } from '@touchback/engine'
import { gold } from '../../words/match-options.ts'

/** What a team is worth, as its book says it. */
export const worthText = ({ career }: Edition, worth: number): string =>
  career.worth.unit === 'rating' ? `rating ${gold(worth)}` : `${gold(worth)} gold`

/** What the charts and tables call it. */
export const worthName = ({ career }: Edition): string =>
  career.worth.unit === 'rating' ? 'Team rating' : 'Team value'
