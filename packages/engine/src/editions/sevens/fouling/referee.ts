import type { HarmDice } from '../../../match/blow.ts'
import { argue, bribe, DECLINE, use } from '../../../match/choice.ts'
import { decision, type Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import type { Player } from '../../../match/state.ts'
import { settleBall } from '../../../play/ball.ts'
import { remove } from '../../../play/knock-down.ts'
import { isDouble } from '../../../play/referee.ts'
import { isNoted, note } from '../../../play/marks.ts'
import { turnover } from '../../../play/turnover.ts'
import { FRIENDS } from '../procedures/prayers.ts'
import { hasRule } from '../teams/special-rules.ts'

/** A double on either roll of a foul catches his eye. rule: foul.doubles */
export const seesFoul = (match: Match, fouler: Player, { armour, injury }: HarmDice): boolean =>
  (isDouble(armour) && !match.kit(fouler).skills.has('sneaky-git')) || isDouble(injury)

/** His coach may talk or pay him out of it. rule: ref.sent-off */
export function* calledFoul(match: Match, fouler: Player): Play {
  const call = yield* sendingOff(match, fouler, 'foul')
  if (call === 'waved-on') return
  turnover(match, 'sent-off', 'ref.sent-off-turnover')
  if (call === 'sent-off') yield* off(match, fouler)
}

/** Off for the rest of the match. */
function* off(match: Match, player: Player): Play {
  match.emit({ type: 'sent-off', player: player.id, rule: 'ref.sent-off' })
  remove(match, player, 'sent-off', 'ref.sent-off')
  yield* settleBall(match)
}

/** `stays`: the coach talked the referee round, but the turn is gone; `waved-on`: a bribe made him forget it all. */
export type Verdict = 'sent-off' | 'stays' | 'waved-on'

/** What becomes of a call: first the coach may argue, then he may pay. rule: argue.when */
export function* sendingOff(match: Match, player: Player, call: 'foul' | 'secret-weapon'): Play<Verdict> {
  const outcome = yield* argueCall(match, player, call)
  if (outcome === 'reversed') return 'stays'
  if (outcome === 'expelled') return 'sent-off'
  return (yield* payOff(match, player, call)) ? 'waved-on' : 'sent-off'
}

/** The lowest roll on which the referee listens. */
const LISTENS = 6
/** rule: prayer.2 */
const LISTENS_TO_FRIENDS = 5

function* argueCall(match: Match, player: Player, call: string): Play<'reversed' | 'expelled' | 'stands'> {
  const { side, id } = player
  if (match.team(side).coachExpelled) return 'stands'
  const options = [argue(true), argue(false)]
  const needs = isNoted(match, side, FRIENDS) ? LISTENS_TO_FRIENDS : LISTENS
  const about = { call, needs }
  const choice = yield decision('argue', side, id, 'staff.argue.call', options, argue(false), about)
  if (choice.type !== 'argue' || !choice.use) return 'stands'
  const die = yield* argument(match, player)
  const outcome = die === 1 ? 'expelled' : die >= needs ? 'reversed' : 'stands'
  if (outcome === 'expelled') match.team(side).coachExpelled = true
  match.emit({ type: 'argued', side, die, outcome, rule: `staff.argue.${outcome}` })
  return outcome
}

const CORRUPT = 'bribery-and-corruption'

/** Once in a match a team that knows its referees may think again about a 1. rule: special.bribery */
function* argument(match: Match, { side, id }: Player): Play<number> {
  const die = match.dice.d6()
  if (die > 1 || !hasRule(match, side, CORRUPT) || isNoted(match, side, 'argued-again')) return die
  const options = [use(CORRUPT), DECLINE]
  const rule = 'special.bribery'
  const choice = yield decision('use', side, id, rule, options, DECLINE, { skill: CORRUPT })
  if (choice.type !== 'use') return die
  note(match, side, 'argued-again')
  match.emit({ type: 'stock', side, what: 'argued-again', change: 1, left: 1, rule })
  return match.dice.d6()
}

const BRIBE_WORKS = 2

/** One after another, as long as he has any and wants to. rule: bribe.use */
function* payOff(match: Match, player: Player, call: string): Play<boolean> {
  const { side, id } = player
  const team = match.team(side)
  while (team.bribes > 0) {
    const options = [bribe(true), bribe(false)]
    const about = { call, needs: BRIBE_WORKS }
    const choice = yield decision('bribe', side, id, 'bribe.use', options, bribe(false), about)
    if (choice.type !== 'bribe' || !choice.use) return false
    team.bribes--
    const die = match.dice.d6()
    const passed = die >= BRIBE_WORKS
    match.emit({
      type: 'rolled',
      test: 'bribe',
      player: id,
      dice: [die],
      target: BRIBE_WORKS,
      modifiers: [],
      passed,
      rule: 'bribe.use',
    })
    if (passed) return true
  }
  return false
}
