import type { Edition } from '../match/edition.ts'
import type { TeamSheet } from '../match/sheet.ts'
import { type LeagueOptions, usualOptions } from './career.ts'
import { priceList, rosterOf } from './prices.ts'
import { staffPrices } from './staff.ts'
import type { Gained, Team } from './team.ts'

/** One line of the bill: so many of a thing at so much each. */
export interface Item {
  readonly id: string
  readonly name: string
  readonly count: number
  readonly each: number
  readonly total: number
}

/** A player as far as his price goes: a new one has no past. */
interface Priced {
  readonly position: string
  readonly gained?: readonly Gained[]
  readonly niggles?: number
  readonly missNext?: boolean
}

/** A team as far as its worth goes: a draft or a career. */
export interface Holdings {
  readonly roster: string
  readonly players: readonly Priced[]
  readonly rerolls: number
  readonly fanFactor: number
  readonly apothecaries: number
  readonly assistants: readonly string[]
  readonly cheerleaders: number
  readonly extras?: Readonly<Record<string, number>>
  readonly wizard?: string | null
  readonly ingredients?: number
  readonly treasury?: number
}

const item = (id: string, name: string, count: number, each: number, total = count * each): Item => ({
  id,
  name,
  count,
  each,
  total,
})

const NOTHING: readonly Item[] = []

/** What a player has become worth beside his price, line by line. */
export function learningItems({ career }: Edition, { gained = [], niggles = 0 }: Priced): readonly Item[] {
  const { worth } = career
  if (gained.length === 0 && niggles === 0) return NOTHING
  const items = gained.map((each, before) => item(each.take, each.take, 1, worth.gained(each, before)))
  if (niggles > 0 && worth.niggle !== 0)
    items.push(item('niggles', 'Niggling injuries', niggles, worth.niggle))
  return items
}

/** The same in one number: everything that counts gold asks for it. */
export function learningWorth({ career }: Edition, { gained = [], niggles = 0 }: Priced): number {
  const { worth } = career
  return gained.reduce((total, each, before) => total + worth.gained(each, before), niggles * worth.niggle)
}

/** What one player is worth now. */
export function playerWorth(edition: Edition, roster: string, player: Priced): number {
  const { cost = 0, name = '' } = priceList(edition, roster).byId.get(player.position) ?? {}
  const fee = counted(edition, roster, usualOptions(edition))(item(player.position, name, 1, cost))
  return fee + learningWorth(edition, player)
}

/** What of an item counts when a team is held against another. */
const counted =
  (edition: Edition, roster: string, options: LeagueOptions) =>
  (each: Item): number => {
    const { uncounted, counts } = edition.career.worth
    if (uncounted.includes(each.id)) return 0
    return counts?.(each, rosterOf(edition, roster), options) ?? each.total
  }

/**
 * What a team has, line by line, each at what it counts: players in the order of the team list, what they have learned, then
 * the rest. A draft, a career, a screen and a printed roster all ask here.
 */
export function itemise(edition: Edition, team: Holdings): Item[] {
  const list = priceList(edition, team.roster)
  const hired = new Map<string, number>()
  for (const { position } of team.players) hired.set(position, (hired.get(position) ?? 0) + 1)
  const learned = team.players.reduce((total, player) => total + learningWorth(edition, player), 0)
  return [
    ...list.players
      .filter(({ id }) => hired.has(id))
      .map(({ id, name, cost }) => item(id, name, hired.get(id) ?? 0, cost)),
    ...(learned === 0 ? [] : [item('learned', 'What players have become', 1, learned)]),
    ...staffPrices(edition, team).map(({ id, name, cost, have, free }) =>
      item(id, name, have, cost ?? 0, Math.max(0, have - free) * (cost ?? 0)),
    ),
    item('treasury', 'Treasury', 1, team.treasury ?? 0),
  ].filter(({ count, id, total }) => count > 0 && (id !== 'treasury' || total > 0))
}

/** A line of the bill, and what of it counts when the team is held against another. */
export interface CountedItem extends Item {
  readonly counts: number
}

interface Counting {
  /** With those who will miss the next match. */
  readonly absent: boolean
  readonly options?: LeagueOptions
}

/** Why a team is worth what it is: every line with what of it counts. */
export function countedItems(
  edition: Edition,
  team: Holdings,
  { absent, options = usualOptions(edition) }: Counting,
): CountedItem[] {
  const players = absent ? team.players : team.players.filter(({ missNext }) => missNext !== true)
  const worth = counted(edition, team.roster, options)
  const items = itemise(edition, absent ? team : { ...team, players })
  return items.map((each) => ({ ...each, counts: worth(each) }))
}

/** The gold a team counts for when it is held against another. rule: career.worth */
export const worthInGold = (edition: Edition, team: Holdings, counting: Counting): number =>
  countedItems(edition, team, counting).reduce((total, { counts }) => total + counts, 0)

/** What the roster says the team is worth: its rating, or its value in gold. */
export function worthOf(edition: Edition, team: Team, options?: LeagueOptions): number {
  const { measure, withoutAbsent } = edition.career.worth
  return measure(worthInGold(edition, team, { absent: !withoutAbsent, ...(options && { options }) }), team)
}

/** What a team on its sheet is held against another by: its rating, or its value. */
export const comparedWorth = ({ career }: Edition, { value, career: past }: TeamSheet): number =>
  (career.worth.unit === 'rating' ? past?.rating : value) ?? 0
