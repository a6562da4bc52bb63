import type { Match } from '../match/match.ts'
import type { Player } from '../match/state.ts'
import { settleBall } from '../play/ball.ts'
import { relieve } from '../play/conditions.ts'
import { placeProne } from '../play/knock-down.ts'
import { askUse } from './ask-use.ts'
import { isUnstoppable } from './juggernaut.ts'
import type { Heading, Skill } from './skill.ts'

/** On Both Down the two go to the ground together, unhurt and whatever else they can do. */
export const wrestle = (heading: Heading): Skill => ({
  ...heading,
  when: {
    *'block-face'(match, holder, moment) {
      const { blocker, targets } = moment
      if (moment.settled || moment.face !== 'both-down') return
      if (holder !== blocker && (!targets.includes(holder) || isUnstoppable(match, blocker))) return
      if (!(yield* askUse(match, holder, heading.id))) return
      moment.settled = true
      for (const player of [blocker, ...targets]) bringDown(match, player)
      yield* settleBall(match)
    },
  },
})

/** Roots do not hold a player who goes down. */
function bringDown(match: Match, player: Player): void {
  if (player.stance !== 'standing' || player.place !== 'pitch') return
  placeProne(match, player, 'wrestle.both-prone')
  relieve(match, player, 'rooted', 'take-root.ends')
}
