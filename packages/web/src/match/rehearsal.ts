import {
  type Choice,
  type DiceSource,
  type Event,
  type Game,
  IllegalChoice,
  MissingDie,
  type Player,
  rolledChance,
  rolledNeed,
  SeededDice,
  toXY,
} from '@touchback/engine'
import { nameOf } from '../board/geometry.ts'
import { NOTHING, type Odds, type OddsLine } from './odds.ts'

/** The first die as asked for, every later one as high as it goes: dice to try a choice with on a fork. */
class TriedDice implements DiceSource {
  readonly #first: number | null
  readonly #later = new SeededDice(1)
  /** How many faces the first die has; 0 when none was thrown. */
  sides = 0

  constructor(first: number | null) {
    this.#first = first
  }

  next(...[kind, sides]: Parameters<DiceSource['next']>): number {
    const isFirst = this.sides === 0
    if (isFirst) this.sides = sides
    // A player who is drawn, and where things scatter to, are nobody's success.
    if (kind === 'd8' || kind === 'player') return this.#later.next(kind, sides)
    return isFirst && this.#first !== null ? this.#first : sides
  }
}

class NoDiceYet implements DiceSource {
  next(...[kind, sides]: Parameters<DiceSource['next']>): number {
    throw new MissingDie(kind, sides)
  }
}

const isRolled = (event: Event): event is Extract<Event, { type: 'rolled' }> => event.type === 'rolled'

const rollLine = ({ edition }: Game, event: Extract<Event, { type: 'rolled' }>): OddsLine => ({
  what: event.test,
  needed: rolledNeed(edition, event),
  chance: rolledChance(edition, event),
  modifiers: event.modifiers,
})

/** The rolls that a choice comes to when all goes well, as the engine itself makes them; of others with their names. */
export function rehearsedOdds(game: Game, choice: Choice, actor: Player | null): Odds {
  const { events } = tried(game, choice, null)
  const lines = events.filter(isRolled).map((event): OddsLine => ({
    ...rollLine(game, event),
    ...(event.player === actor?.id ? {} : { player: event.player }),
  }))
  const chance = lines.length === 1 ? (lines[0]?.chance ?? null) : null
  return lines.length === 0 ? NOTHING : { chance, withRerolls: null, lines }
}

/** What tells that a deed has come to pass. */
const COMES_TO: Readonly<Record<string, Event['type']>> = {
  block: 'block-rolled',
  'multiple-block': 'block-rolled',
  foul: 'fouled',
  'throw-team-mate': 'thrown',
  'kick-team-mate': 'thrown',
}

/** The roll that stands before a deed, such as daring to touch somebody; null when nothing does or nobody can tell yet. */
export function gateOdds(game: Game, choices: readonly Choice[]): Odds | null {
  const deed = choices.at(-1)
  const comesTo = deed === undefined ? undefined : COMES_TO[deed.type]
  const there = comesTo === undefined ? null : playedUpTo(game, choices.slice(0, -1))
  if (deed === undefined || comesTo === undefined || there === null) return null
  const worst = tried(there, deed, 1)
  const faces = Array.from({ length: worst.sides }, (_, index) => index + 1)
  const done = faces.filter((face) => tried(there, deed, face).events.some(({ type }) => type === comesTo))
  const roll = worst.events.find(isRolled)
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

/**
 * What comes of a choice when its first die shows a face (as high as it goes when none is named) and no re-roll is taken.
 * Nothing comes of what was legal a moment ago: the screen may look while the match has just moved on.
 */
function tried(
  game: Game,
  choice: Choice,
  face: number | null,
): { readonly events: readonly Event[]; readonly sides: number; readonly game: Game } {
  const dice = new TriedDice(face)
  const fork = game.fork(dice, { events: true })
  try {
    const events = [...fork.choose(choice)]
    while (fork.decision?.type === 'reroll') events.push(...fork.choose({ type: 'decline' }))
    return { events, sides: dice.sides, game: fork }
  } catch (error) {
    if (error instanceof IllegalChoice) return { events: [], sides: 0, game: fork }
    throw error
  }
}

/** Where one who cannot choose his way may get to, and whom he may run into. */
export function swayOdds(game: Game, choice: Choice, actor: Player): Odds {
  const { sides } = tried(game, choice, 1)
  const lines = Array.from({ length: sides }, (_, index): OddsLine => {
    const { events, game: after } = tried(game, choice, index + 1)
    const hit = events.find((event) => event.type === 'block-rolled')
    const target = hit?.type === 'block-rolled' ? hit.targets[0] : undefined
    if (target !== undefined) return { what: 'runs-into', player: target, chance: 1 / sides }
    const { at, place } = after.match.player(actor.id)
    return { what: place === 'pitch' ? `to:${nameOf(toXY(at))}` : 'into-the-crowd', chance: 1 / sides }
  })
  const told = new Map<string, OddsLine>()
  for (const line of lines) {
    const key = `${line.what} ${line.player ?? ''}`
    told.set(key, { ...line, chance: (told.get(key)?.chance ?? 0) + (line.chance ?? 0) })
  }
  return { chance: null, withRerolls: null, lines: [...told.values()] }
}
