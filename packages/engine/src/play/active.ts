import type { Match } from '../match/match.ts'
import type { Player } from '../match/state.ts'

/** Nothing more is done in this action. */
export function endActivation(match: Match): void {
  match.state.phase = 'end-of-activation'
}

export const activePlayer = (match: Match): Player => {
  const { activation } = match.state
  if (activation === null) throw new Error('nobody is active')
  return match.player(activation.player)
}
