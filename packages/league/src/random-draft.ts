import type { Edition, PlayerSheet, StaffRule, TeamSheet } from '@touchback/engine'
import type { Draft, DraftOptions, DraftPlayer } from './draft.ts'
import { type Price, type PriceList, priceList, rosterOf } from '@touchback/engine/career'
import { emptyDraft } from './squad.ts'
import { JOBS } from '@touchback/engine/career'
import { teamSheet } from './team-sheet.ts'

/** A number from 0 to `count` − 1. */
export type Below = (count: number) => number

const pick = <T>(below: Below, from: readonly T[]): T => {
  const picked = from[below(from.length)]
  if (picked === undefined) throw new Error('nothing to pick from')
  return picked
}

interface Cart {
  readonly list: PriceList
  /** How many more may be hired from a group that shares a limit. */
  readonly sharedRoom: (offer: Price, bought: readonly Price[]) => number
  readonly players: Price[]
  money: number
}

const room = (cart: Cart, offer: Price): number => {
  const alike = cart.players.filter((bought) =>
    offer.kind === 'big-guy' ? bought.kind === 'big-guy' : bought.id === offer.id,
  )
  return Math.min(offer.max - alike.length, cart.sharedRoom(offer, cart.players))
}

/** Specialists, and positions a list counts together. */
const sharedRoomOf =
  (edition: Edition, rosterId: string): Cart['sharedRoom'] =>
  (offer, bought) => {
    const { specialists } = edition.teams.drafting
    const { together } = rosterOf(edition, rosterId)
    const left = (max: number | undefined, of: (price: Price) => boolean): number =>
      max === undefined || !of(offer) ? Infinity : max - bought.filter(of).length
    return Math.min(
      left(specialists, ({ lineman }) => !lineman),
      left(together?.max, ({ id }) => together?.positions.includes(id) === true),
    )
  }

/** The least that `count` more players can cost. */
function cheapest(cart: Cart, count: number): number {
  let cost = 0
  let missing = count
  for (const offer of cart.list.players.toSorted((a, b) => a.cost - b.cost)) {
    // Those who share a limit are left out: nobody knows yet who else will be hired.
    const shares = cart.sharedRoom(offer, cart.players) < Infinity
    const taken = shares ? 0 : Math.max(0, Math.min(missing, room(cart, offer)))
    cost += taken * offer.cost
    missing -= taken
  }
  return missing > 0 ? Infinity : cost
}

/** What a league team may buy for good: stars, Wizards and cooking come by the match. rule: star.league-one-match */
const forGood = (list: PriceList): PriceList => ({
  ...list,
  players: list.players.filter(({ kind }) => kind !== 'star'),
  wizard: null,
  ingredients: null,
})

/** A legal new team, different for every run of `below`: for one match, or for a league. */
export function randomDraft(
  edition: Edition,
  roster: string,
  below: Below,
  { league = false }: DraftOptions = {},
): Draft {
  const { drafting } = edition.teams
  const prices = priceList(edition, roster)
  const list = league ? forGood(prices) : prices
  const { min, free } = drafting.fanFactor
  const money = drafting.treasury - Math.max(0, min - free) * list.fanFactor
  const cart: Cart = { list, sharedRoom: sharedRoomOf(edition, roster), players: [], money }
  const wanted = drafting.players.min + below(3)
  buyPlayers(cart, wanted, drafting.players.min, below)
  return {
    ...emptyDraft(edition, roster, ''),
    ...buyStaff(edition, cart, below),
    name: `${roster} ${below(1000)}`,
    players: asDrafted(cart),
  }
}

const asDrafted = (cart: Cart): DraftPlayer[] => cart.players.map(({ id }) => ({ position: id }))

function buyPlayers(cart: Cart, wanted: number, needed: number, below: Below): void {
  while (cart.players.length < wanted) {
    const affordable = cart.list.players.filter((offer) => fits(cart, offer, needed))
    if (affordable.length === 0) return
    buy(cart, pick(below, affordable))
  }
}

function buy(cart: Cart, offer: Price): void {
  cart.players.push(offer)
  cart.money -= offer.cost
}

/** Whether a player can be bought and enough is left for a full team. */
function fits(cart: Cart, offer: Price, needed: number): boolean {
  if (room(cart, offer) < 1 || offer.cost > cart.money) return false
  const after: Cart = { ...cart, players: [...cart.players, offer] }
  return cheapest(after, needed - after.players.length) <= cart.money - offer.cost
}

type Staff = Omit<Draft, 'name' | 'roster' | 'players'>

function buyStaff(edition: Edition, cart: Cart, below: Below): Staff {
  const { list } = cart
  const some = (cost: number | null, most: number): number => {
    if (cost === null || most === 0) return 0
    const count = below(Math.min(most, Math.floor(cart.money / cost)) + 1)
    cart.money -= count * cost
    return count
  }
  const staff = (rule: StaffRule | null, most: number): number =>
    some(rule?.cost ?? null, Math.min(most, rule?.max ?? 0))
  const { min, max } = edition.teams.drafting.fanFactor
  const rerolls = some(list.reroll, Math.min(4, list.rerolls))
  const apothecaries = some(list.apothecary, list.apothecaries)
  const extras = Object.entries(list.extras).map(([id, { cost, max: most }]): [string, number] => [
    id,
    some(cost, most),
  ])
  const wizard = some(list.wizard?.cost ?? null, 1) === 1 ? (list.wizard?.kind ?? null) : null
  return {
    rerolls,
    apothecaries,
    wizard,
    ingredients: some(list.ingredients, 2),
    fanFactor: min + some(list.fanFactor, max - min),
    assistants: JOBS.slice(0, staff(list.assistant, JOBS.length)),
    cheerleaders: staff(list.cheerleader, 6),
    extras: Object.fromEntries(extras),
  }
}

/** A full squad that money could not buy, for wear tests: every big guy and many a star it may have, skills dealt out to all. */
export function loadedTeam(edition: Edition, roster: string, below: Below): TeamSheet {
  const list = priceList(edition, roster)
  const cart: Cart = { list, sharedRoom: sharedRoomOf(edition, roster), players: [], money: Infinity }
  const { max } = edition.teams.drafting.players
  const ofKind = (kind: Price['kind']) => list.players.filter((offer) => offer.kind === kind)
  fill(cart, ofKind('big-guy'), max, below)
  fill(cart, ofKind('star'), cart.players.length + below(5), below)
  fill(cart, ofKind('position'), max, below)
  const sheet = teamSheet(edition, {
    ...emptyDraft(edition, roster, ''),
    ...buyStaff(edition, cart, below),
    name: `Loaded ${roster}`,
    players: asDrafted(cart),
  })
  return { ...sheet, players: sheet.players.map((player) => taught(edition, player, below)) }
}

/** Buys from `offers` at random until the squad has `size` players or nothing is left. */
function fill(cart: Cart, offers: readonly Price[], size: number, below: Below): void {
  while (cart.players.length < size) {
    const left = offers.filter((offer) => room(cart, offer) > 0)
    if (left.length === 0) return
    buy(cart, pick(below, left))
  }
}

/** A player with up to three skills he was not born with. */
function taught(edition: Edition, player: PlayerSheet, below: Below): PlayerSheet {
  const learnable = Object.values(edition.players.skills).filter(
    ({ kind }) => kind === 'skill' || kind === 'trait',
  )
  const learned = Array.from({ length: below(4) }, () => pick(below, learnable).id)
  return { ...player, skills: [...new Set([...player.skills, ...learned])] }
}
