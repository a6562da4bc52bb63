import { type DiceSource, Game, type MatchSpec, type MatchState } from '@touchback/engine'

/** What a match begins with. */
export interface Beginning {
  readonly spec: MatchSpec
  /** Where it begins when that is not the kick-off of a new match. */
  readonly from?: MatchState | null
}

/** A match at its first question. */
export function begun({ spec, from }: Beginning, dice: DiceSource): Game {
  const options = { dice, events: true, record: true }
  return from ? Game.from(spec, from, options) : Game.start(spec, options)
}
