import { isOnScrimmage, isWide } from '../play/set-up-rules.ts'
import { askUse } from './ask-use.ts'
import type { Heading, Skill } from './skill.ts'

/** Set up in the centre of the pitch behind the line. All kickers are alike, so one is asked. */
export const kick = (heading: Heading): Skill => ({
  ...heading,
  when: {
    *kicked(match, holder, moment) {
      if (moment.asked || holder.side !== moment.side || holder.place !== 'pitch') return
      if (isWide(match, holder.at) || isOnScrimmage(match, holder.side, holder.at)) return
      moment.asked = true
      const halved = Math.floor(moment.squares / 2)
      if (yield* askUse(match, holder, heading.id, { squares: moment.squares, halved }))
        moment.squares = halved
    },
  },
})
