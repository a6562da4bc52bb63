import { DECLINE, induce } from '../../../match/choice.ts'
import { decision, type Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import { reads } from '../../../match/readings.ts'
import { other, type Side } from '../../../match/side.ts'
import { changeGold, changeStock } from '../../../play/stock.ts'
import type { Inducement } from './inducement.ts'
import { buyMeasure } from '../turn/measures/table.ts'
import { mercenaries } from '../teams/mercenaries.ts'
import { addValue, underdog } from './pre-game.ts'
import { asPrinted } from '../printed.ts'
import { hasRule, rosterOf } from '../teams/special-rules.ts'

interface Sold {
  readonly id: string
  readonly max: number
  readonly cost: number
  /** For whom it is cheaper. */
  readonly cheaper?: { readonly for: (match: Match, side: Side) => boolean; readonly cost: number }
  /** Who may have it, when not everybody. */
  readonly open?: (match: Match, side: Side) => boolean
  readonly take: (match: Match, side: Side) => void
}

const RULE = 'induce.buy'

/** One more of something the team has already. */
const add = (what: string) => (match: Match, side: Side) => changeStock(match, side, what, 1, RULE)

const another = (what: 'bribes' | 'apothecaries') => (match: Match, side: Side) => {
  const team = match.team(side)
  team[what]++
  match.emit({ type: 'stock', side, what, change: 1, left: team[what], rule: RULE })
}

/** Gnomes play for that cup too; later the chef was for Halflings alone. */
const hasCheapChef = (match: Match, side: Side): boolean =>
  hasRule(match, side, 'halfling-thimble-cup') &&
  (!reads(match, 'chef-for-halflings') || rosterOf(match, side).id === 'halfling')

/** rule: induce.list-closed */
const SOLD: readonly Sold[] = [
  { id: 'agency-cheerleader', max: 2, cost: 30_000, take: add('cheerleaders') },
  { id: 'part-time-assistant-coach', max: 1, cost: 30_000, take: add('assistants') },
  { id: 'bloodweiser-keg', max: 2, cost: 50_000, take: add('kegs') },
  { id: 'desperate-measures', max: 5, cost: 50_000, take: buyMeasure },
  { id: 'extra-team-training', max: 8, cost: 150_000, take: train },
  {
    id: 'bribe',
    max: 3,
    cost: 100_000,
    cheaper: { for: (match, side) => hasRule(match, side, 'bribery-and-corruption'), cost: 50_000 },
    take: another('bribes'),
  },
  {
    id: 'wandering-apothecary',
    max: 2,
    cost: 100_000,
    open: (match, side) => rosterOf(match, side).apothecary.allowed,
    take: another('apothecaries'),
  },
  {
    id: 'mortuary-assistant',
    max: 1,
    cost: 100_000,
    open: (match, side) => hasRule(match, side, 'sylvanian-spotlight'),
    take: add('mortuary-assistant'),
  },
  {
    id: 'plague-doctor',
    max: 1,
    cost: 100_000,
    open: (match, side) => hasRule(match, side, 'favoured-of-nurgle'),
    take: add('plague-doctor'),
  },
  {
    id: 'halfling-master-chef',
    max: 1,
    cost: 300_000,
    cheaper: { for: hasCheapChef, cost: 100_000 },
    take: add('halfling-master-chef'),
  },
]

/** One more re-roll now, and again when they come back for the second half. rule: induce.training */
function train(match: Match, side: Side): void {
  changeStock(match, side, 'extra-team-training', 1, RULE)
  const team = match.team(side)
  team.rerolls++
  match.emit({ type: 'rerolls', side, change: 1, left: team.rerolls, rule: 'induce.training' })
}

/**
 * The coach who is worth more may spend his treasury; the other then gets the difference and as much as was spent against
 * him, none of which he may keep. rule: pregame.petty-cash
 */
export function* buyInducements(match: Match): Play {
  const weaker = underdog(match)
  if (weaker === null) return
  const stronger = other(weaker.side)
  const spent = yield* shop(match, stronger, match.team(stronger).gold)
  takeFromTreasury(match, stronger, spent)
  const gold = weaker.by + (asPrinted(match) ? 0 : spent)
  match.emit({ type: 'gold', side: weaker.side, gold, rule: 'pregame.petty-cash' })
  if (!asPrinted(match)) return void (yield* shop(match, weaker.side, gold))
  // As first printed nothing is given for what the other spends, and either may add his own.
  const total = yield* shop(match, weaker.side, weaker.by + match.team(weaker.side).gold)
  takeFromTreasury(match, weaker.side, total - weaker.by)
}

function takeFromTreasury(match: Match, side: Side, gold: number): void {
  if (gold > 0) changeGold(match, side, -gold, 'pregame.petty-cash')
}

/** One thing after another, while there is money and the coach wants more. Says what was spent. rule: induce.when */
function* shop(match: Match, side: Side, purse: number): Play<number> {
  let left = purse
  const bought: string[] = []
  for (;;) {
    const offers = offersFor(match, side, bought, left)
    if (offers.length === 0) return purse - left
    const options = [...offers.map(({ id }) => induce(id)), DECLINE]
    const prices = Object.fromEntries(offers.map(({ id, cost }) => [id, cost]))
    const choice = yield decision('induce', side, null, RULE, options, DECLINE, { gold: left, prices })
    const chosen = choice.type === 'induce' && offers.find(({ id }) => id === choice.what)
    if (!chosen) return purse - left
    bought.push(chosen.id)
    match.emit({ type: 'hired', side, what: chosen.id, cost: chosen.cost, rule: RULE })
    const cost = chosen.cost + (yield* chosen.take(match, side, left - chosen.cost))
    left -= cost
    addValue(match, side, cost)
  }
}

function offersFor(match: Match, side: Side, bought: readonly string[], purse: number): Inducement[] {
  const many = (id: string) => bought.filter((each) => each === id).length
  const sold = SOLD.filter(({ id, max, open }) => many(id) < max && (open?.(match, side) ?? true))
  const goods = sold.map(({ id, take, ...price }): Inducement => {
    const cost = price.cheaper?.for(match, side) === true ? price.cheaper.cost : price.cost
    return {
      id,
      cost,
      // oxlint-disable-next-line require-yield -- an inducement like any other; this one asks nothing
      *take() {
        take(match, side)
        return 0
      },
    }
  })
  return [...goods, ...mercenaries(match, side)].filter(({ cost }) => cost <= purse)
}
