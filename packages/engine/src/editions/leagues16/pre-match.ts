import type { OptionRule } from '../../career/career.ts'
import { positionOf, priceList, rosterOf, starFee, starPrice } from '../../career/prices.ts'
import { fitsList } from '../../career/squad.ts'
import type { Play } from '../../match/decision.ts'
import type { Match } from '../../match/match.ts'
import { other, SIDES, type Side } from '../../match/side.ts'
import { isCareerMatch, settled } from '../../play/career-match.ts'
import { type Hireable, shop } from '../../play/hiring.ts'
import { join } from '../../play/recruit.ts'
import { changeStock, inStock, setStock } from '../../play/stock.ts'
import { followers } from '../lrb4/pre-match/gate.ts'
import { contractFee } from '../lrb4/pre-match/hiring.ts'
import { hiredStars, isFreeStar, joinStar, loseSharedStars } from '../lrb4/pre-match/stars.ts'
import { freebooter } from './freebooters.ts'

/** What a league may settle about the time before a match. */
export const preMatchOptions = {
  /** How many stars may be hired for a match. */
  'star-limit': { kind: 'number', usual: 2, min: 0, max: 16 },
  /** What a journeyman asks of his price on the list. */
  'journeyman-price': { kind: 'one-of', usual: 'full', of: ['full', 'half'] },
  /** Which of his two prices a star asks. */
  'star-price': { kind: 'one-of', usual: 'full', of: ['full', 'match'] },
  /** Spectators are counted, and a larger crowd is worth something to its team. */
  crowd: { kind: 'switch', usual: false },
} as const satisfies Readonly<Record<string, OptionRule>>

const RULE = 'freebooter.hire'
const FREELANCERS = { most: 5, cost: 10_000 }

/** Both may spend their treasury, and whoever is worth less has the difference on top. rule: freebooter.inducement */
export function* hireFreebooters(match: Match): Play {
  if (!isCareerMatch(match)) return
  for (const side of SIDES) {
    const given = inducement(match, side)
    if (given > 0) match.emit({ type: 'gold', side, gold: given, rule: 'freebooter.inducement' })
    yield* shop(
      match,
      side,
      RULE,
      () => [
        ...journeymen(match, side),
        ...stars(match, side),
        ...help(match, side),
        ...freelancers(match, side),
      ],
      given,
    )
  }
  loseSharedStars(match)
}

/** By what both were worth before anybody spent anything. rule: freebooter.value */
const inducement = (match: Match, side: Side): number =>
  Math.max(0, (match.teamSheet(other(side)).value ?? 0) - (match.teamSheet(side).value ?? 0))

/** Any number of them, even beyond sixteen; whoever misses the match has left his place free. rule: freebooter.journeymen */
function journeymen(match: Match, side: Side): Hireable[] {
  const { roster } = match.teamSheet(side)
  const here = match.state.players
    .filter((player) => player.side === side)
    .map((player) => match.sheet(player).position)
  const fits = fitsList(match.edition, roster, here)
  const share = settled(match, 'journeyman-price') === 'half' ? 2 : 1
  return priceList(match.edition, roster)
    .players.filter(({ id, kind }) => kind !== 'star' && fits(id))
    .map(({ id, cost }) => ({
      id,
      cost: cost / share,
      take() {
        const position = positionOf(match.edition, roster, id)
        const name = `Journeyman ${match.state.recruits.length + 1}`
        const more = { skills: [freebooter.id], keywords: [freebooter.id] }
        join(match, side, { name, position, ...more }, RULE)
      },
    }))
}

/** rule: freebooter.stars, freebooter.team-rules */
function stars(match: Match, side: Side): Hireable[] {
  const roster = rosterOf(match.edition, match.teamSheet(side).roster)
  const hired = hiredStars(match, side).map((player) => match.sheet(player).position)
  if (hired.length >= Number(settled(match, 'star-limit'))) return []
  const fits = fitsList(match.edition, roster.id, hired)
  const price = settled(match, 'star-price') === 'match' ? starFee : starPrice
  return Object.values(match.edition.teams.specialPlayers)
    .filter((player) => isFreeStar(match, player) && fits(player.id))
    .map((star) => ({
      id: star.id,
      cost: price(roster, star),
      take: () => joinStar(match, side, star, RULE),
    }))
}

/** What is hired, and what it is called in a team's stock. */
const HELP: Readonly<Record<string, string>> = {
  apothecary: 'hired-apothecary',
  chirurgeon: 'chirurgeon',
  bribe: 'bribes',
  'intensive-training': 'extra-team-training',
  'bloodweiser-babe': 'babes',
}

function help(match: Match, side: Side): Hireable[] {
  const { extras = {}, wizard } = rosterOf(match.edition, match.teamSheet(side).roster)
  const team = match.team(side)
  const offers = Object.entries(HELP).flatMap(([id, what]): Hireable[] => {
    const extra = extras[what]
    if (extra === undefined || inStock(match, side, what) >= extra.max) return []
    return [{ id, cost: extra.cost, take: () => take(match, side, what) }]
  })
  if (!team.wizard && match.modules['wizards'])
    offers.push({
      id: 'wizard',
      cost: contractFee(match, side) ?? wizard.cost ?? 0,
      take: () => void (team.wizard = true),
    })
  return offers
}

function take(match: Match, side: Side, what: string): void {
  setStock(match, side, what, inStock(match, side, what) + 1)
  if (what !== HELP['intensive-training']) return
  const team = match.team(side)
  team.rerolls++
  match.emit({ type: 'rerolls', side, change: 1, left: team.rerolls, rule: RULE })
}

/** Five in all, coaches and cheerleaders. rule: freebooter.freelancers */
function freelancers(match: Match, side: Side): Hireable[] {
  const many = inStock(match, side, 'assistants') + inStock(match, side, 'cheerleaders')
  if (many >= FREELANCERS.most) return []
  const one = (id: string, what: string): Hireable => ({
    id,
    cost: FREELANCERS.cost,
    take: () => changeStock(match, side, what, 1, RULE),
  })
  return [one('freelance-assistant', 'assistants'), one('freelance-cheerleader', 'cheerleaders')]
}

const SPECTATORS = 1000
const sum = (dice: readonly number[]): number => dice.reduce((total, die) => total + die, 0)

/** Where a league counts them: two dice and the fan factor for either side, and those who follow a player and no team. rule: gate.crowd */
// oxlint-disable-next-line require-yield -- one of the things that happen before a match; this one asks nothing
export function* countCrowd(match: Match): Play {
  if (!isCareerMatch(match) || settled(match, 'crowd') !== true) return
  const dice: number[] = []
  const fans = (side: Side): number => {
    const [first, second] = match.dice.two()
    dice.push(first, second)
    return first + second + match.teamSheet(side).fanFactor
  }
  const [home, away] = [fans('home'), fans('away')]
  const others = followers(match)
  match.emit({
    type: 'gate',
    gate: (home + away + sum(others)) * SPECTATORS,
    dice: [...dice, ...others],
    crowd: { home: advantage(home, away), away: advantage(away, home) },
    rule: 'gate.crowd',
  })
}

/** One more for the larger crowd, two when it is twice as large. */
const advantage = (own: number, theirs: number): number => (own <= theirs ? 0 : own >= 2 * theirs ? 2 : 1)
