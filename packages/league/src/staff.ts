import type { Edition } from '@touchback/engine'
import type { Draft } from './draft.ts'
import { priceList } from './prices.ts'

/** Everything a team buys that does not play: these, and what its list sells besides. */
const STAFF = [
  'rerolls',
  'fanFactor',
  'apothecaries',
  'assistants',
  'cheerleaders',
  'wizard',
  'ingredients',
] as const
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
export function staffPrices(edition: Edition, draft: Draft): StaffPrice[] {
  const list = priceList(edition, draft.roster)
  const { fanFactor } = edition.teams.drafting
  const line = (id: StaffId, name: string, cost: number | null, have: number, free = 0): StaffPrice => ({
    id,
    name,
    cost,
    have,
    free,
  })
  return [
    line('rerolls', 'Team re-rolls', list.reroll, draft.rerolls),
    line(
      'fanFactor',
      fanFactor.name,
      fanFactor.max === 0 ? null : list.fanFactor,
      draft.fanFactor,
      fanFactor.free,
    ),
    line('apothecaries', 'Apothecary', list.apothecary, draft.apothecaries),
    line('assistants', 'Assistant coaches', list.assistant?.cost ?? null, draft.assistants.length),
    line('cheerleaders', 'Cheerleaders', list.cheerleader?.cost ?? null, draft.cheerleaders),
    ...Object.entries(list.extras).map(([id, { name, cost }]) =>
      line(id, name, cost, draft.extras?.[id] ?? 0),
    ),
    line(
      'wizard',
      capital(list.wizard?.kind ?? 'wizard'),
      list.wizard?.cost ?? null,
      draft.wizard === null ? 0 : 1,
    ),
    line('ingredients', 'Ingredients for the chef', list.ingredients, draft.ingredients),
  ]
}

const isStaff = (id: StaffId): id is (typeof STAFF)[number] => STAFF.some((known) => known === id)

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
      return isStaff(id) ? { ...draft, [id]: count } : { ...draft, extras: { ...draft.extras, [id]: count } }
  }
}
