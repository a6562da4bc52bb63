import type { Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import type { Player } from '../../../match/state.ts'
import { isActive } from '../../../play/active.ts'
import { roll } from '../../../rolls/roll.ts'
import type { Skill } from '../../../skills/skill.ts'
import { endBothActions } from '../turn/measures/second-action.ts'

/** Whether a player cannot stand a team-mate: everybody, a position or a race. rule: animosity.targets */
function dislikes(match: Match, player: Player, mate: Player): boolean {
  const against = match.kit(player).parameters.get('animosity')?.split(',') ?? []
  const { position, keywords } = match.sheet(mate)
  if (keywords.includes('mercenary') || keywords.includes('star')) return false
  return against.some(
    (whom) => whom === 'all-team-mates' || whom === `position:${position}` || keywords.includes(whom),
  )
}

/** He will not give the ball to some of his own, and that is the end of his activation. rule: animosity.roll */
export function* refuses(match: Match, player: Player, receiver: Player | null): Play<boolean> {
  if (receiver === null || receiver.side !== player.side || receiver === player) return false
  if (!match.kit(player).skills.has('animosity') || !dislikes(match, player, receiver)) return false
  const { at } = player
  if ((yield* roll(match, { test: 'animosity', player, from: at, to: at })).passed) return false
  if (isActive(match, player)) endBothActions(match)
  return true
}

export const animosity: Skill = {
  category: 'trait',
  kind: 'trait',
  id: 'animosity',
  name: 'Animosity',
  when: {
    *'pass-announced'(match, holder, moment) {
      if (holder === moment.thrower && !moment.refused)
        moment.refused = yield* refuses(match, holder, match.at(moment.to))
    },
  },
}
