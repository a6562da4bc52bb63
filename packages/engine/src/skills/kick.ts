import type { Match } from '../match/match.ts'
import type { Player } from '../match/state.ts'
import { isOnScrimmage, isWide } from '../play/set-up-rules.ts'
import { askUse } from './ask-use.ts'
import type { Heading, Skill } from './skill.ts'

/** Set up in the centre of the pitch behind the line. */
export const standsBehind = (match: Match, player: Player): boolean =>
  !isWide(match, player.at) && !isOnScrimmage(match, player.side, player.at)

/** All kickers are alike, so one is asked. */
export const kick = (heading: Heading, isKicker = standsBehind): Skill => ({
  ...heading,
  when: {
    *kicked(match, holder, moment) {
      if (moment.asked || holder.side !== moment.side || holder.place !== 'pitch') return
      if (!isKicker(match, holder)) return
      moment.asked = true
      const halved = Math.floor(moment.squares / 2)
      if (yield* askUse(match, holder, heading.id, { distance: moment.squares, halved }))
        moment.squares = halved
    },
  },
})
