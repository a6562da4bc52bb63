import type { HarmDice } from '../match/blow.ts'
import { type Choice, foul as foulChoice } from '../match/choice.ts'
import type { Play } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import type { Player } from '../match/state.ts'
import { neighbours } from '../match/zones.ts'
import { fire, type Moments } from '../skills/moments.ts'
import { endActivation } from './active.ts'
import { foulAssists, foulDefence } from './assists.ts'
import { hurt } from './injury.ts'
import { refereeLooks } from './referee.ts'

/** Opponents next to a player who are down; only the one he named, if he had to. rule: foul.only-way-to-hit-prone */
function foulTargets(match: Match, player: Player): Player[] {
  const named = match.state.activation?.target ?? null
  return neighbours(match, player.at).filter(
    (target) =>
      target.side !== player.side && target.stance !== 'standing' && (named === null || named === target.id),
  )
}

export function foulOptions(match: Match, player: Player, options: Choice[]): void {
  if (player.stance !== 'standing' || match.state.activation?.done) return
  for (const target of foulTargets(match, player)) options.push(foulChoice(target.id))
}

/** What the boots, the helpers and the victim's friends do to the Armour roll. rule: foul.armour-roll */
export function foulModifiers(
  match: Match,
  fouler: Player,
  victim: Player,
): [source: string, value: number][] {
  const bonus = match.kit(fouler).foulBonus?.(match, fouler) ?? match.edition.fouling.bonus
  return [
    ['foul', bonus],
    ['assists', foulAssists(match, fouler, victim).length],
    ['defensive-assists', -foulDefence(match, victim, fouler).length],
  ]
}

/** The boot goes in, and the action is over. rule: foul.action */
export function* foul(match: Match, fouler: Player, victim: Player): Play {
  const { activation } = match.state
  const moment: Moments['fouling'] = {
    fouler,
    victim,
    armour: foulModifiers(match, fouler, victim),
    lost: false,
  }
  yield* fire(match, 'fouling', moment)
  if (moment.lost) return endActivation(match)
  const { armour } = moment
  match.emit({ type: 'fouled', player: victim.id, by: fouler.id, rule: 'foul.armour-roll' })
  const seen: HarmDice = { armour: null, broken: false, injury: null }
  yield* hurt(match, { victim, attacker: fouler, harm: 'foul', armour, seen })
  yield* refereeLooks(match, fouler, seen)
  if (match.edition.fouling.goesOn?.(match, fouler) && activation !== null) activation.done = true
  else endActivation(match)
}
