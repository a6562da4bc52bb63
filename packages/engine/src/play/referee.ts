import { argue } from '../match/choice.ts'
import { decision, type Play } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import type { Side } from '../match/side.ts'
import type { Player } from '../match/state.ts'
import { explain } from '../rolls/explain.ts'
import { rollOnce } from '../rolls/roll.ts'
import { settleBall } from './ball.ts'
import { remove } from './knock-down.ts'
import { turnover } from './turnover.ts'

/** What a team may do against a call; true when it is reversed. */
export type Appeal = (match: Match, side: Side, player: Player | null, call: Call) => Play<boolean>

/** After a foul: does the referee see it? He watches the team that fouled last. rule: ref.roll */
export const refereeOpenTo = (appeal: Appeal) =>
  function* refereeLooks(match: Match, fouler: Player): Play {
    const { state } = match
    const { side } = fouler
    const spotted = !match.team(side).refBlind && spots(match, fouler)
    state.refWatches = side
    if (!spotted) return
    if (!(yield* appeal(match, side, fouler, 'sent-off'))) yield* sendOff(match, fouler)
  }

/** Off for the rest of the match, and the turn with him. rule: ref.sent-off */
export function* sendOff(match: Match, player: Player): Play {
  match.emit({ type: 'sent-off', player: player.id, rule: 'ref.sent-off' })
  remove(match, player, 'sent-off', 'ref.sent-off')
  turnover(match, 'sent-off', 'ref.sent-off-turnover')
  yield* settleBall(match)
}

const spots = (match: Match, fouler: Player): boolean =>
  rollOnce(match, { test: 'referee', player: fouler, from: fouler.at, to: fouler.at }).passed

/** The chance of that. */
export function chanceToBeSeen(match: Match, fouler: Player): number {
  const { at, side } = fouler
  if (match.team(side).refBlind) return 0
  return explain(match, { test: 'referee', player: fouler, from: at, to: at }).chance
}

/** What a referee can rule against a team. */
export type Call = 'sent-off' | 'illegal-procedure' | 'secret-weapon'

/** Whether the head coach of a team can still dispute a call. rule: staff.argue.when */
const mayArgue = (match: Match, side: Side): boolean =>
  match.modules['team-creation'] === true && !match.team(side).coachExpelled

/** The head coach may dispute a call of the referee against his team. True when it is reversed. rule: staff.argue.roll */
export function* argueCall(match: Match, side: Side, player: Player | null, call: Call): Play<boolean> {
  if (!mayArgue(match, side)) return false
  const options = [argue(true), argue(false)]
  const rule = 'staff.argue.call'
  const choice = yield decision('argue', side, player?.id ?? null, rule, options, argue(false), { call })
  if (choice.type !== 'argue' || !choice.use) return false
  const die = match.dice.d6()
  const outcome = die === 1 ? 'expelled' : die === 6 ? 'reversed' : 'stands'
  if (outcome === 'expelled') match.team(side).coachExpelled = true
  match.emit({ type: 'argued', side, die, outcome, rule: `staff.argue.${outcome}` })
  return outcome === 'reversed'
}

/** One who listens to head coaches and to nothing else. */
export const refereeLooks = refereeOpenTo(argueCall)
