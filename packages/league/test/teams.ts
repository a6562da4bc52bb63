import { editionOf } from '@touchback/engine'
import type { Draft } from '../src/draft.ts'

export const edition = editionOf('lrb4')

/** As many players of each position as asked for: `{ lineman: 11 }`. */
export const players = (counts: Readonly<Record<string, number>>): Draft['players'] =>
  Object.entries(counts).flatMap(([position, count]) => Array.from({ length: count }, () => ({ position })))

/** Eleven human linemen with one fan factor, and whatever differs. */
export const draft = (changes: Partial<Draft> = {}): Draft => ({
  name: 'Reavers',
  roster: 'human',
  players: players({ lineman: 11 }),
  rerolls: 0,
  fanFactor: 1,
  cheerleaders: 0,
  assistants: [],
  apothecaries: 0,
  wizard: null,
  ingredients: 0,
  ...changes,
})
