import { askUse } from './ask-use.ts'
import { isUnstoppable } from './juggernaut.ts'
import type { Heading, Skill } from './skill.ts'

/** Whoever blocked him stays where he is; a blitzer may still walk on. */
export const fend = (heading: Heading): Skill => ({
  ...heading,
  when: {
    *following(match, holder, moment) {
      const { blocker, pushed } = moment
      if (holder !== pushed || moment.barred || isUnstoppable(match, blocker)) return
      // Whoever does not steer himself goes on all the same.
      if (match.kit(blocker).is.steered) return
      moment.barred = yield* askUse(match, holder, heading.id, { blocker: blocker.id })
    },
  },
})
