import type { Edition, Position, Roster } from '@touchback/engine'
import {
  type Draft,
  type DraftOptions,
  type DraftPlayer,
  limitProblems,
  squadProblems,
  teamValue,
} from './draft.ts'
import { type Price, priceList, rosterOf } from '@touchback/engine/career'
import { type StaffId, staffPrices } from '@touchback/engine/career'
import { withStaff } from './staff.ts'
import { positionOf } from '@touchback/engine/career'

/** A player on offer, with how many the draft has and why it cannot have another. Money is the coach's own affair. */
export interface PlayerOffer extends Price {
  readonly position: Position
  readonly have: number
  readonly problem: string | null
}

export interface StaffOffer {
  readonly id: StaffId
  readonly name: string
  readonly cost: number
  readonly have: number
  readonly problem: string | null
  /** Why there cannot be one fewer. */
  readonly least: string | null
}

/** The first limit that `after` breaks and `before` does not. */
function newProblem(edition: Edition, before: Draft, after: Draft, options: DraftOptions): string | null {
  const roster = rosterOf(edition, before.roster)
  const old = limitProblems(edition, roster, before, options)
  const crowded =
    after.players.length > edition.teams.drafting.players.max ? squadProblems(edition, after) : []
  const fresh = [...crowded, ...limitProblems(edition, roster, after, options)]
  return fresh.find((problem) => !old.includes(problem)) ?? null
}

export function playerOffers(edition: Edition, draft: Draft, options: DraftOptions = {}): PlayerOffer[] {
  return priceList(edition, draft.roster).players.map((price) => ({
    ...price,
    position: positionOf(edition, draft.roster, price.id),
    have: draft.players.filter(({ position }) => position === price.id).length,
    problem: newProblem(
      edition,
      draft,
      { ...draft, players: [...draft.players, { position: price.id }] },
      options,
    ),
  }))
}

/** What the team may have beside players; what it may not have is not offered. */
export function staffOffers(edition: Edition, draft: Draft, options: DraftOptions = {}): StaffOffer[] {
  return staffPrices(edition, draft).flatMap(({ id, name, cost, have }) =>
    cost === null && have === 0
      ? []
      : [
          {
            id,
            name,
            cost: cost ?? 0,
            have,
            problem: newProblem(edition, draft, withStaff(edition, draft, id, have + 1), options),
            least: have === 0 ? 'There is none to give up.' : leastProblem(edition, draft, id, have),
          },
        ],
  )
}

const leastProblem = (edition: Edition, draft: Draft, id: StaffId, have: number): string | null =>
  newProblem(edition, draft, withStaff(edition, draft, id, have - 1), {})

/** What is left of the treasury; below nothing when the team has overspent. */
export const treasuryLeft = (edition: Edition, draft: Draft): number =>
  edition.teams.drafting.treasury - teamValue(edition, draft)

/** The lowest number that nobody wears yet. */
export function freeNumber(players: readonly DraftPlayer[]): number {
  const worn = new Set(players.map(({ number }, index) => number ?? index + 1))
  let number = 1
  while (worn.has(number)) number++
  return number
}

/** A team with a name and a list and nobody on it. */
export const emptyDraft = (edition: Edition, roster: string, name: string): Draft => ({
  name,
  roster: rosterOf(edition, roster).id,
  players: [],
  rerolls: 0,
  fanFactor: edition.teams.drafting.fanFactor.min,
  cheerleaders: 0,
  assistants: [],
  apothecaries: 0,
  wizard: null,
  ingredients: 0,
  ...firstPicks(rosterOf(edition, roster)),
})

/** Somebody has to pick something: the first, until the coach says otherwise. */
const firstPicks = ({ specialRuleChoice: choice }: Roster): Pick<Draft, 'picked'> =>
  choice === undefined ? {} : { picked: choice.from.slice(0, choice.pick) }
