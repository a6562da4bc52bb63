import { markers } from '../match/zones.ts'
import type { Heading, Skill } from './skill.ts'

/** One dodge a turn again, unless an opponent with Tackle stands beside the square he leaves; in blocks it is asked for. */
export const dodge = (heading: Heading): Skill => ({
  ...heading,
  rerolls: {
    dodge: {
      limit: 'turn',
      usable: (match, holder, spec) =>
        markers(match, holder, spec.from).every((marker) => !match.kit(marker).skills.has('tackle')),
    },
  },
})
