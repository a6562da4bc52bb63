import type { Edition } from '../match/edition.ts'
import { lookUp } from '../match/table.ts'
import type { Event } from '../match/event.ts'
import { addChance, type InjuryChances, noInjuries } from './harm.ts'
import { chanceOf, lowestPass, NEVER } from '../rolls/explain.ts'
import { own } from '../doors/shape.ts'

type Of<T extends Event['type']> = Extract<Event, { type: T }>

const sumOf = (modifiers: readonly (readonly [string, number])[]): number =>
  modifiers.reduce((sum, [, value]) => sum + value, 0)

/** The lowest dice that passed a test, from the event that tells how it went. */
export function rolledNeed(edition: Edition, { test, dice, target, modifiers }: Of<'rolled'>): number {
  // No dice are thrown for what cannot be done.
  if (dice.length === 0) return NEVER
  const total = sumOf(modifiers)
  const made = own(edition.rolls.tests, test)
  return made === undefined ? target - total : lowestPass(made, target, total)
}

/** A face that passes or fails a test by itself, though its sum says otherwise. */
export interface NaturalRoll {
  readonly face: number
  readonly passes: boolean
}

/** Which of them bears on a test that needs so much with these modifiers; null where the sum says the same on every face. */
export function naturalRoll(
  edition: Edition,
  { test, target, modifiers }: Pick<Of<'rolled'>, 'target' | 'modifiers'> & { readonly test: string },
): NaturalRoll | null {
  const made = own(edition.rolls.tests, test)
  if (made === undefined || !made.naturals) return null
  const total = sumOf(modifiers)
  const lowest = lowestPass(made, target, total)
  if (lowest < target - total) return { face: lowest, passes: true }
  return lowest > target - total ? { face: lowest - 1, passes: false } : null
}

/** The natural roll that settled a test against its sum. */
export function settledBy(edition: Edition, event: Of<'rolled'>): NaturalRoll | null {
  const natural = naturalRoll(edition, event)
  return event.dice.length === 1 && event.dice[0] === natural?.face ? natural : null
}

/** The chance a test had to pass. */
export const rolledChance = (edition: Edition, event: Of<'rolled'>): number =>
  chanceOf(event.dice.length === 2 ? '2d6' : 'd6', rolledNeed(edition, event))

/** The lowest dice that broke the armour. */
export const armourNeed = ({ target, modifiers }: Of<'armour'>): number => target - sumOf(modifiers)

/** The chance the armour had to break. */
export const armourChance = (event: Of<'armour'>): number => chanceOf('2d6', armourNeed(event))

/** The chances an injury roll had. */
export function injuryChances(edition: Edition, { modifiers }: Of<'injury'>): InjuryChances {
  const chances = noInjuries()
  const total = sumOf(modifiers)
  for (let first = 1; first <= 6; first++)
    for (let second = 1; second <= 6; second++)
      addChance(chances, lookUp(edition.injuries.table, first + second + total), 1 / 36)
  return chances
}
