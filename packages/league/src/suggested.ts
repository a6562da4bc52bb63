import type { Edition, Position, Roster } from '@touchback/engine'
import { type Draft, type DraftPlayer, limitProblems, teamValue } from './draft.ts'
import { type Price, type PriceList, priceList, rosterOf } from '@touchback/engine/career'
import { emptyDraft, freeNumber } from './squad.ts'
import { type StaffId, staffPrices } from '@touchback/engine/career'
import { withStaff } from './staff.ts'
import { positionOf } from '@touchback/engine/career'

/*
 * A team one can play with at once. Every affordable squad is held against a plain measure of what players, re-rolls and
 * an apothecary are worth to a new coach, in thousands of gold pieces, and the best one is bought.
 */

/** What a skill is worth to a fresh team; those not named count `USUAL_SKILL`. */
const SKILLS: Readonly<Record<string, number>> = {
  block: 30,
  dodge: 18,
  'mighty-blow': 18,
  'sure-hands': 20,
  wrestle: 15,
  guard: 20,
  'thick-skull': 4,
  sprint: 4,
  'sure-feet': 8,
  dauntless: 5,
  regeneration: 6,
  'hypnotic-gaze': 12,
  'throw-team-mate': 4,
  'right-stuff': 2,
  stunty: -6,
  'always-hungry': -6,
  'bone-head': -22,
  'really-stupid': -34,
  'wild-animal': -30,
  'take-root': -26,
  'blood-lust': -30,
  'big-guy': -12,
  loner: -14,
  animosity: -8,
  decay: -8,
  titchy: -10,
}
const USUAL_SKILL = 10
const STRENGTH: readonly number[] = [-60, -45, -24, 0, 44, 66, 78, 86]

/** Whether a characteristic is a number to be rolled, so that a lower Agility is the better one. */
const isTarget = (edition: Edition, id: string): boolean =>
  edition.players.characteristics.some((one) => one.id === id && one.kind === 'target')

function worth(edition: Edition, { ma, st, ag: printedAg, av: printedAv, skills }: Position): number {
  const known = skills.map((skill) => SKILLS[skill.split(':')[0] ?? ''] ?? USUAL_SKILL)
  const ag = isTarget(edition, 'ag') ? 6 - printedAg : printedAg
  const av = isTarget(edition, 'av') ? printedAv - 1 : printedAv
  const agility = ag >= 4 ? 22 : (ag - 3) * 11
  return (
    52 + (ma - 6) * 7 + (STRENGTH[st] ?? 86) + agility + (av - 8) * 8 + known.reduce((sum, n) => sum + n, 0)
  )
}

const handlesBall = ({ skills }: Position): boolean =>
  skills.some((skill) => skill === 'pass' || skill === 'sure-hands' || skill === 'catch')

/** A specialist is worth more to a team that has none like him, and more fun. */
const VARIETY: readonly number[] = [16, 10, 6, 4]

/** Re-rolls by how many there are already; the sixth is money lost. */
const REROLLS: readonly number[] = [130, 115, 85, 42, 20]

interface Candidate {
  readonly price: Price
  readonly worth: number
  readonly handles: boolean
  /** One of the positions a list counts together. */
  readonly together: boolean
}

interface Squad {
  readonly counts: readonly number[]
  readonly size: number
  readonly cost: number
}

interface Limits {
  readonly money: number
  readonly most: number
  readonly bigGuys: number
  /** How many more of those who share a limit. */
  readonly specialists: number
  readonly together: number
}

/** Every squad of the list that leaves something for re-rolls. */
function* squads(
  candidates: readonly Candidate[],
  limits: Limits,
  index = 0,
  squad: Squad = { counts: [], size: 0, cost: 0 },
): Generator<Squad> {
  const next = candidates[index]
  if (next === undefined) return yield squad
  const isBig = next.price.kind === 'big-guy'
  const shared = [
    isBig ? limits.bigGuys : Infinity,
    next.price.lineman ? Infinity : limits.specialists,
    next.together ? limits.together : Infinity,
  ]
  const room = Math.min(next.price.max, ...shared)
  for (let count = 0; count <= room; count++) {
    const cost = squad.cost + count * next.price.cost
    const size = squad.size + count
    if (cost > limits.money || size > limits.most) return
    const left: Limits = {
      ...limits,
      bigGuys: limits.bigGuys - (isBig ? count : 0),
      specialists: limits.specialists - (next.price.lineman ? 0 : count),
      together: limits.together - (next.together ? count : 0),
    }
    yield* squads(candidates, left, index + 1, { counts: [...squad.counts, count], size, cost })
  }
}

/** What a squad is worth: substitutes count for less, and so does a third pair of hands for one ball. */
function squadWorth(candidates: readonly Candidate[], { counts }: Squad, starters: number): number {
  const worths: number[] = []
  let hands = 0
  let linemen = 0
  for (const [index, { price, worth: value, handles }] of candidates.entries())
    for (let count = 0; count < (counts[index] ?? 0); count++) {
      const isLineman = price.lineman
      if (isLineman) linemen++
      const variety = isLineman ? 0 : (VARIETY[count] ?? 0)
      worths.push(value + variety - (handles && ++hands > 3 ? 16 : 0))
    }
  worths.sort((a, b) => b - a)
  const substitute = (place: number): number => (place < 1 ? 1 : place < 2 ? 0.85 : place < 3 ? 0.5 : 0.25)
  const total = worths.reduce((sum, value, place) => sum + value * substitute(place - starters + 1), 0)
  // Somebody has to stand on the line and be hit, and a team of nobody else is dull.
  const dull = linemen === worths.length ? 90 : 0
  return total - Math.max(0, 3 - linemen) * 12 - dull
}

