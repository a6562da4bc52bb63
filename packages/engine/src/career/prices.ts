import type { Edition } from '../match/edition.ts'
import type { Extra, Position, Roster, SpecialPlayer, StaffRule } from '../match/roster.ts'

/** A player on offer to a team: what he costs it and how many it may have. */
export interface Price {
  readonly id: string
  readonly name: string
  readonly kind: 'position' | 'big-guy' | 'star'
  readonly cost: number
  readonly max: number
  /** One of the many who are no specialists. */
  readonly lineman: boolean
}

export interface PriceList {
  readonly players: readonly Price[]
  readonly byId: ReadonlyMap<string, Price>
  readonly reroll: number
  /** The most re-rolls a new team may have. */
  readonly rerolls: number
  readonly fanFactor: number
  /** Null where the book has none. */
  readonly assistant: StaffRule | null
  readonly cheerleader: StaffRule | null
  /** Null where the team may not have one. */
  readonly apothecary: number | null
  readonly apothecaries: number
  /** What else the list sells, by id. */
  readonly extras: Readonly<Record<string, Extra>>
  readonly wizard: { readonly kind: string; readonly cost: number } | null
  readonly ingredients: number | null
}

export function rosterOf(edition: Edition, id: string): Roster {
  const roster = edition.teams.rosters[id]
  if (roster === undefined) throw new Error(`no team ${id} in ${edition.name}`)
  return roster
}

const price = (position: Position, kind: Price['kind'], cost: number, max: number): Price => ({
  id: position.id,
  name: position.title,
  kind,
  cost,
  max,
  lineman: position.lineman ?? max >= 11,
})

const willPlayFor = (star: SpecialPlayer, roster: Roster): boolean =>
  star.teams === 'any' || star.teams.includes(roster.id)

/** What a star asks of a team: some teams pay more for nearly everybody. rule: star.halfling-goblin-double */
export const starPrice = (roster: Roster, star: SpecialPlayer): number =>
  roster.starPriceExempt.includes(star.id) ? star.cost : star.cost * roster.starPriceMultiplier

/** What he asks of it for one league match. rule: star.prices */
export const starFee = (roster: Roster, star: SpecialPlayer): number =>
  starPrice(roster, { ...star, cost: star.singleMatchCost ?? star.cost })

/** Price lists by book and team list: they never change, and everything that counts gold asks for them. */
const lists = new WeakMap<Edition, Map<string, PriceList>>()

/** Everything a team can buy, and for how much. */
export function priceList(edition: Edition, rosterId: string): PriceList {
  let known = lists.get(edition)
  if (known === undefined) lists.set(edition, (known = new Map()))
  let list = known.get(rosterId)
  if (list === undefined) known.set(rosterId, (list = written(edition, rosterId)))
  return list
}

function written(edition: Edition, rosterId: string): PriceList {
  const roster = rosterOf(edition, rosterId)
  const { drafting } = edition.teams
  const { max, allowed } = roster.bigGuys
  const specials = Object.values(edition.teams.specialPlayers)
  const { kind, hireable, cost, ingredientsCost } = roster.wizard
  const players = [
    ...roster.positions.map((position) => price(position, 'position', position.cost, position.max)),
    ...specials
      .filter((player) => player.kind === 'big-guy' && allowed.includes(player.id))
      .map((player) => price(player, 'big-guy', player.cost, max)),
    ...specials
      .filter((player) => player.kind === 'star' && willPlayFor(player, roster))
      .map((player) => price(player, 'star', starPrice(roster, player), player.max)),
  ]
  return {
    players,
    byId: new Map(players.map((each) => [each.id, each])),
    reroll: roster.rerollCost * (drafting.rerolls?.times ?? 1),
    rerolls: drafting.rerolls?.max ?? Infinity,
    fanFactor: drafting.fanFactor.cost,
    assistant: drafting.assistant,
    cheerleader: drafting.cheerleader,
    apothecary: roster.apothecary.allowed ? drafting.apothecary : null,
    apothecaries: roster.apothecary.max ?? 1,
    extras: roster.extras ?? {},
    wizard: hireable && cost !== null ? { kind, cost } : null,
    ingredients: ingredientsCost,
  }
}

/** The position an id means: one of the team list, or a big guy or star of that id. */
export function positionOf(edition: Edition, roster: string, id: string): Position {
  const position =
    rosterOf(edition, roster).positions.find((candidate) => candidate.id === id) ??
    edition.teams.specialPlayers[id]
  if (position === undefined) throw new Error(`no position ${id} for the ${roster} team`)
  return position
}
