import { positionOf, priceList, rosterOf, starFee } from '../../../career/prices.ts'
import { mayAdd } from '../../../career/squad.ts'
import type { Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import { SIDES, type Side } from '../../../match/side.ts'
import type { Player } from '../../../match/state.ts'
import { careerOf, isCareerMatch, settled } from '../../../play/career-match.ts'
import { type Hireable, shop } from '../../../play/hiring.ts'
import { join } from '../../../play/recruit.ts'
import { isNoted, note } from '../../../play/marks.ts'
import { inStock, setStock } from '../../../play/stock.ts'
import { hiredStars, isFreeStar, joinStar, loseSharedStars } from './stars.ts'

const RULE = 'freebooter.hire'
/** rule: prize.dungeonbowl-wizard */
const CONTRACT = { cup: 'dungeonbowl', cost: 25_000 }

/** What a wizard asks of a team that holds a contract; null of all others. */
export const contractFee = (match: Match, side: Side): number | null =>
  careerOf(match, side).cups.includes(CONTRACT.cup) ? CONTRACT.cost : null

/** Before a league match both coaches may spend their treasury on whoever plays for money. rule: freebooter.who */
export function* hireForTheDay(match: Match): Play {
  if (!isCareerMatch(match)) return
  for (const side of SIDES)
    yield* shop(match, side, RULE, () => [
      ...freebooters(match, side),
      ...stars(match, side),
      ...wizards(match, side),
    ])
  loseSharedStars(match)
}

const team = (match: Match, side: Side): Player[] =>
  match.state.players.filter((player) => player.side === side)

/** Everybody who has a place in the squad, here or not. rule: freebooter.cap */
const squad = (match: Match, side: Side): string[] => [
  ...careerOf(match, side).missing.map(({ position }) => position),
  ...team(match, side).map((player) => match.sheet(player).position),
]

const mayHire = (match: Match, side: Side): ((position: string) => boolean) =>
  mayAdd(match.edition, match.teamSheet(side).roster, squad(match, side))

/** Players of the own list, for half their price. rule: freebooter.price, freebooter.eligible */
function freebooters(match: Match, side: Side): Hireable[] {
  const { roster } = match.teamSheet(side)
  const fits = mayHire(match, side)
  return priceList(match.edition, roster)
    .players.filter(({ id, kind }) => kind !== 'star' && fits(id))
    .map(({ id, cost }) => ({
      id,
      cost: cost / 2,
      take() {
        const position = positionOf(match.edition, roster, id)
        const name = `Freebooter ${match.state.recruits.length + 1}`
        join(match, side, { name, position, keywords: ['freebooter'] }, RULE)
      },
    }))
}

/** Those who play for whoever pays them, for their second price. rule: freebooter.star-fee */
function stars(match: Match, side: Side): Hireable[] {
  const roster = rosterOf(match.edition, match.teamSheet(side).roster)
  if (hiredStars(match, side).length >= Number(settled(match, 'star-limit'))) return []
  const fits = mayHire(match, side)
  return Object.values(match.edition.teams.specialPlayers)
    .filter((player) => isFreeStar(match, player) && fits(player.id))
    .map((star) => ({
      id: star.id,
      cost: starFee(roster, star),
      take: () => joinStar(match, side, star, RULE),
    }))
}

/** One a match, of the kind the team may have; a contract brings one to anybody. rule: staff.wizard.hire, staff.special.who */
function wizards(match: Match, side: Side): Hireable[] {
  if (!match.modules['wizards']) return []
  const { kind, hireable, cost, ingredientsCost } = rosterOf(
    match.edition,
    match.teamSheet(side).roster,
  ).wizard
  const contract = contractFee(match, side)
  const offers: Hireable[] = []
  if (!isNoted(match, side, 'caster')) {
    const caster = (id: string, fee: number, take: () => void): Hireable => ({
      id,
      cost: fee,
      take() {
        note(match, side, 'caster')
        take()
      },
    })
    const casts = () => void (match.team(side).wizard = true)
    if (contract !== null) offers.push(caster('wizard', contract, casts))
    else if (hireable && kind === 'wizard') offers.push(caster(kind, cost ?? 0, casts))
    if (hireable && kind !== 'wizard')
      offers.push(caster(kind, cost ?? 0, () => setStock(match, side, kind, 1)))
  }
  if (ingredientsCost !== null)
    offers.push({
      id: 'ingredient',
      cost: ingredientsCost,
      take: () => setStock(match, side, 'ingredients', inStock(match, side, 'ingredients') + 1),
    })
  return offers
}
