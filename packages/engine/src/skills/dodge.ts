import { markers } from '../match/zones.ts'
import { isOwnTurn } from '../play/active.ts'
import type { Heading, Skill } from './skill.ts'

/** One dodge a turn again (in some books only in his own turn), unless an opponent with Tackle stands beside the square he leaves; in blocks it is asked for. */
export const dodge = (heading: Heading, { ownTurn = false } = {}): Skill => ({
  ...heading,
  rerolls: {
    dodge: {
      limit: 'turn',
      usable: (match, holder, spec) =>
        (!ownTurn || isOwnTurn(match, holder)) &&
        markers(match, holder, spec.from).every((marker) => !match.kit(marker).skills.has('tackle')),
    },
  },
})
