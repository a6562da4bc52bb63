import type { Edition } from '../match/edition.ts'
import type { Roster } from '../match/roster.ts'
import { type Price, priceList, rosterOf } from './prices.ts'

const several = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Which limits of its list a squad breaks, a sentence each. rule: team.player-cost-and-quota */
export function squadProblems(edition: Edition, rosterId: string, squad: readonly string[]): string[] {
  const roster = rosterOf(edition, rosterId)
  const offers = priceList(edition, rosterId).byId
  const wanted = new Map<string, number>()
  for (const position of squad) wanted.set(position, (wanted.get(position) ?? 0) + 1)
  const problems: string[] = []
  for (const [id, count] of wanted) {
    const offer = offers.get(id)
    if (offer === undefined) problems.push(notOnOffer(edition, roster, id))
    else if (count > offer.max && offer.kind !== 'big-guy') problems.push(tooMany(offer, count))
  }
  problems.push(...togetherProblems(edition, roster, squad))
  const bigGuys = squad.filter((position) => offers.get(position)?.kind === 'big-guy').length
  if (bigGuys > roster.bigGuys.max)
    problems.push(
      `The ${roster.name} team may have ${several(roster.bigGuys.max, 'Big Guy')}, not ${bigGuys}.`,
    )
  return problems
}

/** Who else fits: no limit is broken that was not broken before. */
export const mayAdd = (
  edition: Edition,
  roster: string,
  squad: readonly string[],
): ((position: string) => boolean) =>
  squad.length < edition.teams.drafting.players.max ? fitsList(edition, roster, squad) : () => false

/** The same for a squad of any size. */
export function fitsList(
  edition: Edition,
  roster: string,
  squad: readonly string[],
): (position: string) => boolean {
  const before = squadProblems(edition, roster, squad).length
  return (position) => squadProblems(edition, roster, [...squad, position]).length <= before
}

/** Limits on several positions at once. rule: draft.non-linemen */
function togetherProblems(edition: Edition, roster: Roster, squad: readonly string[]): string[] {
  const problems: string[] = []
  const listed = (id: string) => roster.positions.find((position) => position.id === id)
  const { specialists } = edition.teams.drafting
  if (specialists !== undefined) {
    const special = squad.filter((position) => listed(position)?.lineman !== true).length
    if (special > specialists)
      problems.push(`At most ${specialists} players may be anything but linemen, not ${special}.`)
  }
  const { together } = roster
  if (together === undefined) return problems
  const big = squad.filter((position) => together.positions.includes(position)).length
  if (big > together.max) {
    const names = together.positions.map((id) => listed(id)?.title ?? id)
    problems.push(`At most ${together.max} of ${names.join(', ')} may be bought, not ${big}.`)
  }
  return problems
}

/** rule: star.eligibility, bigguy.allied-teams */
function notOnOffer(edition: Edition, roster: Roster, id: string): string {
  const special = edition.teams.specialPlayers[id]
  return special === undefined
    ? `The ${roster.name} team list has no "${id}".`
    : `${special.name} will not play for the ${roster.name} team.`
}

const tooMany = (offer: Price, count: number): string =>
  offer.kind === 'star'
    ? `${offer.name} can only be hired once.`
    : `At most ${offer.max} of "${offer.name}" may be bought, not ${count}.`
