import type { Edition, PlayerSheet, TeamSheet } from '@touchback/engine'
import type { Draft, DraftPlayer } from './draft.ts'
import { type Price, type PriceList, priceList } from './prices.ts'
import { JOBS } from './staff.ts'
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
  readonly players: Price[]
  money: number
}

const room = (cart: Cart, offer: Price): number => {
  const alike = cart.players.filter((bought) =>
    offer.kind === 'big-guy' ? bought.kind === 'big-guy' : bought.id === offer.id,
  )
  return offer.max - alike.length
}

/** The least that `count` more players can cost. */
function cheapest(cart: Cart, count: number): number {
  let cost = 0
  let missing = count
  for (const offer of cart.list.players.toSorted((a, b) => a.cost - b.cost)) {
    const taken = Math.max(0, Math.min(missing, room(cart, offer)))
    cost += taken * offer.cost
    missing -= taken
  }
  return missing > 0 ? Infinity : cost
}

/** A legal new team, different for every run of `below`. */
export function randomDraft(edition: Edition, roster: string, below: Below): Draft {
  const { drafting } = edition
  const list = priceList(edition, roster)
  const cart: Cart = { list, players: [], money: drafting.treasury - drafting.fanFactor.min * list.fanFactor }
  const wanted = drafting.players.min + below(3)
  buyPlayers(cart, wanted, drafting.players.min, below)
  return {
    ...buyStaff(edition, cart, below),
    name: `${roster} ${below(1000)}`,
    roster,
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
    if (cost === null) return 0
    const count = below(Math.min(most, Math.floor(cart.money / cost)) + 1)
    cart.money -= count * cost
    return count
  }
  const { min, max } = edition.drafting.fanFactor
  const rerolls = some(list.reroll, 4)
  const apothecaries = some(list.apothecary, 1)
  const wizard = some(list.wizard?.cost ?? null, 1) === 1 ? (list.wizard?.kind ?? null) : null
  return {
    rerolls,
    apothecaries,
    wizard,
    ingredients: some(list.ingredients, 2),
    fanFactor: min + some(list.fanFactor, max - min),
    assistants: JOBS.slice(0, some(list.assistant, JOBS.length)),
    cheerleaders: some(list.cheerleader, 6),
  }
}

/** A full squad that money could not buy, for wear tests: every big guy and many a star it may have, skills dealt out to all. */
export function loadedTeam(edition: Edition, roster: string, below: Below): TeamSheet {
  const list = priceList(edition, roster)
  const cart: Cart = { list, players: [], money: Infinity }
  const { max } = edition.drafting.players
  const ofKind = (kind: Price['kind']) => list.players.filter((offer) => offer.kind === kind)
  fill(cart, ofKind('big-guy'), max, below)
  fill(cart, ofKind('star'), cart.players.length + below(5), below)
  fill(cart, ofKind('position'), max, below)
  const sheet = teamSheet(edition, {
    ...buyStaff(edition, cart, below),
    name: `Loaded ${roster}`,
    roster,
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
  const learnable = Object.values(edition.skills).filter(({ kind }) => kind === 'skill' || kind === 'trait')
  const learned = Array.from({ length: below(4) }, () => pick(below, learnable).id)
  return { ...player, skills: [...new Set([...player.skills, ...learned])] }
}
