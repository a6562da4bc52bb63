import {
  type Choice,
  type Decision,
  type DiceSource,
  type Event,
  type Game,
  IllegalChoice,
  type Player,
  rolledChance,
  rolledNeed,
  SeededDice,
  toXY,
} from '@touchback/engine'
import { nameOf } from '../../board/geometry.ts'
import { NOTHING, type Odds, type OddsLine } from './odds.ts'

/** So many dice after the one that is tried are as high as they go. */
const MOST_HIGH = 30

/** One die as asked for, every other as high as it goes: dice to try a choice with on a fork. */
class TriedDice implements DiceSource {
  readonly #face: number | null
  /** Dice that come before the one that is tried. */
  #before: number
  readonly #later = new SeededDice(1)
  /** How many faces the die has that is tried; 0 when it was not thrown. */
  sides = 0
  /** Called before the first die that is nobody's success. */
  readonly #stray: () => void

  constructor(face: number | null, before: number, stray: () => void = () => {}) {
    this.#face = face
    this.#before = before
    this.#stray = stray
  }

  next(...[kind, sides]: Parameters<DiceSource['next']>): number {
    const isTried = this.#before-- === 0
    if (isTried) this.sides = sides
    // A ball that is thrown in with the same dice again and again may never come to rest.
    if (this.#before < -MOST_HIGH) return this.#later.next(kind, sides)
    // A player who is drawn, and where things scatter to, are nobody's success.
    if (kind === 'd8' || kind === 'player') {
      this.#stray()
      return this.#later.next(kind, sides)
    }
    return isTried && this.#face !== null ? this.#face : sides
  }
}

export type Rolled = Extract<Event, { type: 'rolled' }>
export const isRolled = (event: Event): event is Rolled => event.type === 'rolled'

export const rollLine = ({ edition }: Game, event: Rolled): OddsLine => ({
  what: event.test,
  needed: rolledNeed(edition, event),
  target: event.target,
  chance: rolledChance(edition, event),
  modifiers: event.modifiers,
})

/**
 * The rolls that a choice comes to when all goes well, as the engine itself makes them; of others with their names. Where
 * something scatters nobody can tell who rolls next.
 */
export function rehearsedOdds(game: Game, choice: Choice, actor: Player | null): Odds {
  const { events, foreseen } = tried(game, choice, null)
  const lines = events
    .slice(0, foreseen)
    .filter(isRolled)
    .map((event): OddsLine => ({
      ...rollLine(game, event),
      ...(event.player === actor?.id ? {} : { player: event.player }),
    }))
  if (events.some((event) => event.type === 'passed' && event.outcome === 'fumbled'))
    return { chance: 0, withRerolls: null, lines: [...lines, { what: 'fumbled', chance: 1 }] }
  const chance = lines.length === 1 ? (lines[0]?.chance ?? null) : null
  return lines.length === 0 ? NOTHING : { chance, withRerolls: null, lines }
}

interface Tried {
  readonly events: readonly Event[]
  /** So many of the events came before anything was left to chance that nobody wants to go well. */
  readonly foreseen: number
  /** How many faces the die has that was tried. */
  readonly sides: number
  readonly game: Game
}

/**
 * What comes of a choice when its first die shows a face (as high as it goes when none is named), or the first after some
 * that come before it, and no re-roll is taken and nobody steps in.
 * Nothing comes of what was legal a moment ago: the screen may look while the match has just moved on.
 */
export function tried(game: Game, choice: Choice, face: number | null, before = 0): Tried {
  let foreseen: number | null = null
  const dice = new TriedDice(face, before, () => (foreseen ??= fork.match.sink?.length ?? 0))
  const fork: Game = game.fork(dice, { events: true })
  try {
    const events = [...fork.choose(choice)]
    while (isSpared(fork.decision)) events.push(...fork.choose(DECLINE))
    return { events, sides: dice.sides, game: fork, foreseen: foreseen ?? events.length }
  } catch (error) {
    if (error instanceof IllegalChoice) return { events: [], sides: 0, game: fork, foreseen: 0 }
    throw error
  }
}

/** The match as it will stand when all has gone well; null when one of the choices cannot be made. */
export function wellPlayed(game: Game, choices: readonly Choice[]): Game | null {
  const fork = game.fork(new TriedDice(null, 0))
  try {
    for (const choice of choices) {
      fork.choose(choice)
      while (isSpared(fork.decision)) fork.choose(DECLINE)
    }
    return fork
  } catch (error) {
    if (error instanceof IllegalChoice) return null
    throw error
  }
}

const DECLINE: Choice = { type: 'decline' }
/** Whether something is offered that need not be taken: a re-roll, a skill that steps in. */
const isSpared = (decision: Decision | null): boolean =>
  (decision?.type === 'reroll' || decision?.type === 'use') &&
  decision.options.some(({ type }) => type === 'decline')

/** The block dice that a choice comes to first. */
export function rehearsedDice(game: Game, choice: Choice): Odds['dice'] {
  const rolled = tried(game, choice, null).events.find((event) => event.type === 'block-rolled')
  if (rolled?.type !== 'block-rolled') return undefined
  const { faces, chooser, strength, blocker } = rolled
  return { count: faces.length, ours: chooser === game.match.player(blocker).side, strength }
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
