import { targetEndZone } from '../match/edition.ts'
import type { Match } from '../match/match.ts'
import type { RuleKey } from '../match/rule-keys.ts'
import { other, type Side } from '../match/side.ts'
import { xOf } from '../match/square.ts'
import type { Player } from '../match/state.ts'
import { ballCarrier } from './ball.ts'

/** Scores when a player stands in the end zone he attacks with the ball. True when it was a touchdown. rule: td.condition */
export function touchdown(match: Match): boolean {
  const { state } = match
  const scorer = ballCarrier(match)
  if (scorer === null || !isInEndZone(match, scorer)) return false
  const team = match.team(scorer.side)
  team.score++
  state.scorer = scorer.side
  match.emit({ type: 'touchdown', side: scorer.side, player: scorer.id, rule: 'td.condition' })
  if (isOutOfTurn(match, scorer)) {
    team.turn = Math.min(match.edition.timing.turns, team.turn + 1)
    match.emit({ type: 'turn-marker', side: scorer.side, turn: team.turn, rule: 'td.opponent-turn-marker' })
  }
  return true
}

/** Somebody under his own kick-off is out of turn only in books that look for it at once. */
function isOutOfTurn({ state, edition }: Match, scorer: Player): boolean {
  if (state.turn.started) return scorer.side !== state.turn.side
  return edition.turn.scoring === 'at-once-out-of-turn' && scorer.side === state.kicking
}

/** Somebody has scored before the action under way is over. rule: td.condition */
export function scoresAtOnce(match: Match): boolean {
  const { edition, state } = match
  if (edition.turn.scoring === 'end-of-action') return false
  const carrier = ballCarrier(match)
  if (
    carrier === null ||
    (edition.turn.scoring === 'at-once-out-of-turn' && carrier.side === state.turn.side)
  )
    return false
  return isInEndZone(match, carrier) && edition.turn.scoresLater?.(match, carrier) !== true
}

const isInEndZone = (match: Match, carrier: Player): boolean =>
  carrier.stance === 'standing' && xOf(carrier.at) === targetEndZone(match.edition, carrier.side)

/** Whether a touchdown is his as soon as what he does is over. rule: td.condition */
export const standsToScore = (match: Match, player: Player): boolean =>
  match.state.ball.holder === player.id && isInEndZone(match, player)

/** rule: concede.when */
export function concede(
  match: Match,
  side: Side,
  rule: RuleKey = 'concede.when',
  { forced }: { readonly forced: boolean } = { forced: false },
): void {
  const { state } = match
  state.conceded = side
  state.winner = other(side)
  state.phase = 'post-match'
  match.emit({ type: 'conceded', side, forced, rule })
}
