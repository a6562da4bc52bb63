import {
  type Choice,
  declaringChance,
  type DiceSource,
  type Game,
  IllegalChoice,
  MissingDie,
  rolledChance,
  rushBeforeBlock,
} from '@touchback/engine'
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
  const chance = held ?? rolledChance(game.edition, event)
  return { chance, withRerolls: null, lines: [{ ...rollLine(game, event), chance }] }
}

/**
 * The roll that stands before a deed, such as daring to touch somebody; null when nothing does or nobody can tell yet. The
 * square that a block may cost is told with the block.
 */
export function gateOdds(game: Game, choices: readonly Choice[]): Odds | null {
  const deed = choices.at(-1)
  const comesTo = deed === undefined ? undefined : game.edition.turn.deeds[deed.type]?.comesTo
  const there = comesTo === undefined ? null : playedUpTo(game, choices.slice(0, -1))
  if (deed === undefined || comesTo === undefined || there === null) return null
  const { match, state } = there
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
  return { chance, withRerolls: null, lines: [{ ...rollLine(game, roll), chance }] }
}

/** The match as it will stand after choices that need no dice; null when they do. */
function playedUpTo(game: Game, choices: readonly Choice[]): Game | null {
  const fork = game.fork(new NoDiceYet())
  try {
    for (const choice of choices) fork.choose(choice)
    return fork
  } catch (error) {
    if (error instanceof MissingDie || error instanceof IllegalChoice) return null
    throw error
  }
}

class NoDiceYet implements DiceSource {
  next(...[kind, sides]: Parameters<DiceSource['next']>): number {
    throw new MissingDie(kind, sides)
  }
}