interface Purchase {
  readonly squad: Squad
  readonly rerolls: number
  readonly apothecaries: number
  readonly score: number
}

function bestPurchase(
  edition: Edition,
  roster: Roster,
  list: PriceList,
  candidates: readonly Candidate[],
): Purchase | null {
  const { treasury, fanFactor, players, specialists } = edition.teams.drafting
  const budget = treasury - Math.max(0, fanFactor.min - fanFactor.free) * fanFactor.cost
  const bigGuys = Math.max(0, ...list.players.map(({ kind, max }) => (kind === 'big-guy' ? max : 0)))
  let best: Purchase | null = null
  for (const squad of squads(candidates, {
    money: budget,
    most: Math.min(players.max, players.min + 4),
    bigGuys,
    specialists: specialists ?? Infinity,
    together: roster.together?.max ?? Infinity,
  })) {
    if (squad.size < players.min) continue
    const value = squadWorth(candidates, squad, players.min)
    for (let rerolls = 0; rerolls <= Math.min(REROLLS.length, list.rerolls); rerolls++)
      for (const apothecaries of list.apothecary === null ? [0] : [0, 1]) {
        const money = budget - squad.cost - rerolls * list.reroll - apothecaries * (list.apothecary ?? 0)
        if (money < 0) continue
        const extras = REROLLS.slice(0, rerolls).reduce((sum, n) => sum + n, 0) + apothecaries * 62
        const score = value + extras + (money / 1000) * (money > 80_000 ? 0.4 : 0.6)
        if (best === null || score > best.score) best = { squad, rerolls, apothecaries, score }
      }
  }
  return best
}

/** As many more players as money and limits allow, the best first: a rich book leaves nothing in the chest. */
function withReserves(edition: Edition, draft: Draft, candidates: readonly Candidate[]): Draft {
  const roster = rosterOf(edition, draft.roster)
  const { treasury, players } = edition.teams.drafting
  let result = draft
  const hire = ({ price }: Candidate): boolean => {
    const player = { position: price.id, number: freeNumber(result.players) }
    const more = { ...result, players: [...result.players, player] }
    const fits = teamValue(edition, more) <= treasury && limitProblems(edition, roster, more).length === 0
    if (fits) result = more
    return fits
  }
  const wanted = candidates.toSorted((a, b) => b.worth - a.worth)
  while (result.players.length < players.max && wanted.some(hire));
  return result
}

/** Spends what is left on medicine and kegs, then fans, then on whoever cheers and shouts. */
function withLeftovers(edition: Edition, draft: Draft): Draft {
  let result = draft
  const grow = (id: StaffId, most: number, cost: number | null): void => {
    if (cost === null) return
    for (let count = 1; count <= most; count++) {
      const have = staffPrices(edition, result).find((line) => line.id === id)?.have ?? 0
      if (teamValue(edition, result) + cost > edition.teams.drafting.treasury) return
      result = withStaff(edition, result, id, have + 1)
    }
  }
  const list = priceList(edition, draft.roster)
  const { min, max } = edition.teams.drafting.fanFactor
  grow('ingredients', 1, list.ingredients)
  grow('apothecaries', list.apothecaries - draft.apothecaries, list.apothecary)
  for (const [id, { cost, max: most, perMatch }] of Object.entries(list.extras))
    if (perMatch !== true) grow(id, most, cost)
  grow('fanFactor', max - min, list.fanFactor)
  grow('assistants', 2, list.assistant?.cost ?? null)
  grow('cheerleaders', 4, list.cheerleader?.cost ?? null)
  return result
}

/** A sensible legal team of a list: always the same, without stars, ready for a league too. */
export function suggestedDraft(edition: Edition, rosterId: string, name = ''): Draft {
  const roster = rosterOf(edition, rosterId)
  const list = priceList(edition, rosterId)
  const candidates: Candidate[] = list.players
    .filter(({ kind }) => kind !== 'star')
    .map((price) => {
      const position = positionOf(edition, rosterId, price.id)
      const together = roster.together?.positions.includes(price.id) === true
      return { price, worth: worth(edition, position), handles: handlesBall(position), together }
    })
  const best = bestPurchase(edition, roster, list, candidates)
  if (best === null) throw new Error(`nobody can afford a ${roster.name} team`)
  const players: DraftPlayer[] = candidates
    .flatMap(({ price, worth: value }, index) =>
      Array.from({ length: best.squad.counts[index] ?? 0 }, () => ({ position: price.id, value })),
    )
    .toSorted((a, b) => b.value - a.value)
    .map(({ position }, index) => ({ position, number: index + 1 }))
  const bought = {
    ...emptyDraft(edition, rosterId, name === '' ? roster.name : name),
    players,
    rerolls: best.rerolls,
    apothecaries: best.apothecaries,
  }
  return withLeftovers(edition, withReserves(edition, bought, candidates))
}
