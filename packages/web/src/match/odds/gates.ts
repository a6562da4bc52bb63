import { type Choice, declaringChance, type Game, rolledChance, rushBeforeBlock } from '@touchback/engine'
import type { Odds } from './odds.ts'
import { purposeOf } from './purpose.ts'
import { isRolled, type Rolled, rollLine, tried } from './rehearsal.ts'

export type Declaration = Extract<Choice, { type: 'activate' }>

/** The first roll that a declaration comes to; null when it comes to none. */
function firstRoll(game: Game, declared: Declaration): Rolled | null {
  const { event } = purposeOf((dice) => game.fork(dice, { events: true }).choose(declared), [])
  return event?.type === 'rolled' ? event : null
}

/** The roll that may come between a player and what he declares, or that the declaration itself is; null when there is none. */
export function declaringOdds(game: Game, declared: Declaration, deed: Choice | null): Odds | null {
  const held = declaringChance(game, declared, deed)
  if (held === null && deed !== null) return null
  const event = firstRoll(game, declared)
  if (event === null) return held === null ? null : { chance: held, withRerolls: null, lines: [] }
  return {
    chance: held ?? rolledChance(game.edition, event),
    withRerolls: null,
    lines: [rollLine(game, event)],
  }
}

/**
 * The roll that stands before a deed, such as daring to touch somebody; null when nothing does or nobody can tell yet. The
 * square that a block may cost is told with the block.
 */
export function gateOdds(there: Game, deed: Choice): Odds | null {
  const { match, state, edition } = there
  const comesTo = edition.turn.deeds[deed.type]?.comesTo
  if (comesTo === undefined) return null
  const rushes = state.activation !== null && rushBeforeBlock(match, match.player(state.activation.player))
  const before = rushes ? 1 : 0
  const worst = tried(there, deed, 1, before)
  const faces = Array.from({ length: worst.sides }, (_, index) => index + 1)
  const done = faces.filter((face) =>
    tried(there, deed, face, before).events.some(({ type }) => type === comesTo),
  )
  const roll = worst.events.filter(isRolled)[before]
  if (roll === undefined || done.length === 0 || done.length === faces.length) return null
  const chance = done.length / faces.length
  return { chance, withRerolls: null, lines: [{ ...rollLine(there, roll), chance }] }
}
