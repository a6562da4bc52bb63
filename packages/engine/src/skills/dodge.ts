import { markers } from '../match/zones.ts'
import { isOwnAction } from '../play/active.ts'
import type { Heading, Skill } from './skill.ts'

/** One dodge a turn again (in some books only in his own action), unless an opponent with Tackle stands beside the square he leaves; in blocks it is asked for. */
export const dodge = (heading: Heading, { ownAction = false } = {}): Skill => ({
  ...heading,
  rerolls: {
    dodge: {
      limit: 'turn',
      usable: (match, holder, spec) =>
        (!ownAction || isOwnAction(match, holder)) &&
        markers(match, holder, spec.from).every((marker) => !match.kit(marker).skills.has('tackle')),
    },
  },
})
