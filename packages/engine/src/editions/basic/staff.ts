import { DECLINE, pickDie, reroll, use } from '../../match/choice.ts'
import type { Blow } from '../../match/blow.ts'
import { decision, type Play } from '../../match/decision.ts'
import type { Match } from '../../match/match.ts'
import type { Side } from '../../match/side.ts'
import type { Player } from '../../match/state.ts'
import { sendApothecary } from '../../play/apothecary.ts'
import { apothecaryTreats, makeStunned } from '../../play/injury.ts'
import { remove } from '../../play/knock-down.ts'
import { changeStock, inStock } from '../../play/stock.ts'
import { severity } from './tables.ts'

const mayTreat = (match: Match, { victim, beyondHelp }: Blow): boolean =>
  match.team(victim.side).apothecaries > 0 && !beyondHelp && apothecaryTreats(match, victim)

/** One of the team's apothecaries, each good for one player a match; one looks after an injury. rule: apo.use */
export function* callApothecary(match: Match, blow: Blow, result: string): Play<boolean> {
  return mayTreat(match, blow) && (yield* sendApothecary(match, blow, result))
}

/** A knocked-out player stays on the pitch, stunned; one who has left it goes to Reserves. rule: apo.knocked-out */
export function* treatKnockOut(match: Match, blow: Blow, row: string): Play<boolean> {
  if (row !== 'ko' || !(yield* callApothecary(match, blow, row))) return false
  const { victim } = blow
  match.emit({ type: 'healed', player: victim.id, rule: 'apo.knocked-out' })
  if (victim.place === 'pitch') makeStunned(match, victim)
  else remove(match, victim, 'reserves', 'apo.knocked-out')
  return true
}

/** The coach of the injured player takes the first result or the second. rule: apo.second-roll */
export function* chooseResult(victim: Player, results: readonly [string, string]): Play<string> {
  const [first, second] = results
  if (first === second) return first
  const options = [pickDie(0), pickDie(1)]
  const rule = 'apo.second-roll'
  const milder = pickDie(severity(second) < severity(first) ? 1 : 0)
  const choice = yield decision('pick-die', victim.side, victim.id, rule, options, milder, { results })
  return choice.type === 'pick-die' && choice.index === 1 ? second : first
}

/** An Igor may have a failed Regeneration rolled again; true when he does. rule: igor.effect */
export function* igorHelps(match: Match, victim: Player): Play<boolean> {
  const { side, id } = victim
  if (inStock(match, side, 'igors') === 0) return false
  const options = [reroll('igor'), DECLINE]
  const about = { test: 'regeneration', passed: false } as const
  const choice = yield decision('reroll', side, id, 'igor.effect', options, DECLINE, about, [use('igor')])
  if (choice.type === 'decline') return false
  changeStock(match, side, 'igors', -1, 'igor.effect')
  match.emit({ type: 'reroll', player: id, with: 'igor', rule: 'igor.effect' })
  return true
}

/** Before the rolls to come round a coach opens as many kegs as he likes. rule: keg.effect */
export function* openKegs(match: Match, side: Side): Play<number> {
  let opened = 0
  while (inStock(match, side, 'kegs') > 0) {
    const options = [use('keg'), DECLINE]
    const about = { skill: 'keg', opened }
    const choice = yield decision('use', side, null, 'keg.effect', options, DECLINE, about)
    if (choice.type !== 'use') break
    opened++
    changeStock(match, side, 'kegs', -1, 'keg.effect')
  }
  return opened
}
