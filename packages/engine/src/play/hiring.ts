import { DECLINE, hire } from '../match/choice.ts'
import { decision, type Play } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import type { RuleKey } from '../match/rule-keys.ts'
import type { Side } from '../match/side.ts'
import { changeGold } from './stock.ts'

/** Somebody or something for one match. */
export interface Hireable {
  readonly id: string
  readonly cost: number
  readonly take: () => void
}

/** Gold in the treasury now. */
const treasury = (match: Match, side: Side): number => match.team(side).gold

/**
 * One thing after another, while there is money and the coach wants more. What he was given for this match goes first, the
 * treasury pays the rest, and what is left of the gift is lost.
 */
export function* shop(
  match: Match,
  side: Side,
  rule: RuleKey,
  offers: () => readonly Hireable[],
  given = 0,
): Play {
  let gift = given
  for (;;) {
    const gold = gift + treasury(match, side)
    const open = offers().filter(({ cost }) => cost <= gold)
    if (open.length === 0) return
    const prices = Object.fromEntries(open.map(({ id, cost }) => [id, cost]))
    const options = [...open.map(({ id }) => hire(id)), DECLINE]
    const choice = yield decision('hire', side, null, rule, options, DECLINE, { gold, prices })
    const chosen = choice.type === 'hire' ? open.find(({ id }) => id === choice.what) : undefined
    if (chosen === undefined) return
    const fromGift = Math.min(gift, chosen.cost)
    gift -= fromGift
    if (chosen.cost > fromGift) changeGold(match, side, fromGift - chosen.cost, rule)
    match.emit({ type: 'hired', side, what: chosen.id, cost: chosen.cost, rule })
    chosen.take()
  }
}
