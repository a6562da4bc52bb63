import { askUse } from './ask-use.ts'
import { isUnstoppable } from './juggernaut.ts'
import type { Heading, Skill } from './skill.ts'

/** Whoever blocked him stays where he is; a blitzer may still walk on. */
export const fend = (heading: Heading): Skill => ({
  ...heading,
  when: {
    *following(match, holder, moment) {
      if (holder !== moment.pushed || moment.barred || isUnstoppable(match, moment.blocker)) return
      moment.barred = yield* askUse(match, holder, heading.id, { blocker: moment.blocker.id })
    },
  },
})
