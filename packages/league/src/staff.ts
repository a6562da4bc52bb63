import type { Edition } from '@touchback/engine'
import { JOBS, priceList, type StaffId } from '@touchback/engine/career'
import type { Draft } from './draft.ts'

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
