import type { Edition } from '@touchback/engine'
import {
  type CareerChoice,
  type CareerDecision,
  mayAdd,
  priceList,
  type Team,
  worthInGold,
} from '@touchback/engine/career'
import { capital } from '@touchback/words'
import { gold } from '../../words/match-options.ts'

/** Options of a question under a heading. */
export interface OfferGroup {
  readonly title: string
  readonly options: readonly CareerChoice[]
}

const grouped = (
  options: readonly CareerChoice[],
  titleOf: (option: CareerChoice) => string,
): OfferGroup[] => {
  const titles = [...new Set(options.map(titleOf))]
  return titles.map((title) => ({ title, options: options.filter((option) => titleOf(option) === title) }))
}

/** What somebody may learn, characteristics first, then by category. */
export const learningGroups = (edition: Edition, { options }: CareerDecision): OfferGroup[] =>
  grouped(options, (option) => {
    if (option.type !== 'improve') return 'Or'
    if (option.take.startsWith('+')) return 'Characteristics'
    return capital(edition.players.skills[option.take]?.category ?? 'other')
  }).toSorted((a, b) => Number(b.title === 'Characteristics') - Number(a.title === 'Characteristics'))

/** A random skill: whose, and of which category. */
export const advanceGroups = ({ options }: CareerDecision, nameOf: (id: string) => string): OfferGroup[] =>
  grouped(options, (option) =>
    option.type === 'advance' && option.player !== undefined ? nameOf(option.player) : 'Anybody',
  )

/** A market: who and what can be had, who may stay or go, and whether it may be left. */
export interface Stall {
  readonly players: readonly Goods[]
  readonly things: readonly Goods[]
  /** Players there is room for and no money, the cheapest first. */
  readonly dear: readonly { readonly what: string; readonly cost: number }[]
  readonly stay: readonly CareerChoice[]
  readonly go: readonly CareerChoice[]
  readonly drop: readonly CareerChoice[]
  readonly done: CareerChoice | null
}
interface Goods {
  readonly choice: Extract<CareerChoice, { type: 'buy' }>
  readonly cost: number
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

export function stallOf(edition: Edition, { options, about }: CareerDecision, team: Team): Stall {
  const prices = isFields(about['prices']) ? about['prices'] : {}
  const positions = edition.teams.rosters[team.roster]?.positions.map(({ id }) => id) ?? []
  const isPlayer = (what: string): boolean =>
    positions.includes(what) || Object.hasOwn(edition.teams.specialPlayers, what)
  const goods = options.flatMap((choice): Goods[] =>
    choice.type === 'buy' ? [{ choice, cost: Number(prices[choice.what] ?? 0) }] : [],
  )
  const of = (...types: CareerChoice['type'][]) => options.filter(({ type }) => types.includes(type))
  const fits = mayAdd(
    edition,
    team.roster,
    team.players.map(({ position }) => position),
  )
  const dear = priceList(edition, team.roster)
    .players.filter(({ id, kind, cost }) => kind !== 'star' && cost > team.treasury && fits(id))
    .map(({ id, cost }) => ({ what: id, cost }))
  return {
    players: goods.filter(({ choice }) => isPlayer(choice.what)),
    things: goods.filter(({ choice }) => !isPlayer(choice.what)),
    dear: edition.career.market.paid ? dear.toSorted((a, b) => a.cost - b.cost) : [],
    stay: of('keep'),
    go: of('retire', 'remove'),
    drop: of('dismiss'),
    done: of('done')[0] ?? null,
  }
}

/** Where a book says what a team may be worth at most: how much it is, and how much it may be. */
export function worthLeft(
  edition: Edition,
  team: Team,
): { readonly worth: number; readonly most: number } | null {
  const { worth: most } = edition.career.market
  return most === Infinity ? null : { worth: worthInGold(edition, team, { absent: true }), most }
}

/** Which limit a team is outside of, and what brings it back. */
export function outsideLimits(edition: Edition, team: Team): string {
  const missing = edition.career.market.players - team.players.length
  if (missing > 0)
    return `The team has ${team.players.length} players and needs ${edition.career.market.players}: hire ${missing} more.`
  const { worth, most } = worthLeft(edition, team) ?? { worth: 0, most: 0 }
  return `The team is worth ${gold(worth - most)} more than it may be: let somebody or something go.`
}
