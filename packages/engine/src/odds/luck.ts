import type { Edition } from '../match/edition.ts'
import { lookUp } from '../match/table.ts'
import type { Event } from '../match/event.ts'
import { addChance, type InjuryChances, noInjuries } from './harm.ts'
import { chanceOf, lowestPass } from '../rolls/explain.ts'
import { own } from '../doors/shape.ts'

type Of<T extends Event['type']> = Extract<Event, { type: T }>

const sumOf = (modifiers: readonly (readonly [string, number])[]): number =>
  modifiers.reduce((sum, [, value]) => sum + value, 0)

/** The lowest dice that passed a test, from the event that tells how it went. */
export function rolledNeed(edition: Edition, { test, target, modifiers }: Of<'rolled'>): number {
  const total = sumOf(modifiers)
  const made = own(edition.rolls.tests, test)
  return made === undefined ? target - total : lowestPass(made, target, total)
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
