import type { Edition, Position } from '@touchback/engine'
import { type Draft, type DraftPlayer, teamValue } from './draft.ts'
import { type Price, type PriceList, priceList, rosterOf } from './prices.ts'
import { emptyDraft } from './squad.ts'
import { type StaffId, withStaff } from './staff.ts'
import { positionOf } from './team-sheet.ts'

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

function worth({ ma, st, ag, av, skills }: Position): number {
  const known = skills.map((skill) => SKILLS[skill.split(':')[0] ?? ''] ?? USUAL_SKILL)
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
}

interface Squad {
  readonly counts: readonly number[]
  readonly size: number
  readonly cost: number
}

/** Every squad of the list that leaves something for re-rolls. */
function* squads(
  candidates: readonly Candidate[],
  limits: { money: number; most: number; bigGuys: number },
  index = 0,
  squad: Squad = { counts: [], size: 0, cost: 0 },
): Generator<Squad> {
  const next = candidates[index]
  if (next === undefined) return yield squad
  const isBig = next.price.kind === 'big-guy'
  const room = isBig ? Math.min(next.price.max, limits.bigGuys) : next.price.max
  for (let count = 0; count <= room; count++) {
    const cost = squad.cost + count * next.price.cost
    const size = squad.size + count
    if (cost > limits.money || size > limits.most) return
    const left = isBig ? { ...limits, bigGuys: limits.bigGuys - count } : limits
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
      const isLineman = price.max >= starters
      if (isLineman) linemen++
      const variety = isLineman ? 0 : (VARIETY[count] ?? 0)
      worths.push(value + variety - (handles && ++hands > 3 ? 16 : 0))
    }
  worths.sort((a, b) => b - a)
  const substitute = (place: number): number => (place < 1 ? 1 : place < 2 ? 0.85 : place < 3 ? 0.5 : 0.25)
  const total = worths.reduce((sum, value, place) => sum + value * substitute(place - starters + 1), 0)
  // Somebody has to stand on the line and be hit.
  return total - Math.max(0, 3 - linemen) * 12
}

interface Purchase {
  readonly squad: Squad
  readonly rerolls: number
  readonly apothecaries: number
  readonly score: number
}

function bestPurchase(edition: Edition, list: PriceList, candidates: readonly Candidate[]): Purchase | null {
  const { treasury, fanFactor, players } = edition.drafting
  const budget = treasury - fanFactor.min * fanFactor.cost
  const bigGuys = Math.max(0, ...list.players.map(({ kind, max }) => (kind === 'big-guy' ? max : 0)))
  let best: Purchase | null = null
  for (const squad of squads(candidates, {
    money: budget,
    most: Math.min(players.max, players.min + 4),
    bigGuys,
  })) {
    if (squad.size < players.min) continue
    const value = squadWorth(candidates, squad, players.min)
    for (let rerolls = 0; rerolls <= REROLLS.length; rerolls++)
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

/** Spends what is left on fans, then on whoever cheers and shouts. */
function withLeftovers(edition: Edition, draft: Draft): Draft {
  let result = draft
  const grow = (id: StaffId, most: number, cost: number | null): void => {
    if (cost === null) return
    for (let count = 1; count <= most; count++) {
      const have = id === 'assistants' ? result.assistants.length : Number(result[id] ?? 0)
      if (teamValue(edition, result) + cost > edition.drafting.treasury) return
      result = withStaff(edition, result, id, have + 1)
    }
  }
  const list = priceList(edition, draft.roster)
  const { min, max } = edition.drafting.fanFactor
  grow('ingredients', 1, list.ingredients)
  grow('fanFactor', max - min, list.fanFactor)
  grow('assistants', 2, list.assistant)
  grow('cheerleaders', 4, list.cheerleader)
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
      return { price, worth: worth(position), handles: handlesBall(position) }
    })
  const best = bestPurchase(edition, list, candidates)
  if (best === null) throw new Error(`nobody can afford a ${roster.name} team`)
  const players: DraftPlayer[] = candidates
    .flatMap(({ price, worth: value }, index) =>
      Array.from({ length: best.squad.counts[index] ?? 0 }, () => ({ position: price.id, value })),
    )
    .toSorted((a, b) => b.value - a.value)
    .map(({ position }, index) => ({ position, number: index + 1 }))
  return withLeftovers(edition, {
    ...emptyDraft(edition, rosterId, name === '' ? roster.name : name),
    players,
    rerolls: best.rerolls,
    apothecaries: best.apothecaries,
  })
}
