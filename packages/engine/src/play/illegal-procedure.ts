import { DECLINE, ILLEGAL_PROCEDURE } from '../match/choice.ts'
import { decision, type Play } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import { markersByHand } from '../match/readings.ts'
import { other, type Side } from '../match/side.ts'
import { argueCall } from './referee.ts'
import type { RuleKey } from '../match/rule-keys.ts'

/** Remembers that a square was moved or a die rolled in this turn. rule: turnmarker.what-counts-as-action */
export function noteDeeds(match: Match): void {
  if (!markersByHand(match)) return
  const { turn, activation } = match.state
  const moved = activation !== null && activation.steps > 0
  if (moved || match.dice.inPhase > 0) turn.underway = true
}

/** One space along. rule: turnmarker.advance-first */
export function advanceMarker(match: Match): void {
  const { turn } = match.state
  if (turn.marked) return
  const team = match.team(turn.side)
  turn.marked = true
  team.turn++
  match.emit({ type: 'turn-marker', side: turn.side, turn: team.turn, rule: 'turnmarker.advance-first' })
}

/** The coach moves his marker; what belongs to the start of a turn follows when nobody has acted yet. */
export function* advanceByHand(match: Match): Play {
  const { state } = match
  const fresh = !state.players.some((player) => player.side === state.turn.side && player.acted)
  advanceMarker(match)
  if (!fresh) return
  for (const procedure of match.edition.procedures.beforeTurn) yield* procedure(match)
  if (state.turn.turnover !== null) state.phase = 'end-of-turn'
}

/** After each action the opposing coach may call illegal procedure, rightly or not. rule: illegal.call */
export function* opponentLooks(match: Match): Play {
  const { turn } = match.state
  if (!markersByHand(match) || turn.kind === 'bonus') return
  const caller = other(turn.side)
  const options = [ILLEGAL_PROCEDURE, DECLINE]
  const choice = yield decision('illegal-procedure', caller, null, 'illegal.call', options, DECLINE)
  if (choice.type !== 'illegal-procedure') return
  if (turn.marked || !turn.underway) return loseOrGive(match, caller, 'illegal.false-call')
  match.emit({ type: 'called', side: turn.side, rule: 'illegal.call' })
  advanceMarker(match)
  if (!(yield* argueCall(match, turn.side, null, 'illegal-procedure'))) penalise(match, turn.side)
}

/** The lost re-roll is this turn's; a coach who has used his, or has none, gives one away. rule: illegal.penalty */
function penalise(match: Match, offender: Side): void {
  const team = match.team(offender)
  if (team.rerollUsed || team.rerolls === 0)
    return change(match, other(offender), 1, 'illegal.penalty-none-available')
  team.rerollUsed = true
  change(match, offender, -1, 'illegal.penalty')
}

function loseOrGive(match: Match, side: Side, rule: RuleKey): void {
  if (match.team(side).rerolls > 0) change(match, side, -1, rule)
  else change(match, other(side), 1, rule)
}

function change(match: Match, side: Side, by: number, rule: RuleKey): void {
  const team = match.team(side)
  team.rerolls += by
  match.emit({ type: 'rerolls', side, change: by, left: team.rerolls, rule })
}
