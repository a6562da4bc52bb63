import type { Edition } from '@touchback/engine'
import type { Draft } from './draft.ts'
import { priceList } from './prices.ts'

/** Everything a team buys that does not play. */
export const STAFF = [
  'rerolls',
  'fanFactor',
  'apothecaries',
  'assistants',
  'cheerleaders',
  'wizard',
  'ingredients',
] as const
export type StaffId = (typeof STAFF)[number]

/** Jobs for assistant coaches, in the order they are usually filled. */
export const JOBS = ['Offence', 'Defence', 'Kicking', 'Throwing', 'Dirty tricks', 'Catering']

export interface StaffPrice {
  readonly id: StaffId
  readonly name: string
  /** What one more costs; null where the team can have none. */
  readonly cost: number | null
  readonly have: number
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).replaceAll('-', ' ')

/** What the team pays for re-rolls, fans and staff, and how many it has. */
export function staffPrices(edition: Edition, draft: Draft): StaffPrice[] {
  const list = priceList(edition, draft.roster)
  return [
    { id: 'rerolls', name: 'Team re-rolls', cost: list.reroll, have: draft.rerolls },
    { id: 'fanFactor', name: 'Fan factor', cost: list.fanFactor, have: draft.fanFactor },
    { id: 'apothecaries', name: 'Apothecary', cost: list.apothecary, have: draft.apothecaries },
    { id: 'assistants', name: 'Assistant coaches', cost: list.assistant, have: draft.assistants.length },
    { id: 'cheerleaders', name: 'Cheerleaders', cost: list.cheerleader, have: draft.cheerleaders },
    {
      id: 'wizard',
      name: capital(list.wizard?.kind ?? 'wizard'),
      cost: list.wizard?.cost ?? null,
      have: draft.wizard === null ? 0 : 1,
    },
    { id: 'ingredients', name: 'Ingredients for the chef', cost: list.ingredients, have: draft.ingredients },
  ]
}

/** The draft with another number of something; the screen may go below or above what is legal. */
export function withStaff(edition: Edition, draft: Draft, id: StaffId, count: number): Draft {
  switch (id) {
    case 'assistants': {
      const job = (index: number): string => JOBS[index] ?? `Assistant ${index + 1}`
      const free = Array.from({ length: count }, (_, index) => job(index)).filter(
        (title) => !draft.assistants.includes(title),
      )
      return { ...draft, assistants: [...draft.assistants, ...free].slice(0, count) }
    }
    case 'wizard':
      return { ...draft, wizard: count > 0 ? (priceList(edition, draft.roster).wizard?.kind ?? null) : null }
    default:
      return { ...draft, [id]: count }
  }
}
