import type { Match } from '../match/match.ts'
import type { RuleKey } from '../match/rule-keys.ts'

/** The turn is over; what is in the air still settles. Only the first cause counts. */
export function turnover(match: Match, cause: string, rule: RuleKey): void {
  const { turn } = match.state
  if (turn.turnover !== null || !turn.started) return
  if (turn.kind === 'bonus' && match.edition.turn.outlastedInBonusTurn?.includes(cause)) return
  turn.turnover = cause
  match.emit({ type: 'turnover', side: turn.side, cause, rule })
}

/** The clock has run out: what is under way is finished without the coach's help. rule: turnover.time-limit */
export function timeOut(match: Match): void {
  match.state.turn.timedOut = true
  turnover(match, 'time-limit', 'turnover.time-limit')
}
