import type { Match } from '../match/match.ts'
import type { Player } from '../match/state.ts'

/** Nothing more is done in this action. */
export function endActivation(match: Match): void {
  match.state.phase = 'end-of-activation'
}

/** Whether it is this player's action. */
export const isActive = (match: Match, player: Player): boolean =>
  match.state.activation?.player === player.id

/** Whether what he does he does in an action of his own, now or when he gets one, and not in somebody else's. */
export const isOwnAction = ({ state: { turn, activation } }: Match, player: Player): boolean =>
  turn.started && turn.side === player.side && (activation === null || activation.player === player.id)

export const activePlayer = (match: Match): Player => {
  const { activation } = match.state
  if (activation === null) throw new Error('nobody is active')
  return match.player(activation.player)
}
