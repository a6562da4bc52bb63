import { askUse } from './ask-use.ts'
import { isUnstoppable } from './juggernaut.ts'
import type { Heading, Skill } from './skill.ts'

/** He need not be pushed, by a block or along a chain, as long as he is on his feet. */
export const standFirm = (heading: Heading): Skill => ({
  ...heading,
  when: {
    *pushing(match, holder, moment) {
      if (holder !== moment.pushed || holder.stance !== 'standing' || moment.answered) return
      if (isUnstoppable(match, moment.blocker)) return
      moment.stays = yield* askUse(match, holder, heading.id)
      moment.answered = moment.stays
    },
  },
})
