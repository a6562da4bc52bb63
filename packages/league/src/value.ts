import type { Edition } from '@touchback/engine'
import type { Draft } from './draft.ts'
import { type Price, priceList } from './prices.ts'
import { staffPrices } from './staff.ts'

/** One line of the bill: so many of a thing at so much each. */
export interface Item {
  readonly id: string
  readonly name: string
  readonly count: number
  readonly each: number
  readonly total: number
}

const item = (id: string, name: string, count: number, each: number): Item => ({
  id,
  name,
  count,
  each,
  total: count * each,
})

/** The bill of a draft, line by line: players in the order of the team list, then the rest. */
export function itemise(edition: Edition, draft: Draft): Item[] {
  const list = priceList(edition, draft.roster)
  const hired = ({ id }: Price): number => draft.players.filter(({ position }) => position === id).length
  return [
    ...list.players.map((offer) => item(offer.id, offer.name, hired(offer), offer.cost)),
    ...staffPrices(edition, draft).map(({ id, name, cost, have, free }) => ({
      ...item(id, name, have, cost ?? 0),
      total: Math.max(0, have - free) * (cost ?? 0),
    })),
  ].filter(({ count }) => count > 0)
}

/** What a team is worth when it is held against another: not everything paid for counts. rule: value.tv */
export const worthOf = (edition: Edition, draft: Draft): number =>
  itemise(edition, draft)
    .filter(({ id }) => !edition.teams.drafting.uncounted.includes(id))
    .reduce((sum, { total }) => sum + total, 0)
