import type { Edition } from '../match/edition.ts'
import { priceList } from './prices.ts'
import type { Holdings } from './worth.ts'

export type StaffId = string

/** Jobs for assistant coaches, in the order they are usually filled. */
export const JOBS = ['Offence', 'Defence', 'Kicking', 'Throwing', 'Dirty tricks', 'Catering']

export interface StaffPrice {
  readonly id: StaffId
  readonly name: string
  /** What one more costs; null where the team can have none. */
  readonly cost: number | null
  readonly have: number
  /** How many of them cost nothing. */
  readonly free: number
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).replaceAll('-', ' ')

/** What the team pays for re-rolls, fans and staff, and how many it has. */
export function staffPrices(edition: Edition, team: Holdings): StaffPrice[] {
  const list = priceList(edition, team.roster)
  const { fanFactor } = edition.teams.drafting
  const line = (id: StaffId, name: string, cost: number | null, have: number, free = 0): StaffPrice => ({
    id,
    name,
    cost,
    have,
    free,
  })
  return [
    line('rerolls', 'Team re-rolls', list.reroll, team.rerolls),
    line(
      'fanFactor',
      fanFactor.name,
      fanFactor.max === 0 ? null : list.fanFactor,
      team.fanFactor,
      fanFactor.free,
    ),
    line('apothecaries', 'Apothecary', list.apothecary, team.apothecaries),
    line('assistants', 'Assistant coaches', list.assistant?.cost ?? null, team.assistants.length),
    line('cheerleaders', 'Cheerleaders', list.cheerleader?.cost ?? null, team.cheerleaders),
    ...Object.entries(list.extras).map(([id, { name, cost }]) =>
      line(id, name, cost, team.extras?.[id] ?? 0),
    ),
    line(
      'wizard',
      capital(list.wizard?.kind ?? 'wizard'),
      list.wizard?.cost ?? null,
      (team.wizard ?? null) === null ? 0 : 1,
    ),
    line('ingredients', 'Ingredients for the chef', list.ingredients, team.ingredients ?? 0),
  ]
}
