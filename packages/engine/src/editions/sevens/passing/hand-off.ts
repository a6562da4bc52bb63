import { type Choice, handOff } from '../../../match/choice.ts'
import type { Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import type { Player } from '../../../match/state.ts'
import { neighbours } from '../../../match/zones.ts'
import { endActivation } from '../../../play/active.ts'
import { canCatch } from '../../../play/ball.ts'
import { playHandOff } from '../../../play/hand-off.ts'
import { mayPass } from '../../../play/pass.ts'
import { feedsFirst, isTooThirsty } from '../players/traits/bloodlust.ts'
import { refuses } from './animosity.ts'

/** To a team-mate beside him who can catch. rule: handoff.who */
export function handOffOptions(match: Match, player: Player, options: Choice[]): void {
  if (!mayPass(match, player) || isTooThirsty(match, player)) return
  for (const mate of neighbours(match, player.at))
    if (mate.side === player.side && canCatch(match, mate)) options.push(handOff(mate.id))
}

export function* handBall(match: Match, player: Player, choice: Choice): Play {
  if (choice.type !== 'hand-off') return
  const receiver = match.player(choice.target)
  // Having fed on the one he meant to give it to, he has to think again.
  if (!(yield* feedsFirst(match, player)) || !canCatch(match, receiver)) return
  if (yield* refuses(match, player, receiver)) return endActivation(match)
  yield* playHandOff(match, player, choice)
}
