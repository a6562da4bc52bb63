import type { Play } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import { markersByHand } from '../match/readings.ts'
import { other, type Side } from '../match/side.ts'
import { EMPTY, type Turn } from '../match/state.ts'
import { relieve } from './conditions.ts'
import { advanceMarker } from './illegal-procedure.ts'
import { scoresAtOnce, touchdown } from './scoring.ts'

export const newTurn = (side: Side, kind: Turn['kind']): Turn => ({
  side,
  kind,
  spent: EMPTY,
  started: false,
  turnover: null,
  timedOut: false,
  used: EMPTY,
  barred: EMPTY,
  marked: true,
  underway: false,
})

/** Opens a turn: nobody has acted and no re-roll is used. */
export function beginTurn(match: Match, side: Side, kind: Turn['kind']): void {
  const { state } = match
  state.turn = newTurn(side, kind)
  state.turn.started = true
  match.team(side).rerollUsed = false
  for (const player of state.players) if (player.side === side) player.acted = false
}

/** rule: turnmarker.advance-first */
export function* startOfTurn(match: Match): Play {
  const { state } = match
  const { side } = state.turn
  beginTurn(match, side, 'normal')
  const team = match.team(side)
  const byHand = markersByHand(match)
  state.turn.marked = !byHand
  if (!byHand) team.turn++
  state.phase = 'turn'
  match.emit({
    type: 'turn-started',
    side,
    turn: byHand ? team.turn + 1 : team.turn,
    half: state.half,
    rule: byHand ? 'seq.alternate' : 'turnmarker.advance-first',
  })
  // Spells and the like come after the marker is moved.
  if (byHand) return
  for (const procedure of match.edition.procedures.beforeTurn) yield* procedure(match)
  if (scoresAtOnce(match) && touchdown(match)) state.phase = 'end-of-drive'
  else if (state.turn.turnover !== null) state.phase = 'end-of-turn'
}

/** rule: injury.stunned-recovery */
export function* endOfTurn(match: Match): Play {
  const { state } = match
  const { side, kind } = state.turn
  advanceMarker(match)
  match.emit({ type: 'turn-ended', side, rule: 'seq.team-turn-ends' })
  for (const player of state.players) relieve(match, player, 'gazed', 'hypnotic-gaze.ends')
  state.turn.started = false
  if (kind === 'bonus') {
    state.phase = 'kick-off-landing'
    return
  }
  turnFaceUp(match, side)
  for (const procedure of match.edition.procedures.afterTurn) yield* procedure(match)
  if (scoresAtOnce(match) && touchdown(match)) state.phase = 'end-of-drive'
  else state.phase = nextTurn(match, other(side)) ? 'start-of-turn' : 'end-of-drive'
}

function turnFaceUp(match: Match, side: Side): void {
  for (const player of match.state.players) {
    if (player.side !== side || player.stance !== 'stunned') continue
    if (player.freshlyStunned) player.freshlyStunned = false
    else {
      player.stance = 'prone'
      match.emit({ type: 'turned-over', player: player.id, rule: 'injury.stunned-recovery' })
    }
  }
}

/** Gives the turn to `side`, or to the other when it has none left. False when the half is over. rule: seq.half-ends */
export function nextTurn(match: Match, side: Side): boolean {
  const { turns } = match.edition.timing
  const next = [side, other(side)].find((candidate) => match.team(candidate).turn < turns)
  if (next === undefined) return false
  match.state.turn = newTurn(next, 'normal')
  return true
}
